import type { Page } from '@playwright/test'
import { getCalendarStart, getOpenDay, keepPageCalendar } from '@/e2e/support/pages/booking-page'
import {
  chooseTime,
  getMoveForm,
  getRows,
  pressMove,
  sendRequest,
} from '@/e2e/support/pages/request-page'
import {
  describeVisitors,
  expect,
  getDetails,
  getJobs,
  getLeads,
  test as base,
} from '@/e2e/support/servers/fixtures'
import { formatLongDate } from '@/lib/dates/format-dates'

const getNotice = (page: Page) => page.locator('[data-summary]')
const getTitle = (page: Page) => page.getByRole('heading', { level: 1 })
const day = getOpenDay('toronto')

const test = base.extend<{ pickup: string }>({
  pickup: async ({ page, site }, use) => {
    const { path, key } = await sendRequest(site.url, 'pickup')
    await page.goto(path)
    await use(key)
  },
})

describeVisitors('@core', ({ javaScriptEnabled, visitor }) => {
  test(`${visitor} follows the link of the thank-you page, moves the pickup and sees the new time`, async ({
    page,
    pickup: key,
    database,
  }) => {
    await expect(getTitle(page)).toHaveText('Your pickup is booked')
    await expect(getRows(page)).toContainText(/9 to 11.am ET.*Pianos, Hot tubs.*Ends in 0142/)
    await expect(page.locator('main')).not.toContainText(/Mary|Queen|Third floor|555-0142/)

    await pressMove(page)
    await expect(getNotice(page)).toBeFocused()
    await expect(getNotice(page).getByRole('link')).toHaveText([
      'Arrival window: This field is required',
    ])
    await chooseTime(page, day, '11 am to 1 pm', javaScriptEnabled)
    await pressMove(page)
    const done = page.getByRole('status')
    await expect(done).toHaveText(
      new RegExp(`^Your pickup is now ${formatLongDate(day)}, 11.am to 1.pm\\.$`),
    )
    await expect(done.locator('..')).toBeFocused()
    await expect(page.getByRole('region', { name: 'Pickup pass' })).toContainText('11 am to 1 pm')
    expect(getJobs(database)).toMatchObject({
      [key]: { date: day, start_time: '11:00', end_time: '13:00', job_status: 'active' },
    })

    const file = page.getByRole('link', { name: 'Add to my calendar' })
    const calendar = await page.request.get((await file.getAttribute('href')) ?? '')
    expect(await calendar.text()).toContain(getCalendarStart(day, '11:00'))
  })

  test(`${visitor} is asked before a pickup is cancelled, and twice is the same as once`, async ({
    page,
    pickup: key,
    database,
  }) => {
    await page.getByRole('link', { name: 'Cancel this pickup' }).click()
    await page.getByRole('link', { name: 'No, keep my pickup' }).click()
    await page.getByRole('link', { name: 'Cancel this pickup' }).click()
    const cancel = page.getByRole('button', { name: 'Yes, cancel my pickup' })
    await expect(cancel).toBeVisible()
    const other = await page.context().newPage()
    await other.goto(page.url())
    for (const tab of [page, other]) {
      await tab.getByRole('button', { name: 'Yes, cancel my pickup' }).click()
      await expect(getTitle(tab)).toHaveText('Your pickup is cancelled')
      await expect(tab.getByRole('status')).toHaveText('Done. Your pickup is cancelled.')
      await expect(tab.getByRole('link', { name: 'Book a pickup' })).toBeVisible()
    }
    await expect(cancel).toHaveCount(0)
    expect(getJobs(database)[key]?.job_status).toBe('cancelled')
  })

  test(`${visitor} cancels a quote, which stays stored`, async ({ page, site, database }) => {
    const { path, key } = await sendRequest(site.url, 'quote')
    const lead = getLeads(database)[key]
    await page.goto(path)
    await expect(getTitle(page)).toHaveText('Your moving quote request')
    await expect(getRows(page)).toContainText(/75201.*M5V 2T6.*Packing help/)
    await expect(getMoveForm(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'Cancel this request' }).click()
    await page.getByRole('button', { name: 'Yes, cancel my request' }).click()
    await expect(getTitle(page)).toHaveText('Your request is cancelled')
    expect(getLeads(database)[key]).toEqual(lead)
    expect(JSON.stringify(getDetails(database)[key])).toContain('cancelled')
  })

  test(`${visitor} is not heard once the office has changed the booking`, async ({
    page,
    pickup: key,
    database,
  }) => {
    await chooseTime(page, day, '11 am to 1 pm', javaScriptEnabled)
    database.put(`/jobs/${key}/start_time`, '13:00')
    database.put(`/jobs/${key}/end_time`, '15:00')
    await pressMove(page)
    await expect(getNotice(page)).toBeFocused()
    await expect(getNotice(page)).toContainText('Our office has already changed this booking')
    await expect(getNotice(page).getByRole('link', { name: 'Call 416-555-0110' })).toBeVisible()
    expect(getJobs(database)[key]).toMatchObject({ start_time: '13:00', end_time: '15:00' })
    await getNotice(page).getByRole('link', { name: 'Open this page again' }).click()
    await expect(page.getByRole('region', { name: 'Pickup pass' })).toContainText('1 to 3 pm')

    await chooseTime(page, day, '11 am to 1 pm', javaScriptEnabled)
    database.put(`/jobs/${key}/job_status`, 'cancelled')
    await pressMove(page)
    if (javaScriptEnabled) {
      await expect(getNotice(page)).toContainText('This pickup is already cancelled')
      await getNotice(page).getByRole('link', { name: 'Open this page again' }).click()
    }
    await expect(getTitle(page)).toHaveText('Your pickup is cancelled')
    expect(getJobs(database)[key]).toMatchObject({ start_time: '13:00', job_status: 'cancelled' })
  })

  test(`${visitor} who wants a full window keeps the old one, and may choose another`, async ({
    page,
    pickup: key,
    database,
  }) => {
    await keepPageCalendar(page)
    await chooseTime(page, day, '11 am to 1 pm', javaScriptEnabled)
    database.put('/locations/toronto/jobs_per_window', 1)
    database.put(`/slots/${day}-1100-toronto`, { another: 'id' })
    await pressMove(page)
    await expect(getNotice(page)).toContainText('That window is full. Choose one of the others')
    expect(getJobs(database)[key]).toMatchObject({ start_time: '09:00' })
    await getMoveForm(page).getByRole('radio', { name: '1 to 3 pm' }).check()
    await pressMove(page)
    await expect(page.getByRole('status')).toContainText('1 to 3 pm')
  })
})

test('The window of the pickup itself is not shown as full', async ({ page, site, database }) => {
  database.put('/locations/toronto/jobs_per_window', 1)
  const { path } = await sendRequest(site.url, 'pickup')
  await page.goto(path)
  await expect(getMoveForm(page).getByRole('radio', { name: '9 to 11 am' })).toBeEnabled()
})

test('A visitor who taps twice moves the pickup once', async ({ page, pickup: key, database }) => {
  await chooseTime(page, day)
  await getMoveForm(page).getByRole('button', { name: 'Move my pickup' }).dblclick()
  await expect(page.getByRole('status')).toContainText('Your pickup is now')
  expect(getJobs(database)[key]).toMatchObject({ date: day, start_time: '11:00' })
})

test.describe('While the connection is lost', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('a visitor is asked to open the page again', async ({ page, pickup: key, database }) => {
    await chooseTime(page, day)
    await page.route('**', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    )
    await pressMove(page)
    await expect(getNotice(page)).toBeFocused()
    await expect(getNotice(page)).toContainText('We’re not sure your change came through')
    await expect(getNotice(page).getByRole('link', { name: 'Open this page again' })).toBeVisible()
    expect(getJobs(database)[key]).toMatchObject({ start_time: '09:00' })
  })
})
