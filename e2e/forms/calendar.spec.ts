import {
  chooseDay,
  fillBooking,
  getBookingForm,
  getDay,
  getOpenDay,
  getWindow,
  keepPageCalendar,
  openBooking,
  WIDE_SCREEN,
} from '@/e2e/support/pages/booking-page'
import { submitForm, submitValidForm } from '@/e2e/support/pages/quote-page'
import { bookElsewhere, setCalendar, test } from '@/e2e/support/servers/isolated-site'
import { describeVisitors, expect, getJobs } from '@/e2e/support/servers/fixtures'
import { getCityClock } from '@/lib/cities/cities'
import { formatShortDate } from '@/lib/dates/format-dates'
import { getAvailableWindows, getBookingDates } from '@/lib/dates/schedule'

test.use({ viewport: WIDE_SCREEN })

describeVisitors('calendar', ({ javaScriptEnabled, visitor }) => {
  test(`${visitor} who takes a full window reads that, keeps everything typed and books another one`, async ({
    page,
    isolated,
  }) => {
    await setCalendar(isolated, { jobs_per_window: 1 })
    const date = getOpenDay('toronto')
    await keepPageCalendar(page)
    await openBooking(page)
    await fillBooking(page, date, javaScriptEnabled)
    await bookElsewhere(isolated, date)
    const form = getBookingForm(page)
    await submitForm(form)

    await expect(form.getByRole('alert')).toContainText(
      'That window is full. Choose one of the others',
    )
    const full = getWindow(page, '11 am to 1 pm Full')
    await expect(full).not.toBeChecked()
    // A visitor without scripts may choose another day, on which the window is free.
    await expect(full).toBeEnabled({ enabled: !javaScriptEnabled })
    await expect(getWindow(page, '9 to 11 am')).toBeEnabled()
    await expect(form.getByLabel('Street')).toHaveValue('100 Queen St W')
    await expect(form.getByRole('checkbox', { name: 'Pianos' })).toBeChecked()
    await expect(form.getByLabel('Your name')).toHaveValue(/mary smith/i)
    if (javaScriptEnabled) await expect(getDay(page, date)).toBeChecked()
    else await expect(form.getByLabel('Pickup day')).toHaveValue(date)
    expect(Object.keys(getJobs(isolated.store))).toHaveLength(1)

    await getWindow(page, '1 to 3 pm').check()
    await submitValidForm(form)
    const jobs = Object.values(getJobs(isolated.store))
    expect(jobs.map(({ start_time }) => start_time).toSorted()).toEqual(['11:00', '13:00'])
    expect(Object.keys(isolated.store.read('/slots') ?? {})).toEqual([
      `${date}-1100-toronto`,
      `${date}-1300-toronto`,
    ])
  })

  test(`${visitor} who chooses a closed day or too early a window reads what to choose instead`, async ({
    page,
    isolated,
  }) => {
    await keepPageCalendar(page)
    await openBooking(page)
    const clock = getCityClock('toronto', new Date())
    const [, , , , , , closed = '', open = ''] = getBookingDates(clock.date)
    await fillBooking(page, closed, javaScriptEnabled)
    await setCalendar(isolated, { closed_dates: `2026-01-01,${closed}`, notice_hours: 168 })
    const form = getBookingForm(page)
    await submitForm(form)
    await expect(form.getByRole('alert')).toContainText('We’re closed that day. Choose another')
    await expect(form.getByLabel('Street')).toHaveValue('100 Queen St W')

    const early = getBookingDates(clock.date)[1] ?? ''
    await chooseDay(form, early, javaScriptEnabled)
    await submitForm(form)
    await expect(form.getByRole('alert')).toContainText(
      'We need 168 hours’ notice. Choose a later one',
    )
    expect(isolated.store.read('/jobs')).toBeNull()
    await chooseDay(form, open, javaScriptEnabled)
    await submitValidForm(form)
    expect(Object.keys(getJobs(isolated.store))).toHaveLength(1)
  })
})

test('A new page leaves out closed days, and says the notice', async ({ page, isolated }) => {
  const clock = getCityClock('toronto', new Date())
  const closed = getBookingDates(clock.date)[6] ?? ''
  const calendar = { closedDates: [closed], noticeHours: 30 }
  await setCalendar(isolated, { closed_dates: closed, notice_hours: 30 })
  const form = await openBooking(page)
  const days = form.getByRole('group', { name: 'Pickup day' }).getByRole('radio')
  await expect(days).toHaveCount(8)
  await expect(getDay(page, closed)).toHaveCount(0)
  for (const date of getBookingDates(clock.date, [closed])) {
    const isOpen = getAvailableWindows(date, clock, calendar).length > 0
    await expect(getDay(page, date)).toBeEnabled({ enabled: isOpen })
  }
  await expect(form).toContainText('We need 30 hours’ notice. Need another date?')
  const html = await (await fetch(`${isolated.site.url}/toronto/book-now`)).text()
  expect(html).toContain(`not counting Sundays. Closed: ${formatShortDate(closed)}.`)
})

test('A page shows full windows and days at once', async ({ page, isolated }) => {
  const date = getOpenDay('toronto')
  await setCalendar(isolated, { jobs_per_window: 1 })
  await openBooking(page)
  await getDay(page, date).check()
  await expect(getWindow(page, '11 am to 1 pm')).toBeEnabled()

  await bookElsewhere(isolated, date)
  await expect(async () => {
    await page.reload()
    await getDay(page, date).check()
    await expect(getWindow(page, '11 am to 1 pm Full')).toBeDisabled({ timeout: 1_000 })
  }).toPass()
  await expect(getWindow(page, '9 to 11 am')).toBeEnabled()

  for (const start of ['0900', '1300', '1500'])
    isolated.store.put(`/slots/${date}-${start}-toronto`, { ['x'.repeat(20)]: 'id' })
  await setCalendar(isolated, {})
  // This tab may have chosen the day already, and keeps it.
  const otherTab = await page.context().newPage()
  await openBooking(otherTab)
  const day = getBookingForm(otherTab).getByRole('radio', { name: `${formatShortDate(date)} Full` })
  await expect(day).toBeDisabled()
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('A window that is full on one day can be chosen first', async ({ page, isolated }) => {
    const date = getOpenDay('toronto')
    await setCalendar(isolated, { jobs_per_window: 1 })
    await openBooking(page)
    await bookElsewhere(isolated, date)
    await expect(async () => {
      await page.reload()
      expect(await page.content()).toContain(`${date} 11:00`)
    }).toPass()
    await expect(getWindow(page, '11 am to 1 pm')).toBeEnabled()
    await expect(getWindow(page, 'pm Full')).toHaveCount(0)
  })
})
