import type { Graph, Thing } from 'schema-dts'
import { BRAND, getMailingAddress } from '@/lib/business/brand'
import { groupDaysByHours } from '@/lib/business/opening-hours'
import { listRegistrations } from '@/lib/business/registrations'
import { SERVICES } from '@/lib/business/services'
import { getCity, listLanguages } from '@/lib/cities/cities'
import type { City } from '@/lib/cities/city'
import { DEFAULT_CITY } from '@/lib/cities/keys'
import type { PageContext } from '@/lib/routing/page-context'
import { getPageDescription } from '@/lib/content/page-descriptions'
import { SITE_URL } from '@/lib/env'
import { getCanonicalPaths, CANONICAL_CITIES } from '@/lib/routing/canonical'
import { getOgImagePath, type PageName } from '@/lib/routing/paths'
import { buildOffers } from './structured-prices'

interface Props {
  page: PageName
  pageContext: PageContext
}

/** JSON-LD is data, so a Content-Security-Policy does not restrict it. */
export function StructuredData(props: Props) {
  const data = buildStructuredData(props)
  // No string may close the `<script>` element (https://nextjs.org/docs/app/guides/json-ld).
  const __html = JSON.stringify(data).replaceAll('<', '\\u003c')
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html }}
      // Development also renders it in the browser, where SITE_URL is unknown.
      suppressHydrationWarning
    />
  )
}

const ORGANIZATION_ID = `${SITE_URL}/#organization`
const ORGANIZATION = {
  '@type': 'Organization',
  '@id': ORGANIZATION_ID,
  name: BRAND.name.en,
  url: `${SITE_URL}/`,
  logo: `${SITE_URL}/icons/icon-512.png`,
  parentOrganization: {
    '@type': 'Organization',
    name: BRAND.parent.name,
    url: BRAND.parent.url,
  },
} as const satisfies Thing
const WEBSITE: Thing = {
  '@type': 'WebSite',
  '@id': `${SITE_URL}/#website`,
  name: BRAND.name.en,
  alternateName: BRAND.shortName,
  url: `${SITE_URL}/`,
  publisher: { '@id': ORGANIZATION_ID },
}

const SERVICE_PAGES = { packing: 'getQuote', moving: 'getQuote', junk: 'bookNow' } as const
const COUNTRY_CODES = { usa: 'US', canada: 'CA' } as const

/** Every fact in this schema.org data is also visible on the page. */
export function buildStructuredData({ page, pageContext }: Props): Graph {
  const services = SERVICES.filter(({ key }) => page === 'home' || SERVICE_PAGES[key] === page)
  const nodes =
    services.length === 0
      ? [buildBreadcrumbs(page, pageContext), ...(page === 'prices' ? listPrices(pageContext) : [])]
      : [
          buildOrganization(pageContext.city),
          ...(page === 'home' && pageContext.cityKey === null ? [WEBSITE] : []),
          buildMovingCompany(pageContext),
          ...services.map((service) => buildService(service, pageContext)),
        ]
  return { '@context': 'https://schema.org', '@graph': [...buildPage(page, pageContext), ...nodes] }
}

const buildOrganization = ({ country }: City): Thing => ({
  ...ORGANIZATION,
  address: getMailingAddress(country),
})

/** Only one page shows prices. Google shows none of a service; other readers do. */
function listPrices(pageContext: PageContext): Thing[] {
  const { city, cityKey, t } = pageContext
  const url = SITE_URL + getCanonicalPaths(cityKey, t.language).prices
  const { priceRange, offers } = buildOffers(pageContext, { '@id': getCrewId(city) }, url)
  return offers.length === 0
    ? []
    : [buildOrganization(city), buildMovingCompany(pageContext, priceRange), ...offers]
}

/** English pages state no language: a crawler assumes that the site is in English. */
function buildPage(page: PageName, { cityKey, t }: PageContext): Thing[] {
  if (t.language === 'en') return []
  const url = SITE_URL + getCanonicalPaths(cityKey, t.language)[page]
  return [{ '@type': 'WebPage', url, inLanguage: t.locale }]
}

function buildMovingCompany({ city, phone, t }: PageContext, priceRange?: string): Thing {
  const { language } = t
  const cities = CANONICAL_CITIES.filter((key) => getCity(key).locationName === city.locationName)
  const home = cities.find((key) => listLanguages(key).includes(language)) ?? DEFAULT_CITY
  const towns = cities
    .map((key) => getCity(key))
    .flatMap(({ name, servedCities }) => (servedCities.length > 0 ? servedCities : [name]))
  // A PropertyValue as `identifier` is a number in a register; `hasCredential` is for skills and degrees.
  const identifier = listRegistrations(city, t).map(
    ({ number, phrase }) => ({ '@type': 'PropertyValue', name: phrase, value: number }) as const,
  )
  return {
    '@type': 'MovingCompany',
    '@id': getCrewId(city),
    name: `${BRAND.name[t.language]}, ${city.locationName}`,
    url: SITE_URL + getCanonicalPaths(home, language).home,
    image: SITE_URL + getOgImagePath(home, language),
    telephone: `+1-${phone}`,
    ...(priceRange && { priceRange }),
    ...(identifier.length > 0 && { identifier }),
    address: {
      '@type': 'PostalAddress',
      addressRegion: city.region,
      addressCountry: COUNTRY_CODES[city.country],
    },
    areaServed: [...new Set(towns)].map((town) => buildCity(city, town)),
    openingHoursSpecification: groupDaysByHours(city.openingHours).map(
      ({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days,
        opens,
        closes,
      }),
    ),
    parentOrganization: { '@id': ORGANIZATION_ID },
  }
}

function buildService(
  { key, name, text }: (typeof SERVICES)[number],
  { city, cityKey, t }: PageContext,
): Thing {
  const paths = getCanonicalPaths(cityKey, t.language)
  const url = SITE_URL + paths[SERVICE_PAGES[key]]
  return {
    '@type': 'Service',
    '@id': `${SITE_URL}${paths.home}#${key}`,
    name: t('{service} in {city}', { service: t(name), city: city.name }),
    serviceType: t(name),
    description: t(text),
    provider: { '@id': getCrewId(city) },
    areaServed: buildCity(city, city.name),
    offers: { '@type': 'Offer', url, availability: 'https://schema.org/InStock' },
  }
}

function buildBreadcrumbs(page: PageName, { city, cityKey, t }: PageContext): Thing {
  const paths = getCanonicalPaths(cityKey, t.language)
  const { name } = getPageDescription(page, city, t)
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: city.name, item: SITE_URL + paths.home },
      { '@type': 'ListItem', position: 2, name, item: SITE_URL + paths[page] },
    ],
  }
}

/** All cities of a crew share this id. It uses the crew's name, because two crews share a phone number. */
function getCrewId({ locationName }: City): string {
  return `${SITE_URL}/#crew-${locationName.toLowerCase().replace(/[^a-z]+/g, '-')}`
}

/** Leaves out the region: Gatineau is served from Ottawa, but is not in Ontario. */
function buildCity({ country }: City, name: string) {
  const containedInPlace = { '@type': 'Country', name: COUNTRY_CODES[country] } as const
  return { '@type': 'City', name, containedInPlace } as const
}
