import type { Page } from '@playwright/test'
import {
  fillBooking,
  getBookingForm,
  getDay,
  getOpenDay,
  openBooking,
  stubEmptyMaps,
} from '@/e2e/support/pages/booking-page'
import { waitForHydration, openWithoutScripts } from '@/e2e/support/pages/hydration'
import { expect, test } from '@/e2e/support/servers/fixtures'
import {
  fillMove,
  getFullQuoteForm,
  submitForm,
  submitValidForm,
} from '@/e2e/support/pages/quote-page'

test.beforeEach(({ page }) => stubEmptyMaps(page))

const getPlainDateField = (page: Page) =>
  getBookingForm(page).getByLabel('Pickup day', { exact: true })

async function submitBooking(page: Page, date: string): Promise<void> {
  await submitValidForm(getBookingForm(page))
  expect(new URL(page.url()).searchParams.get('moveDate')).toBe(date)
}

test('A day typed before the scripts load stays chosen', async ({ page }) => {
  const date = getOpenDay('toronto')
  const release = await openWithoutScripts(page, '/toronto/book-now')
  await fillBooking(page, date, false)
  release()
  await expect(getDay(page, date)).toBeChecked()
  await submitBooking(page, date)
})

test('A visitor who is typing a day while the scripts load keeps the field', async ({ page }) => {
  const date = getOpenDay('toronto')
  const release = await openWithoutScripts(page, '/toronto/book-now')
  await fillBooking(page, '', false)
  await getPlainDateField(page).focus()
  release()
  await waitForHydration(page)
  await expect(getPlainDateField(page)).toBeFocused()
  await getPlainDateField(page).fill(date)
  await submitBooking(page, date)
})

test('A form sent before hydration is answered with a page that hydrates', async ({ page }) => {
  const release = await openWithoutScripts(page, '/miami')
  const form = getFullQuoteForm(page)
  await fillMove(form, { phone: '416' })
  const answer = page.waitForResponse((response) => response.request().method() === 'POST')
  await submitForm(form)
  await answer
  release()
  await waitForHydration(page)
  await form.getByLabel('Phone number').fill('416-555-0142')
  await submitForm(form)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Thank you/)
})

test.describe('in a browser without the city’s time zone', () => {
  test.use({ expectedErrors: [/no such zone/] })

  test('A visitor types the day and can book', async ({ page }) => {
    await page.addInitScript(() => {
      Intl.DateTimeFormat.prototype.formatToParts = () => {
        throw new RangeError('no such zone')
      }
    })
    const date = getOpenDay('toronto')
    const failed = page.waitForEvent('pageerror')
    await openBooking(page)
    await failed
    await fillBooking(page, date, false)
    await submitBooking(page, date)
  })
})
