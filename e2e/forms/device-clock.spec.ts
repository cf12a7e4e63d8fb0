import type { Page } from '@playwright/test'
import {
  chooseDay,
  fillBooking,
  getBookingForm,
  getOpenDay,
  openBooking,
  WIDE_SCREEN,
} from '@/e2e/support/pages/booking-page'
import {
  fillMove,
  getFullQuoteForm,
  getThankYouKey,
  submitForm,
  submitValidForm,
} from '@/e2e/support/pages/quote-page'
import { chooseTime, pressMove, sendRequest } from '@/e2e/support/pages/request-page'
import { expect, getDetails, test } from '@/e2e/support/servers/fixtures'
import { getCityClock } from '@/lib/cities/cities'
import { DAY_MS } from '@/lib/dates/durations'
import { getBookingDates } from '@/lib/dates/schedule'
import { addDays } from '@/lib/dates/wall-clock'
import { BOOKING_CALENDAR_PATH } from '@/lib/routing/api-paths'

test.use({ viewport: WIDE_SCREEN })

const DEVICES = [
  ['ten days ahead', 10],
  ['a day behind', -1],
  ['in 1970', -Math.floor(Date.now() / DAY_MS) + 1],
] as const

/** Shifts the date only: timers and the time since the page opened are right on such a device. */
const shiftClock = (page: Page, days: number) =>
  page.addInitScript((shiftMs) => {
    const { now } = Date
    globalThis.Date = class extends Date {
      constructor(...given: [] | [string]) {
        if (given.length === 0) super(now() + shiftMs)
        else super(...given)
      }
      static override now = () => now() + shiftMs
    } as DateConstructor
  }, days * DAY_MS)

const getToday = () => getCityClock('toronto', new Date()).date

const readDays = (page: Page) =>
  page
    .locator('input[type=radio][name=selectedDate]')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
const expectDays = (page: Page, today = getToday) =>
  expect.poll(() => readDays(page)).toEqual(getBookingDates(today()))

for (const [device, days] of DEVICES) {
  test(`A visitor whose device’s clock is ${device} books one of the server’s days`, async ({
    page,
  }) => {
    await shiftClock(page, days)
    await openBooking(page)
    await expectDays(page)
    await fillBooking(page, getOpenDay('toronto'), true)
    await submitValidForm(getBookingForm(page))
  })

  test(`A visitor whose device’s clock is ${device} asks for a move next week`, async ({
    page,
    database,
  }) => {
    await shiftClock(page, days)
    await page.goto('/toronto')
    const form = getFullQuoteForm(page)
    await fillMove(form)
    const date = addDays(getToday(), 7)
    await form.getByLabel('Move date').fill(date)
    await expect(form.getByLabel('Move date')).toHaveAttribute('min', getToday())
    await submitValidForm(form)
    expect(getDetails(database)).toMatchObject({
      [getThankYouKey(page)]: { answers: { move_date: date } },
    })
  })

  test(`A customer whose device’s clock is ${device} moves a pickup to one of the server’s days`, async ({
    page,
    site,
  }) => {
    const { path } = await sendRequest(site.url, 'pickup')
    await shiftClock(page, days)
    await page.goto(path)
    await expectDays(page)
    await chooseTime(page, getOpenDay('toronto'), '11 am to 1 pm', true)
    await pressMove(page)
    await expect(page.getByRole('status')).toContainText('Your pickup is now')
  })
}

test.describe('While the server does not say its time', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  for (const [form, days] of [
    ['right', 0],
    ['ten days ahead', 10],
  ] as const) {
    test(`a visitor whose device’s clock is ${form} can book, at the latest after a refusal`, async ({
      page,
    }) => {
      await page.route(`**${BOOKING_CALENDAR_PATH}*`, (route) => route.abort())
      await shiftClock(page, days)
      await openBooking(page)
      await expectDays(page, () => addDays(getToday(), days))
      const shown = await readDays(page)
      await fillBooking(page, shown[6] ?? '', true)
      if (days > 0) {
        await submitForm(getBookingForm(page))
        const alert = getBookingForm(page).getByRole('alert')
        await expect(alert).toContainText('Choose one of the next eight days')
        await expectDays(page)
        await chooseDay(getBookingForm(page), getOpenDay('toronto'), true)
      }
      await submitValidForm(getBookingForm(page))
    })
  }
})
