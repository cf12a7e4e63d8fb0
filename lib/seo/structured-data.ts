import type {
  BreadcrumbList,
  Graph,
  MovingCompany,
  Organization,
  Service,
  Thing,
  WebSite,
} from 'schema-dts'
import type { Area } from '@/lib/cities/area'
import { BRAND } from '@/lib/business/brand'
import { canonicalPaths, PLACES } from './canonical'
import { DEFAULT_CITY, getCity, type City } from '@/lib/cities/cities'
import { daysByShift } from '@/lib/business/opening-hours'
import { pageName } from '@/lib/content/page-words'
import { ogPicture, type AreaPageName } from '@/lib/routing/paths'
import { SERVICES } from '@/lib/business/services'

/** Which page sells what we do. */
const SOLD_ON = { packing: 'getQuote', moving: 'getQuote', junk: 'bookNow' } as const

const countryCode = { usa: 'US', canada: 'CA' } as const

type Absolute = (path: string) => string
type SoldService = (typeof SERVICES)[number]

/**
 * What a page tells search engines, in the words of schema.org. It says nothing that the page does not
 * say: no street address, no rating of ourselves, no price.
 * @param siteUrl absolute address of the site, without a trailing slash
 */
export function structuredData(page: AreaPageName, area: Area, siteUrl: string): Graph {
  const at: Absolute = (path) => siteUrl + path
  const sold = SERVICES.filter(({ key }) => page === 'home' || SOLD_ON[key] === page)
  const things: Thing[] =
    sold.length === 0
      ? [trailOf(page, area, at)]
      : [
          organization(at),
          ...(page === 'home' && area.cityKey === null ? [website(at)] : []),
          crewOf(area, at),
          ...sold.map((service) => serviceOf(service, area, at)),
        ]
  return { '@context': 'https://schema.org', '@graph': things }
}

function organization(at: Absolute): Organization {
  return {
    '@type': 'Organization',
    '@id': at('/#organization'),
    name: BRAND.name,
    url: at('/'),
    logo: at('/icons/icon-512.png'),
    parentOrganization: {
      '@type': 'Organization',
      name: BRAND.parent.name,
      url: BRAND.parent.url,
    },
  }
}

function website(at: Absolute): WebSite {
  return {
    '@type': 'WebSite',
    '@id': at('/#website'),
    name: BRAND.name,
    alternateName: BRAND.shortName,
    url: at('/'),
    publisher: { '@id': at('/#organization') },
  }
}

/**
 * The crew of a location: the same thing, under the same id, on the page of every city it serves. Houston
 * shares another crew's number, but not its name: so the name tells crews apart.
 */
function crewOf({ city, phone }: Area, at: Absolute): MovingCompany {
  const cities = PLACES.map((key) => [key, getCity(key)] as const).filter(
    ([, { locationName }]) => locationName === city.locationName,
  )
  const [home = DEFAULT_CITY] = cities.map(([key]) => key)
  return {
    '@type': 'MovingCompany',
    '@id': crewId(city, at),
    name: `${BRAND.name}, ${city.locationName}`,
    url: at(canonicalPaths(home).home),
    image: at(ogPicture(home)),
    telephone: `+1-${phone}`,
    // We come to you: where a crew's truck is parked is nobody's business.
    address: {
      '@type': 'PostalAddress',
      addressRegion: city.region,
      addressCountry: countryCode[city.country],
    },
    areaServed: townsOf(cities.map(([, served]) => served)).map((town) => townIn(city, town)),
    openingHoursSpecification: daysByShift(city.openingHours).map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens,
      closes,
    })),
    parentOrganization: { '@id': at('/#organization') },
  }
}

/** Where the crew of these cities drives, each town once. */
function townsOf(cities: readonly City[]): string[] {
  const towns = cities.flatMap(({ name, servedCities }) =>
    servedCities.length > 0 ? servedCities : [name],
  )
  return [...new Set(towns)]
}

function serviceOf(
  { key, name, text }: SoldService,
  { city, cityKey }: Area,
  at: Absolute,
): Service {
  const url = at(canonicalPaths(cityKey)[SOLD_ON[key]])
  return {
    '@type': 'Service',
    '@id': `${at(canonicalPaths(cityKey).home)}#${key}`,
    name: `${name} in ${city.name}`,
    serviceType: name,
    description: text,
    provider: { '@id': crewId(city, at) },
    areaServed: townIn(city, city.name),
    offers: { '@type': 'Offer', url, availability: 'https://schema.org/InStock' },
  }
}

/** The way down to a page to read, as its pennant shows it. */
function trailOf(page: AreaPageName, { city, cityKey }: Area, at: Absolute): BreadcrumbList {
  const paths = canonicalPaths(cityKey)
  const steps = [
    { name: city.name, item: at(paths.home) },
    { name: pageName(page), item: at(paths[page]) },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  }
}

function crewId({ locationName }: City, at: Absolute): string {
  return at(`/#crew-${locationName.toLowerCase().replace(/[^a-z]+/g, '-')}`)
}

/** The country tells Paris, Ontario, from the other one; a region would put Gatineau into Ontario. */
function townIn({ country }: City, name: string) {
  const containedInPlace = { '@type': 'Country', name: countryCode[country] } as const
  return { '@type': 'City', name, containedInPlace } as const
}
