import type { Page } from '@playwright/test'
import { getBookingForm, stubEmptyMaps, WIDE_SCREEN } from '@/e2e/support/pages/booking-page'
import { waitForDraft } from '@/e2e/support/pages/draft'
import { openPage } from '@/e2e/support/pages/hydration'
import {
  fillContact,
  getFullQuoteForm,
  getShortQuoteForm,
  submitValidForm,
} from '@/e2e/support/pages/quote-page'
import { getLayoutShifts, trackLayoutShifts } from '@/e2e/support/checks/layout-shifts'
import { expect, test } from '@/e2e/support/servers/fixtures'

test.use({ viewport: { width: 360, height: 780 } })
test.beforeEach(({ page }) => stubEmptyMaps(page))

const OFFER = 'Use Mary Jane Smith, 416-555-0142, mary@example.com'
const getOffer = (page: Page) => page.getByRole('button', { name: /^Use / })

async function beginQuote(page: Page): Promise<void> {
  await openPage(page, '/toronto/get-quote')
  await fillContact(getShortQuoteForm(page))
  await waitForDraft(page, 'mary@example.com')
}

test('What was typed in one form is offered in the next and filled by one tap, and nothing moves', async ({
  page,
}) => {
  await beginQuote(page)
  await trackLayoutShifts(page)
  // A phone shows the contact in the last step.
  await page.setViewportSize(WIDE_SCREEN)
  await openPage(page, '/toronto/book-now')
  const form = getBookingForm(page)
  await expect(getOffer(page)).toHaveAccessibleName(OFFER)
  await expect(form.getByLabel('Your name')).toHaveValue('')
  await getOffer(page).click()
  await expect(form.getByLabel('Your name')).toHaveValue('Mary Jane Smith')
  await expect(form.getByLabel('Your name')).toBeFocused()
  await expect(form.getByLabel('Phone number')).toHaveValue('416-555-0142')
  await expect(getOffer(page)).toHaveCount(0)
  expect(await getLayoutShifts(page)).toEqual([])
})

test('A visitor with a keyboard hears of the offer and takes it', async ({ page }) => {
  await beginQuote(page)
  await openPage(page, '/toronto')
  const form = getFullQuoteForm(page)
  await expect(getOffer(page).first()).toBeVisible()
  await expect(form.locator('[aria-live=polite]').filter({ has: getOffer(page) })).toHaveCount(1)
  await form.getByLabel('Your name').focus()
  await page.keyboard.press('Tab')
  await expect(form.getByRole('button', { name: OFFER })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('Phone number')).toHaveValue('416-555-0142')
  await expect(form.getByLabel('Email')).toHaveValue('mary@example.com')
})

test('The second form of a page offers what was typed in the first', async ({ page }) => {
  await openPage(page, '/toronto')
  const full = getFullQuoteForm(page)
  await full.getByLabel('Your name').fill('ann other')
  await full.getByLabel('Phone number').fill('416555')
  await full.getByLabel('Email').fill('ann@example.com')
  await waitForDraft(page, 'ann@example.com')
  const short = getShortQuoteForm(page)
  await short.getByLabel('Your name').focus()
  // Half a phone number is not offered.
  await expect(getOffer(page)).toHaveAccessibleName(/^Use Ann Other(, ann@example\.com)?$/)
  await short.getByLabel('Your name').fill('Bert')
  await expect(getOffer(page)).toHaveCount(0)
})

test('Once the form is sent nothing is offered', async ({ page }) => {
  await beginQuote(page)
  await submitValidForm(getShortQuoteForm(page))
  await expect(page.getByRole('region', { name: 'Your request' })).toContainText('Mary Jane Smith')
  await page.setViewportSize(WIDE_SCREEN)
  await openPage(page, '/toronto/book-now')
  await getBookingForm(page).getByLabel('Your name').focus()
  await expect(getOffer(page)).toHaveCount(0)
})
