import type { Page } from '@playwright/test'
import { dayInWords } from '@/lib/dates/words'
import { bookingForm, fillBooking, someDay, withoutMaps } from './support/booking-page'
import { expect, test } from './support/fixtures'
import { hold } from './support/hold'
import { submit } from './support/quote-page'

test.beforeEach(({ page }) => withoutMaps(page))

const plainDay = (page: Page) => bookingForm(page).getByLabel('Pickup day', { exact: true })

/** Opens the booking page; its scripts come when the test lets them. */
async function openWithoutScripts(page: Page): Promise<() => Promise<void>> {
  const release = await hold(page, '**/_next/static/**/*.js*')
  await page.goto('/toronto/book-now', { waitUntil: 'commit' })
  return async () => {
    release()
    await page.waitForLoadState('networkidle')
  }
}

async function book(page: Page, date: string): Promise<void> {
  await submit(bookingForm(page))
  await expect(page).toHaveURL(/\/thankyou/)
  expect(new URL(page.url()).searchParams.get('moveDate')).toBe(date)
}

test('A day that was typed before the scripts arrived is the one that is chosen', async ({
  page,
}) => {
  const date = someDay('toronto')
  const letScriptsCome = await openWithoutScripts(page)
  await fillBooking(page, date, false)
  await letScriptsCome()
  await expect(bookingForm(page).getByRole('radio', { name: dayInWords(date) })).toBeChecked()
  await book(page, date)
})

test('Who is choosing a day as the scripts arrive keeps the field', async ({ page }) => {
  const date = someDay('toronto')
  const letScriptsCome = await openWithoutScripts(page)
  await fillBooking(page, '', false)
  await plainDay(page).focus()
  await letScriptsCome()
  await expect(plainDay(page)).toBeFocused()
  await plainDay(page).fill(date)
  await book(page, date)
})

test('Who is choosing a day as the page learns what day it is keeps the field', async ({
  page,
}) => {
  const date = someDay('toronto')
  await page.clock.install()
  await page.clock.pauseAt(new Date(Date.now() + 1_000))
  await page.goto('/toronto/book-now')
  await page.waitForLoadState('networkidle')
  await plainDay(page).fill(date)
  await page.clock.resume()
  await expect(
    bookingForm(page)
      .getByText(/Valid until/)
      .first(),
  ).toBeAttached()
  await expect(plainDay(page)).toHaveValue(date)
  await fillBooking(page, date, false)
  await book(page, date)
})

test.describe('in a browser that does not know the city’s time zone', () => {
  test.use({ expectedErrors: [/no such zone/] })

  test('A visitor types the day, and can book', async ({ page }) => {
    await page.addInitScript(() => {
      Intl.DateTimeFormat.prototype.formatToParts = () => {
        throw new RangeError('no such zone')
      }
    })
    const date = someDay('toronto')
    const failed = page.waitForEvent('pageerror')
    await page.goto('/toronto/book-now')
    await failed
    await fillBooking(page, date, false)
    await book(page, date)
  })
})
