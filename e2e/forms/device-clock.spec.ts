import type { Page } from '@playwright/test'
import {
  chooseDay,
  fillBooking,
  getBookingForm,
  getOpenDay,
  openBooking,
  WIDE_SCREEN,
  keepPageCalendar,
} from '@/e2e/support/pages/booking-page'
import {
  fillMove,
  getFullQuoteForm,
  getThankYouKey,
  submitForm,
  submitValidForm,
} from '@/e2e/support/pages/quote-page'
import { expect, getDetails, test } from '@/e2e/support/servers/fixtures'
import { getCityClock } from '@/lib/cities/cities'
import { DAY_MS } from '@/lib/dates/durations'
import { getBookingDates } from '@/lib/dates/schedule'
import { addDays } from '@/lib/dates/wall-clock'
import { BOOKING_CALENDAR_PATH } from '@/lib/routing/api-paths'

test.use({ viewport: WIDE_SCREEN })

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

test('A visitor whose device’s clock is a day behind books one of the server’s days', async ({
  page,
}) => {
  await shiftClock(page, -1)
  await openBooking(page)
  await expectDays(page)
  await fillBooking(page, getOpenDay('toronto'), true)
  await submitValidForm(getBookingForm(page))
})

test('A visitor whose device’s clock is ten days ahead asks for a move next week', async ({
  page,
  database,
}) => {
  await shiftClock(page, 10)
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

test.describe('with only the device’s clock', () => {
  /** The browser's time zone differs from Toronto's; the day is a Friday there. */
  test.use({ timezoneId: 'America/Los_Angeles' })
  const torontoTime = (time: string) => new Date(`2026-11-20T${time}:00-05:00`)

  // We block the server's time, so the page uses the device's clock.
  test.beforeEach(({ page }) => keepPageCalendar(page))

  test('After the last window today is disabled, and the error links to tomorrow', async ({
    page,
  }) => {
    await page.clock.setFixedTime(torontoTime('16:30'))
    const form = await openBooking(page)
    const days = form.getByRole('group', { name: 'Pickup day' })
    const today = days.getByRole('radio', { name: 'Today, Fri, Nov 20 Too late' })
    await expect(today).toBeDisabled()
    await form.getByRole('button', { name: 'Book my pickup' }).click()
    await form.getByRole('link', { name: /^Pickup day/ }).click()
    await expect(days.getByRole('radio', { name: 'Sat, Nov 21' })).toBeFocused()
  })

  test('The coupon is valid until the end of the chosen or first day’s month', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-30T16:30:00-05:00'))
    const form = await openBooking(page)
    await form.getByRole('radio', { name: /^Full/ }).check()
    const coupon = form.getByText(/^A full load or more.*Valid/i)
    await expect(coupon).toContainText('Valid until Dec 31.')
    await page.clock.setFixedTime(new Date('2026-11-30T08:30:00-05:00'))
    await page.reload()
    await expect(coupon).toContainText('Valid until Nov 30.')
    await form.getByRole('radio', { name: 'Tue, Dec 1' }).check()
    await expect(coupon).toContainText('Valid until Dec 31.')
    const html = await (await page.request.get('/toronto/book-now')).text()
    expect(html).toContain('the month we come')
    expect(html).not.toContain('Valid until')
  })

  for (const [time, label, message] of [
    ['10:58', '11 am to 1 pm', 'That window has already started. Choose a later one'],
    ['14:58', '3 to 5 pm', 'No windows are left today'],
  ] as const) {
    test(`At ${time} a page left open keeps its window and says what to do`, async ({ page }) => {
      await page.clock.install({ time: torontoTime(time) })
      const form = await openBooking(page)
      await form.getByRole('radio', { name: /^Today/ }).check()
      await expect(form.getByRole('radio', { name: '9 to 11 am Already begun' })).toBeDisabled()
      await form.getByRole('radio', { name: label }).check()
      await page.clock.fastForward('03:00')
      await expect(form.getByRole('radio', { name: /^Today/ })).toBeChecked()
      await expect(form.getByRole('radio', { name: label })).toBeChecked()
      await form.getByRole('button', { name: 'Book my pickup' }).click()
      await expect(form.getByRole('alert')).toContainText(message)
      await form.getByRole('radio', { name: 'Sat, Nov 21' }).check()
      await expect(form.getByRole('alert')).not.toContainText(message)
    })
  }

  test('After midnight the page offers the new day’s dates', async ({ page }) => {
    await page.clock.install({ time: torontoTime('23:58') })
    const days = (await openBooking(page))
      .getByRole('group', { name: 'Pickup day' })
      .getByRole('radio')
    await expect(days.first()).toHaveAccessibleName(/^Today, Fri, Nov\s20/)
    await page.clock.fastForward('05:00')
    await expect(days.first()).toHaveAccessibleName('Today, Sat, Nov 21')
    await expect(days).toHaveCount(8)
  })
})
