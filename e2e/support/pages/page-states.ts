import type { Page } from '@playwright/test'
import { searchAddress } from './address-fields'
import { getBookingForm, getOpenDay } from './booking-page'
import { FORMS, submitExpectingErrors } from './site-forms'
import { stubGoogleMaps } from '@/e2e/support/servers/google-maps-stub'
import { getCityPages, NON_CITY_PAGES, type PageType } from './page-types'
import { submitForm } from './quote-page'
import { formatShortDate } from '@/lib/dates/format-dates'

/** A page after its visitor's actions. */
interface PageState extends PageType {
  prepare?: (page: Page) => Promise<unknown>
  /** The site's scripts are blocked. */
  withoutScripts?: true
}

async function fillHalfOfBooking(page: Page): Promise<void> {
  const form = getBookingForm(page)
  for (const name of ['Pianos', 'Hot tubs', 'Old furniture']) {
    await form.getByRole('checkbox', { name }).check()
  }
  await form.getByRole('radio', { name: /^Half/ }).check()
  await form.getByRole('radio', { name: formatShortDate(getOpenDay('toronto')) }).check()
  await form.getByRole('radio', { name: 'Apartment' }).check()
}

/** States of each form on a site whose database denies every write. */
const FORM_STATES: PageState[] = FORMS.flatMap(({ name, form, fill, ...place }): PageState[] => [
  {
    name: `${name}-errors`,
    ...place,
    prepare: (page) => submitExpectingErrors(page, form(page)),
  },
  {
    name: `${name}-failed`,
    ...place,
    prepare: async (page) => {
      await fill(page)
      await submitExpectingErrors(page, form(page))
    },
  },
  {
    name: `${name}-sending`,
    ...place,
    prepare: async (page) => {
      await fill(page)
      // Never answered: the form stays in its pending state.
      await page.route('**', (route) =>
        route.request().method() === 'POST' ? undefined : route.fallback(),
      )
      await submitForm(form(page))
      await page.getByRole('button', { name: 'Sending your request' }).waitFor()
    },
  },
  {
    name: `${name}-no-javascript-errors`,
    ...place,
    withoutScripts: true,
    prepare: (page) => submitExpectingErrors(page, form(page)),
  },
])

const BOOKING_PAGE = { path: '/toronto/book-now', visitorCountry: 'CA' } as const

/** States of pages besides those of a form's submission. */
const INTERACTION_STATES: PageState[] = [
  {
    name: 'faq-open',
    path: '/toronto/faq',
    visitorCountry: 'CA',
    prepare: async (page) => {
      for (const question of await page.locator('summary').all()) await question.click()
    },
  },
  { name: 'booking-half-filled', ...BOOKING_PAGE, prepare: fillHalfOfBooking },
  {
    name: 'menu-open',
    path: '/toronto',
    visitorCountry: 'CA',
    prepare: async (page) => {
      // A wide screen shows a row of links instead of the button.
      const menu = page.getByRole('button', { name: 'Menu', exact: true })
      if (await menu.isVisible()) await menu.click()
    },
  },
  {
    // Suggestions need a build with NEXT_PUBLIC_GOOGLE_MAPS_API_KEY.
    name: 'booking-suggestions',
    ...BOOKING_PAGE,
    prepare: async (page) => {
      await stubGoogleMaps(page, 'new')
      await searchAddress(page)
    },
  },
]

/** Every kind of page, form and state. */
export const PAGE_STATES: PageState[] = [
  ...NON_CITY_PAGES,
  ...getCityPages('toronto'),
  ...FORM_STATES,
  ...INTERACTION_STATES,
]
