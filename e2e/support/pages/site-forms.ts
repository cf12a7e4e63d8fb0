import { expect, type Locator, type Page } from '@playwright/test'
import {
  getBookingForm,
  fillBooking,
  getOpenDay,
  WIDE_SCREEN,
  type PickupInput,
} from './booking-page'
import type { PageType } from './page-types'
import {
  fillContact,
  fillMove,
  getFullQuoteForm,
  getShortQuoteForm,
  submitForm,
  type MoveInput,
} from './quote-page'

export interface SiteForm {
  name: string
  path: string
  visitorCountry: PageType['visitorCountry']
  form: (page: Page) => Locator
  fill: (
    page: Page,
    answers?: Partial<MoveInput & PickupInput>,
    javaScriptEnabled?: boolean,
  ) => Promise<void>
}

export const FORMS: [SiteForm, SiteForm, SiteForm] = [
  {
    name: 'full-quote',
    path: '/dfw',
    visitorCountry: 'US',
    form: getFullQuoteForm,
    fill: (page, answers) => fillMove(getFullQuoteForm(page), answers),
  },
  {
    name: 'short-quote',
    path: '/dfw/get-quote',
    visitorCountry: 'US',
    form: getShortQuoteForm,
    fill: (page, answers) => fillContact(getShortQuoteForm(page), answers),
  },
  {
    name: 'booking',
    path: '/toronto/book-now',
    visitorCountry: 'CA',
    form: getBookingForm,
    fill: (page, answers, javaScriptEnabled = true) =>
      fillBooking(page, getOpenDay('toronto'), javaScriptEnabled, answers),
  },
]

export async function submitExpectingErrors(page: Page, form: Locator): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.setViewportSize(WIDE_SCREEN)
  await submitForm(form)
  await expect(form.locator('[data-summary]')).toBeFocused()
}
