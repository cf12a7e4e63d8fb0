import type { Page } from '@playwright/test'
import { CITY_PAGES, pathsOf, PRIVACY_PATH, THANK_YOU_PATH } from '@/lib/routing/paths'
import { CITIES, type CityKey } from '@/lib/cities/cities'
import { thankYouPath } from '@/lib/forms/thank-you'
import { someDay } from './booking-page'

/** One of each kind of page that the site has. */
export interface PageType {
  name: string
  path: string
  /** The country that the visitor comes from, as the host's header says it. */
  visitor: 'CA' | 'US'
}

export const COUNTRY_HEADER = 'x-vercel-ip-country'

export const JOB_PASS = thankYouPath({
  kind: 'job',
  city: 'toronto',
  moveDate: someDay('toronto'),
  window: '11:00-13:00',
  load: 'half',
})

const QUOTE_THANKS = thankYouPath({
  kind: 'quote',
  city: 'toronto',
  moveDate: someDay('toronto'),
  fromAddress: 'm5v2t6',
  toAddress: '33101',
  packing: true,
})

/** The pages of a city, to a visitor of its country; `hire` is its landing page again. */
export function cityPages(city: CityKey): PageType[] {
  const { home } = pathsOf(city)
  const visitor: PageType['visitor'] = CITIES[city].country === 'canada' ? 'CA' : 'US'
  return [
    { name: `${city}-landing`, path: home, visitor },
    ...CITY_PAGES.filter((page) => page !== 'hire').map((page) => ({
      name: `${city}-${page}`,
      path: `${home}/${page}`,
      visitor,
    })),
  ]
}

/** The pages that are no city's own. */
export const AREA_PAGES: PageType[] = [
  { name: 'landing', path: '/', visitor: 'US' },
  { name: 'get-quote', path: pathsOf(null).getQuote, visitor: 'US' },
  { name: 'privacy', path: PRIVACY_PATH, visitor: 'US' },
  { name: 'thankyou', path: THANK_YOU_PATH, visitor: 'US' },
  { name: 'thankyou-quote', path: QUOTE_THANKS, visitor: 'CA' },
  { name: 'thankyou-job', path: JOB_PASS, visitor: 'CA' },
  { name: 'missing', path: '/toronto/nope', visitor: 'CA' },
  { name: 'not-found', path: '/nope.png', visitor: 'US' },
]

/** Opens a page as a visitor of its country. */
export async function visit(page: Page, { path, visitor }: Omit<PageType, 'name'>): Promise<void> {
  await page.setExtraHTTPHeaders({ [COUNTRY_HEADER]: visitor })
  await page.goto(path)
}
