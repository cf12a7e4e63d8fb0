import type { Page } from '@playwright/test'
import {
  getBookingForm,
  getDay,
  getOpenDay,
  getWindow,
  openBooking,
  WIDE_SCREEN,
} from '@/e2e/support/pages/booking-page'
import { expect, serverTest } from '@/e2e/support/servers/fixtures'
import { bookElsewhere, setCalendar, test } from '@/e2e/support/servers/isolated-site'
import { getCityClock } from '@/lib/cities/cities'
import { getBookingDates } from '@/lib/dates/schedule'
import { BOOKING_CALENDAR_PATH } from '@/lib/routing/api-paths'

test.use({ viewport: WIDE_SCREEN })

/** Top of the group after the windows, which moves if a note takes space. */
const getNextTop = (page: Page) =>
  getBookingForm(page)
    .getByRole('group', { name: 'Flexible on timing?' })
    .evaluate((group) => group.getBoundingClientRect().top + scrollY)

test('Once a day is chosen, an open page shows which windows are full, and nothing moves', async ({
  page,
  isolated,
}) => {
  const date = getOpenDay('toronto')
  await openBooking(page)
  // Hydration replaces the date field with a list of days.
  await expect(getDay(page, date)).toBeVisible()
  await getWindow(page, '9 to 11 am').check()
  // The open page does not know this limit and booking.
  isolated.store.put('/locations/toronto/jobs_per_window', 1)
  await bookElsewhere(isolated, date)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const before = await getNextTop(page)

  await getDay(page, date).check()
  await expect(getWindow(page, '11 am to 1 pm Full')).toBeDisabled()
  await expect(getWindow(page, '9 to 11 am')).toBeChecked()
  expect(requests.filter((url) => url.includes('/api/'))).toHaveLength(1)

  isolated.store.put('/locations/toronto/closed_dates', date)
  await getDay(page, getBookingDates(date)[1] ?? '').check()
  await expect(getDay(page, date)).toHaveAccessibleName(/ Closed$/)
  await expect(getDay(page, date)).toBeDisabled()
  expect(await getNextTop(page)).toBe(before)
})

test('A day and a window that are too soon say so', async ({ page, isolated }) => {
  await openBooking(page)
  const early = getBookingDates(getCityClock('toronto', new Date()).date)[1] ?? ''
  isolated.store.put('/locations/toronto/notice_hours', 168)
  await getDay(page, early).check()
  await expect(getWindow(page, '9 to 11 am Too soon: we need 168 hours’ notice')).toBeDisabled()
  await setCalendar(isolated, {})
  await page.reload()
  await getDay(page, getBookingDates(early)[6] ?? '').check()
  await expect(getDay(page, early)).toHaveAccessibleName(/ Too soon$/)
  await expect(getDay(page, early)).toBeDisabled()
})

serverTest('The calendar of a wrong query names what is wrong', async ({ site }) => {
  for (const [query, reason] of [
    ['city=springfield&date=2026-11-25', 'city must be the key of a city'],
    ['city=toronto&date=2026-11-31', 'date must be like 2026-11-25'],
  ]) {
    const answer = await fetch(`${site.url}${BOOKING_CALENDAR_PATH}?${query}`)
    expect([answer.status, await answer.json()]).toEqual([400, { reason }])
  }
})
