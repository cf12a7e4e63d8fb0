import type {
  BreadcrumbList,
  Graph,
  MovingCompany,
  Organization,
  Service,
  Thing,
  WebSite,
} from 'schema-dts'
import type { PageContext } from '@/lib/cities/page-context'
import { BRAND } from '@/lib/business/brand'
import { getCanonicalPaths, CANONICAL_CITIES } from './canonical'
import { getCity } from '@/lib/cities/cities'
import type { City } from '@/lib/cities/city'
import { DEFAULT_CITY } from '@/lib/cities/keys'
import { groupDaysByHours } from '@/lib/business/opening-hours'
import { getPageName } from '@/lib/content/page-descriptions'
import { getOgImagePath, type PageName } from '@/lib/routing/paths'
import { SERVICES } from '@/lib/business/services'

/** Which page sells what we do. */
const SERVICE_PAGES = { packing: 'getQuote', moving: 'getQuote', junk: 'bookNow' } as const

const COUNTRY_CODES = { usa: 'US', canada: 'CA' } as const

type ToAbsoluteUrl = (path: string) => string
type OfferedService = (typeof SERVICES)[number]

/**
 * What a page tells search engines, in the words of schema.org. It says nothing that the page does not
 * say: no street address, no rating of ourselves, no price.
 * @param siteUrl absolute address of the site, without a trailing slash
 */
export function buildStructuredData(page: PageName, context: PageContext, siteUrl: string): Graph {
  const toAbsoluteUrl: ToAbsoluteUrl = (path) => siteUrl + path
  const services = SERVICES.filter(({ key }) => page === 'home' || SERVICE_PAGES[key] === page)
  const nodes: Thing[] =
    services.length === 0
      ? [buildBreadcrumbs(page, context, toAbsoluteUrl)]
      : [
          buildOrganization(toAbsoluteUrl),
          ...(page === 'home' && context.cityKey === null ? [buildWebsite(toAbsoluteUrl)] : []),
          buildMovingCompany(context, toAbsoluteUrl),
          ...services.map((service) => buildService(service, context, toAbsoluteUrl)),
        ]
  return { '@context': 'https://schema.org', '@graph': nodes }
}

function buildOrganization(toAbsoluteUrl: ToAbsoluteUrl): Organization {
  return {
    '@type': 'Organization',
    '@id': toAbsoluteUrl('/#organization'),
    name: BRAND.name,
    url: toAbsoluteUrl('/'),
    logo: toAbsoluteUrl('/icons/icon-512.png'),
    parentOrganization: {
      '@type': 'Organization',
      name: BRAND.parent.name,
      url: BRAND.parent.url,
    },
  }
}

function buildWebsite(toAbsoluteUrl: ToAbsoluteUrl): WebSite {
  return {
    '@type': 'WebSite',
    '@id': toAbsoluteUrl('/#website'),
    name: BRAND.name,
    alternateName: BRAND.shortName,
    url: toAbsoluteUrl('/'),
    publisher: { '@id': toAbsoluteUrl('/#organization') },
  }
}

/**
 * The crew of a location: the same thing, under the same id, on the page of every city it serves. Houston
 * shares another crew's number, but not its name: so the name tells crews apart.
 */
function buildMovingCompany(
  { city, phone }: PageContext,
  toAbsoluteUrl: ToAbsoluteUrl,
): MovingCompany {
  const cities = CANONICAL_CITIES.map((key) => [key, getCity(key)] as const).filter(
    ([, { locationName }]) => locationName === city.locationName,
  )
  const [firstCity = DEFAULT_CITY] = cities.map(([key]) => key)
  return {
    '@type': 'MovingCompany',
    '@id': getCrewId(city, toAbsoluteUrl),
    name: `${BRAND.name}, ${city.locationName}`,
    url: toAbsoluteUrl(getCanonicalPaths(firstCity).home),
    image: toAbsoluteUrl(getOgImagePath(firstCity)),
    telephone: `+1-${phone}`,
    // We come to you: where a crew's truck is parked is nobody's business.
    address: {
      '@type': 'PostalAddress',
      addressRegion: city.region,
      addressCountry: COUNTRY_CODES[city.country],
    },
    areaServed: getServedTowns(cities.map(([, served]) => served)).map((town) =>
      buildCity(city, town),
    ),
    openingHoursSpecification: groupDaysByHours(city.openingHours).map(
      ({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days,
        opens,
        closes,
      }),
    ),
    parentOrganization: { '@id': toAbsoluteUrl('/#organization') },
  }
}

/** Where the crew of these cities drives, each town once. */
function getServedTowns(cities: readonly City[]): string[] {
  const towns = cities.flatMap(({ name, servedCities }) =>
    servedCities.length > 0 ? servedCities : [name],
  )
  return [...new Set(towns)]
}

function buildService(
  { key, name, text }: OfferedService,
  { city, cityKey }: PageContext,
  toAbsoluteUrl: ToAbsoluteUrl,
): Service {
  const url = toAbsoluteUrl(getCanonicalPaths(cityKey)[SERVICE_PAGES[key]])
  return {
    '@type': 'Service',
    '@id': `${toAbsoluteUrl(getCanonicalPaths(cityKey).home)}#${key}`,
    name: `${name} in ${city.name}`,
    serviceType: name,
    description: text,
    provider: { '@id': getCrewId(city, toAbsoluteUrl) },
    areaServed: buildCity(city, city.name),
    offers: { '@type': 'Offer', url, availability: 'https://schema.org/InStock' },
  }
}

/** The way down to a page to read, as its pennant shows it. */
function buildBreadcrumbs(
  page: PageName,
  { city, cityKey }: PageContext,
  toAbsoluteUrl: ToAbsoluteUrl,
): BreadcrumbList {
  const paths = getCanonicalPaths(cityKey)
  const steps = [
    { name: city.name, item: toAbsoluteUrl(paths.home) },
    { name: getPageName(page), item: toAbsoluteUrl(paths[page]) },
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

function getCrewId({ locationName }: City, toAbsoluteUrl: ToAbsoluteUrl): string {
  return toAbsoluteUrl(`/#crew-${locationName.toLowerCase().replace(/[^a-z]+/g, '-')}`)
}

/** The country tells Paris, Ontario, from the other one; a region would put Gatineau into Ontario. */
function buildCity({ country }: City, name: string) {
  const containedInPlace = { '@type': 'Country', name: COUNTRY_CODES[country] } as const
  return { '@type': 'City', name, containedInPlace } as const
}
