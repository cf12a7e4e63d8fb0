import type { Page } from '@playwright/test'
import {
  ACCESSIBILITY_PATH,
  CITY_PAGES,
  getPaths,
  PRIVACY_PATH,
  THANK_YOU_PATH,
} from '@/lib/routing/paths'
import { CITIES } from '@/lib/cities/cities'
import type { CityKey } from '@/lib/cities/keys'
import type { Language } from '@/lib/words/languages'
import { getThankYouPath } from '@/lib/forms/thank-you'
import { getOpenDay } from './booking-page'

export interface PageType {
  name: string
  path: string
  visitorCountry: 'CA' | 'US'
}

export const COUNTRY_HEADER = 'x-vercel-ip-country'

const BOOKED = {
  form: 'pickup',
  city: 'ottawa',
  moveDate: getOpenDay('ottawa'),
  window: '11:00-13:00',
  load: 'half',
} as const
const ASKED = {
  form: 'full',
  city: 'miami',
  moveDate: getOpenDay('miami'),
  fromAddress: 'm5v2t6',
  toAddress: '33101',
  packing: true,
} as const
const JOB_THANK_YOU_PATH = getThankYouPath({ ...BOOKED, city: 'toronto' })
const QUOTE_THANK_YOU_PATH = getThankYouPath({ ...ASKED, city: 'toronto' })

/** Uses the country of the city. Leaves out `hire`, which repeats the landing page. */
export function getCityPages(city: CityKey, language?: Language): PageType[] {
  const { home } = getPaths(city, language)
  const prefix = language ? `${language}-` : ''
  const visitorCountry: PageType['visitorCountry'] = CITIES[city].country === 'canada' ? 'CA' : 'US'
  return [
    { name: `${prefix}${city}-landing`, path: home, visitorCountry },
    ...CITY_PAGES.filter((page) => page !== 'hire').map((page) => ({
      name: `${prefix}${city}-${page}`,
      path: `${home}/${page}`,
      visitorCountry,
    })),
  ]
}

/** Also contains two unknown addresses. */
export const NON_CITY_PAGES: PageType[] = [
  { name: 'landing', path: '/', visitorCountry: 'US' },
  { name: 'get-quote', path: getPaths(null).getQuote, visitorCountry: 'US' },
  { name: 'privacy', path: PRIVACY_PATH, visitorCountry: 'US' },
  { name: 'accessibility', path: ACCESSIBILITY_PATH, visitorCountry: 'US' },
  { name: 'thankyou', path: THANK_YOU_PATH, visitorCountry: 'US' },
  { name: 'thankyou-quote', path: QUOTE_THANK_YOU_PATH, visitorCountry: 'CA' },
  { name: 'thankyou-job', path: JOB_THANK_YOU_PATH, visitorCountry: 'CA' },
  { name: 'city-not-found', path: '/toronto/nope', visitorCountry: 'CA' },
  { name: 'not-found', path: '/nope.png', visitorCountry: 'US' },
]

/** Translated pages without a city in their address, and those that follow something. */
export const TRANSLATED_PAGES: PageType[] = [
  { name: 'es-landing', path: '/es', visitorCountry: 'US' },
  { name: 'es-get-quote', path: '/es/get-quote', visitorCountry: 'US' },
  { name: 'fr-not-found', path: '/fr/ottawa/nope', visitorCountry: 'CA' },
  { name: 'fr-thankyou-job', path: getThankYouPath(BOOKED, 'fr'), visitorCountry: 'CA' },
  { name: 'es-thankyou-quote', path: getThankYouPath(ASKED, 'es'), visitorCountry: 'US' },
]

const REPEATED = ['get-quote', 'privacy', 'accessibility', 'thankyou']

/** One page of each kind: the pages of a city repeat some that have no city. */
export const PAGE_KINDS: PageType[] = [
  ...NON_CITY_PAGES.filter(({ name }) => !REPEATED.includes(name)),
  ...getCityPages('toronto'),
]

export async function visitPage(
  page: Page,
  { path, visitorCountry }: Omit<PageType, 'name'>,
): Promise<void> {
  await page.setExtraHTTPHeaders({ [COUNTRY_HEADER]: visitorCountry })
  await page.goto(path)
}
