import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { search } from './address-page'
import { bookingForm, someDay, withoutMaps } from './booking-page'
import { FORMS, sendInVain } from './forms'
import { serveMaps } from './maps-stand-in'
import { COUNTRY_HEADER, type PageType } from './page-types'
import { newClient } from './post-form'
import { submit } from './quote-page'
import { dayInWords } from '@/lib/dates/words'

/** A page, and what its visitor has done there. */
export interface State {
  name: string
  path: string
  visitor?: PageType['visitor']
  prepare?: (page: Page) => Promise<unknown>
  browser?: BrowserContextOptions
  /** The site's scripts do not arrive; what examines the page may still run its own. */
  withoutScripts?: true
  /** Needs a database that takes what is sent; all others get one that denies it. */
  isStored?: true
}

async function fillHalf(page: Page): Promise<void> {
  const form = bookingForm(page)
  for (const name of ['Pianos', 'Hot tubs', 'Old furniture']) {
    await form.getByRole('checkbox', { name }).check()
  }
  await form.getByRole('radio', { name: /^Half/ }).check()
  await form.getByRole('radio', { name: dayInWords(someDay('toronto')) }).check()
  await form.getByRole('radio', { name: 'Apartment' }).check()
}

/** Every state of every form; without JavaScript the page as it arrives, and what comes back. */
export const FORM_STATES: State[] = FORMS.flatMap(({ name, form, fill, ...place }): State[] => [
  { name: `${name}-errors`, ...place, prepare: (page) => sendInVain(page, form(page)) },
  {
    name: `${name}-failed`,
    ...place,
    prepare: async (page) => {
      await fill(page)
      await sendInVain(page, form(page))
    },
  },
  {
    name: `${name}-sending`,
    ...place,
    prepare: async (page) => {
      await fill(page)
      // Neither let through nor refused: the visitor waits.
      await page.route('**', (route) =>
        route.request().method() === 'POST' ? undefined : route.fallback(),
      )
      await submit(form(page))
      await page.getByRole('button', { name: 'Sending your request' }).waitFor()
    },
  },
  {
    name: `${name}-thanked`,
    ...place,
    isStored: true,
    prepare: async (page) => {
      await fill(page)
      await page.waitForLoadState('networkidle')
      await submit(form(page))
      await expect(page).toHaveURL(/\/thankyou/)
    },
  },
  { name: `${name}-no-javascript`, ...place, withoutScripts: true },
  {
    name: `${name}-no-javascript-errors`,
    ...place,
    withoutScripts: true,
    prepare: (page) => sendInVain(page, form(page)),
  },
])

const BOOKING = { path: '/toronto/book-now', visitor: 'CA' } as const

export const HALF_FILLED: State = { name: 'booking-half-filled', ...BOOKING, prepare: fillHalf }

/** What else a visitor can open or choose. */
export const OPENED_STATES: State[] = [
  {
    name: 'faq-open',
    path: '/toronto/faq',
    prepare: async (page) => {
      for (const question of await page.locator('summary').all()) await question.click()
    },
  },
  HALF_FILLED,
  {
    name: 'menu-open',
    path: '/toronto',
    visitor: 'CA',
    prepare: async (page) => {
      // A wide screen shows the pages in a row, without a button.
      const menu = page.getByRole('button', { name: 'Menu', exact: true })
      if (await menu.isVisible()) await menu.click()
    },
  },
  {
    // Only a build with NEXT_PUBLIC_GOOGLE_MAPS_API_KEY suggests addresses.
    name: 'booking-suggestions',
    ...BOOKING,
    prepare: async (page) => {
      await serveMaps(page, 'new')
      await search(page)
    },
  },
]

/** Opens the page as a new visitor, at this size; what the state asks for is left to the caller. */
export async function openState(
  browser: Browser,
  state: State,
  options: BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext({
    ...options,
    extraHTTPHeaders: {
      [COUNTRY_HEADER]: state.visitor ?? 'US',
      'x-forwarded-for': newClient(),
    },
    ...state.browser,
  })
  const page = await context.newPage()
  await withoutMaps(page)
  if (state.withoutScripts) await page.route('**/*.js', (route) => route.abort())
  await page.goto(state.path)
  return page
}
