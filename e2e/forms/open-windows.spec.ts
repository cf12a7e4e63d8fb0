import type { Page } from '@playwright/test'
import {
  fillBooking,
  getBookingForm,
  getDay,
  getOpenDay,
  getWindow,
} from '@/e2e/support/pages/booking-page'
import { submitValidForm } from '@/e2e/support/pages/quote-page'
import {
  bookElsewhere,
  expect,
  getPath,
  setCalendar,
  test,
} from '@/e2e/support/servers/calendar-site'
import { getJobs } from '@/e2e/support/servers/fixtures'
import { getCityClock } from '@/lib/cities/cities'
import { getBookingDates } from '@/lib/dates/schedule'
import { BOOKING_CALENDAR_PATH } from '@/lib/routing/api-paths'

/** The group after the windows: moves if a note takes space. */
const getNextTop = (page: Page) =>
  getBookingForm(page)
    .getByRole('group', { name: 'Flexible on timing?' })
    .evaluate((group) => group.getBoundingClientRect().top + scrollY)

test('Once a day is chosen, an open page shows which windows are full, and nothing moves', async ({
  page,
  isolated,
}) => {
  const date = getOpenDay('toronto')
  await page.goto(getPath(isolated))
  // The days replace the date field of the HTML.
  await expect(getDay(page, date)).toBeVisible()
  await getWindow(page, '9 to 11 am').check()
  // The page knows neither the limit nor the job.
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
  await page.goto(getPath(isolated))
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

test('"Back" shows the window that the visitor has taken, and the same again is thanked again', async ({
  page,
  isolated,
}) => {
  await setCalendar(isolated, { jobs_per_window: 1 })
  const date = getOpenDay('toronto')
  await page.goto(getPath(isolated))
  await fillBooking(page, date, true)
  await submitValidForm(getBookingForm(page))
  await page.goBack()
  await expect(getDay(page, date)).toBeChecked()
  await expect(getWindow(page, '11 am to 1 pm')).toBeChecked()
  await submitValidForm(getBookingForm(page))
  expect(Object.keys(getJobs(isolated.store))).toHaveLength(1)
})

test.describe('While the server does not answer', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('the page’s own calendar stays', async ({ page, isolated }) => {
    await page.route(`**${BOOKING_CALENDAR_PATH}*`, (route) => route.abort())
    await page.goto(getPath(isolated))
    await fillBooking(page, getOpenDay('toronto'), true)
    await submitValidForm(getBookingForm(page))
  })
})

for (const [query, reason] of [
  ['city=springfield&date=2026-11-25', 'city must be the key of a city'],
  ['city=toronto&date=2026-11-31', 'date must be like 2026-11-25'],
]) {
  test(`The calendar of ${query} names what is wrong`, async ({ request }) => {
    const answer = await request.get(`${BOOKING_CALENDAR_PATH}?${query}`)
    expect([answer.status(), await answer.json()]).toEqual([400, { reason }])
  })
}
