import { expect, type Locator, type Page } from '@playwright/test'
import { bookingForm, fillBooking, someDay } from './booking-page'
import type { PageType } from './page-types'
import { fillContact, fillMove, fullForm, shortForm, submit } from './quote-page'

export interface FormPlace {
  name: string
  path: string
  visitor: PageType['visitor']
  form: (page: Page) => Locator
  fill: (page: Page) => Promise<void>
}

/** The three forms of the site and where each stands. */
export const FORMS: FormPlace[] = [
  {
    name: 'moving-quote',
    path: '/dfw',
    visitor: 'US',
    form: fullForm,
    fill: (page) => fillMove(fullForm(page)),
  },
  {
    name: 'quick-quote',
    path: '/dfw/get-quote',
    visitor: 'US',
    form: shortForm,
    fill: (page) => fillContact(shortForm(page)),
  },
  {
    name: 'booking',
    path: '/toronto/book-now',
    visitor: 'CA',
    form: bookingForm,
    fill: (page) => fillBooking(page, someDay('toronto'), true),
  },
]

/** Sends the form as it is and waits for what it says is wrong. */
export async function sendInVain(page: Page, form: Locator): Promise<void> {
  await page.waitForLoadState('networkidle')
  await submit(form)
  await expect(form.getByRole('alert')).toBeFocused()
}
