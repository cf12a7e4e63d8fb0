import type { PageContext } from '@/lib/routing/page-context'
import { BRAND } from '@/lib/business/brand'
import { getCity } from '@/lib/cities/cities'
import { SEED_LOCATIONS } from '@/lib/cities/locations'
import { CITY_KEYS, type CityKey } from '@/lib/cities/keys'
import { createPageContext } from '@/lib/routing/page-context.fixture'
import { SITE_URL } from '@/lib/env'
import type { PageName } from '@/lib/routing/paths'
import { buildStructuredData } from './structured-data'

type Node = Record<string, unknown> & { '@type': string }

function getNodes(page: PageName, pageContext: PageContext): Node[] {
  return buildStructuredData({ page, pageContext })['@graph'] as unknown as Node[]
}

const getMovingCompany = (cityKey: CityKey) =>
  getNodes('home', createPageContext(cityKey)).find((node) => node['@type'] === 'MovingCompany')

test('A crew has one id on the pages of all its cities', () => {
  expect(getMovingCompany('waterloo')).toEqual(getMovingCompany('kitchener'))
  expect(getMovingCompany('sanantonio')).toEqual(getMovingCompany('san-antonio'))
})

test('Crews have different ids, even with one phone number', () => {
  const ids = CITY_KEYS.map((key) => getMovingCompany(key)?.['@id'])
  expect(new Set(ids).size).toBe(new Set(CITY_KEYS.map((key) => getCity(key).locationName)).size)
  expect(getMovingCompany('houston')?.telephone).toBe(getMovingCompany('hamilton')?.telephone)
  expect(getMovingCompany('houston')?.['@id']).not.toBe(getMovingCompany('hamilton')?.['@id'])
})

test('A crew has opening hours and served towns', () => {
  expect(getMovingCompany('barrie')).toMatchObject({
    '@id': `${SITE_URL}/#crew-barrie-simcoe`,
    url: `${SITE_URL}/barrie`,
    telephone: `+1-${SEED_LOCATIONS.barrie.tracking_phone}`,
    openingHoursSpecification: [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
        opens: '08:00',
        closes: '18:00',
      },
    ],
  })
  const getTowns = (key: CityKey) =>
    (getMovingCompany(key)?.areaServed as { name: string }[]).map(({ name }) => name)
  expect(getTowns('ottawa')).toContain('Gatineau')
  expect(getTowns('houston')).toEqual(['Houston'])
})

test('A crew has the registrations that its pages show, and the company has the postal address', () => {
  expect(getMovingCompany('miami')).not.toHaveProperty('identifier')
  const registrations = { floridaMover: 'IM1234', usdot: '1234567' }
  const city = { ...getCity('miami'), registrations }
  const nodes = getNodes('getQuote', createPageContext('miami', { city }))
  expect(nodes.find((node) => node['@type'] === 'MovingCompany')?.identifier).toEqual([
    { '@type': 'PropertyValue', name: 'Fla. Mover Reg. No. IM1234', value: 'IM1234' },
    { '@type': 'PropertyValue', name: 'USDOT 1234567', value: '1234567' },
  ])
  const { usa } = BRAND.mailingAddress
  const getAddress = (key: CityKey) =>
    getNodes('home', createPageContext(key)).find((node) => node['@type'] === 'Organization')
      ?.address
  expect(getAddress('toronto')).toBe(usa)
  jest.replaceProperty(BRAND, 'mailingAddress', { usa, canada: '1 Maple Rd, Toronto' })
  expect([getAddress('miami'), getAddress('toronto')]).toEqual([usa, '1 Maple Rd, Toronto'])
})

test('The page without a city key has the default city’s crew, with another phone', () => {
  const home = getNodes('home', createPageContext('dfw', { cityKey: null, phone: '972-555-0199' }))
  expect(home.map((node) => node['@type'])).toContain('WebSite')
  const crew = home.find((node) => node['@type'] === 'MovingCompany')
  expect(crew).toMatchObject({
    '@id': getMovingCompany('dfw')?.['@id'],
    telephone: '+1-972-555-0199',
  })
})

test('Each service is offered on its own page', () => {
  const offers = (page: 'home' | 'getQuote' | 'bookNow') =>
    getNodes(page, createPageContext('toronto')).flatMap(({ serviceType, offers }) =>
      offers ? [[serviceType, (offers as { url: string }).url]] : [],
    )
  const quote = `${SITE_URL}/toronto/get-quote`
  expect(offers('bookNow')).toEqual([['Junk removal', `${SITE_URL}/toronto/book-now`]])
  expect(offers('getQuote')).toEqual([
    ['Packing and unpacking', quote],
    ['Moving', quote],
  ])
  expect(offers('home')).toHaveLength(3)
})

test('The page of prices has an offer for each of them, and only then a range', () => {
  const rates = { two: 149, three: 209, minimum: 3, travel: 79, currency: 'CAD' } as const
  const range = [119, 169] as const
  const ranges = { quarter: range, half: range, 'three-quarters': range, full: [399, 489] } as const
  const prices = { ranges, currency: 'CAD' } as const
  const find = (more: object, type: string) =>
    getNodes('prices', createPageContext('waterloo', more)).filter((node) => node['@type'] === type)
  const offers = find({ rates, prices }, 'Offer')
  expect(offers).toHaveLength(6)
  expect(offers[0]).toMatchObject({
    url: `${SITE_URL}/kitchener/prices`,
    itemOffered: {
      name: 'Crew of two',
      provider: { '@id': `${SITE_URL}/#crew-kitchener-waterloo` },
    },
    priceSpecification: { price: 149, priceCurrency: 'CAD', unitCode: 'HUR' },
  })
  expect(offers[5]?.priceSpecification).toMatchObject({ minPrice: 399, maxPrice: 489 })
  const findRange = (more: object) => find(more, 'MovingCompany')[0]?.priceRange
  expect(findRange({ rates })).toBe('$149 to $209 an hour')
  expect(findRange({ prices })).toBe('$119 to $489')
  expect(find({}, 'MovingCompany')).toEqual([])
  expect(getMovingCompany('waterloo')).not.toHaveProperty('priceRange')
})

test('A content page has breadcrumbs', () => {
  expect(getNodes('faq', createPageContext('dfw'))).toEqual([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Dallas-Fort Worth', item: `${SITE_URL}/` },
        { '@type': 'ListItem', position: 2, name: 'FAQ', item: `${SITE_URL}/dfw/faq` },
      ],
    },
  ])
})
