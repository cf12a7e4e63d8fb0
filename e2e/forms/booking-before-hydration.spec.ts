import type { Page } from '@playwright/test'
import { formatShortDate } from '@/lib/dates/format-dates'
import {
  getBookingForm,
  fillBooking,
  getLastBookableDay,
  stubEmptyMaps,
} from '@/e2e/support/pages/booking-page'
import { expect, test } from '@/e2e/support/servers/fixtures'
import { pauseRequests } from '@/e2e/support/pages/pause-requests'
import { submitForm } from '@/e2e/support/pages/quote-page'

test.beforeEach(({ page }) => stubEmptyMaps(page))

const getPlainDateField = (page: Page) =>
  getBookingForm(page).getByLabel('Pickup day', { exact: true })

/** Opens the booking page; its scripts come when the test lets them. */
async function openWithoutScripts(page: Page): Promise<() => Promise<void>> {
  const release = await pauseRequests(page, '**/_next/static/**/*.js*')
  await page.goto('/toronto/book-now', { waitUntil: 'commit' })
  return async () => {
    release()
    await page.waitForLoadState('networkidle')
  }
}

async function bookPickup(page: Page, date: string): Promise<void> {
  await submitForm(getBookingForm(page))
  await expect(page).toHaveURL(/\/thankyou/)
  expect(new URL(page.url()).searchParams.get('moveDate')).toBe(date)
}

test('A day that was typed before the scripts arrived is the one that is chosen', async ({
  page,
}) => {
  const date = getLastBookableDay('toronto')
  const letScriptsCome = await openWithoutScripts(page)
  await fillBooking(page, date, false)
  await letScriptsCome()
  await expect(
    getBookingForm(page).getByRole('radio', { name: formatShortDate(date) }),
  ).toBeChecked()
  await bookPickup(page, date)
})

test('Who is choosing a day as the scripts arrive keeps the field', async ({ page }) => {
  const date = getLastBookableDay('toronto')
  const letScriptsCome = await openWithoutScripts(page)
  await fillBooking(page, '', false)
  await getPlainDateField(page).focus()
  await letScriptsCome()
  await expect(getPlainDateField(page)).toBeFocused()
  await getPlainDateField(page).fill(date)
  await bookPickup(page, date)
})

test('Who is choosing a day as the page learns what day it is keeps the field', async ({
  page,
}) => {
  const date = getLastBookableDay('toronto')
  await page.clock.install()
  await page.clock.pauseAt(new Date(Date.now() + 1_000))
  await page.goto('/toronto/book-now')
  await page.waitForLoadState('networkidle')
  await getPlainDateField(page).fill(date)
  await page.clock.resume()
  await expect(
    getBookingForm(page)
      .getByText(/Valid until/)
      .first(),
  ).toBeAttached()
  await expect(getPlainDateField(page)).toHaveValue(date)
  await fillBooking(page, date, false)
  await bookPickup(page, date)
})

test.describe('in a browser that does not know the city’s time zone', () => {
  test.use({ expectedErrors: [/no such zone/] })

  test('A visitor types the day, and can book', async ({ page }) => {
    await page.addInitScript(() => {
      Intl.DateTimeFormat.prototype.formatToParts = () => {
        throw new RangeError('no such zone')
      }
    })
    const date = getLastBookableDay('toronto')
    const failed = page.waitForEvent('pageerror')
    await page.goto('/toronto/book-now')
    await failed
    await fillBooking(page, date, false)
    await bookPickup(page, date)
  })
})
