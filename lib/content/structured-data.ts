import type { Graph, Thing } from 'schema-dts'
import type { PageContext } from '@/lib/cities/page-context'
import { BRAND } from '@/lib/business/brand'
import { getCanonicalPaths, CANONICAL_CITIES } from '@/lib/routing/canonical'
import { getCity } from '@/lib/cities/cities'
import type { City } from '@/lib/cities/city'
import { DEFAULT_CITY } from '@/lib/cities/keys'
import { groupDaysByHours } from '@/lib/business/opening-hours'
import { getPageDescription } from './page-descriptions'
import { getOgImagePath, type PageName } from '@/lib/routing/paths'
import { SERVICES } from '@/lib/business/services'

const SERVICE_PAGES = { packing: 'getQuote', moving: 'getQuote', junk: 'bookNow' } as const

const COUNTRY_CODES = { usa: 'US', canada: 'CA' } as const

type ToAbsoluteUrl = (path: string) => string
type OfferedService = (typeof SERVICES)[number]

/** schema.org data with facts that the page shows, too. @param siteUrl without a trailing slash */
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

function buildOrganization(toAbsoluteUrl: ToAbsoluteUrl): Thing {
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

function buildWebsite(toAbsoluteUrl: ToAbsoluteUrl): Thing {
  return {
    '@type': 'WebSite',
    '@id': toAbsoluteUrl('/#website'),
    name: BRAND.name,
    alternateName: BRAND.shortName,
    url: toAbsoluteUrl('/'),
    publisher: { '@id': toAbsoluteUrl('/#organization') },
  }
}

/** One id for all cities of a crew, made of its name: two crews share a phone number. */
function buildMovingCompany({ city, phone }: PageContext, toAbsoluteUrl: ToAbsoluteUrl): Thing {
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
): Thing {
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

function buildBreadcrumbs(
  page: PageName,
  { city, cityKey }: PageContext,
  toAbsoluteUrl: ToAbsoluteUrl,
): Thing {
  const paths = getCanonicalPaths(cityKey)
  const steps = [
    { name: city.name, item: toAbsoluteUrl(paths.home) },
    { name: getPageDescription(page, city).name, item: toAbsoluteUrl(paths[page]) },
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

/** Not in its region: Gatineau, served from Ottawa, is not in Ontario. */
function buildCity({ country }: City, name: string) {
  const containedInPlace = { '@type': 'Country', name: COUNTRY_CODES[country] } as const
  return { '@type': 'City', name, containedInPlace } as const
}
