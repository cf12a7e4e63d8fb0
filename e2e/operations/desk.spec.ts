import { getOpenDay } from '@/e2e/support/pages/booking-page'
import {
  expectDone,
  fillTime,
  findAtDesk,
  getRequestPath,
  getRow,
  getToDo,
  press,
  SMALL_PHONE,
} from '@/e2e/support/pages/desk-page'
import { postPickup, postQuote } from '@/e2e/support/pages/post-form'
import { chooseTime, pressMove } from '@/e2e/support/pages/request-page'
import { openDesk } from '@/e2e/support/servers/desk'
import { describeVisitors, expect, getJobs } from '@/e2e/support/servers/fixtures'
import { CUSTOMER, PICKUP_DAY, test } from '@/e2e/support/servers/office'
import { getRequestKey } from '@/lib/http/plain-form'
import { ARRIVAL_WINDOWS, formatTimeSlot } from '@/lib/dates/schedule'
import { addDays, getWallClock } from '@/lib/dates/wall-clock'

const DAY = getOpenDay('toronto')
const TODAY = getWallClock(new Date(), 'America/Toronto').date

test.use({ viewport: SMALL_PHONE })

describeVisitors('desk', ({ javaScriptEnabled, visitor }) => {
  const who = visitor.replace('visitor', 'dispatcher')

  test(`${who} confirms a pickup, and back`, async ({ page, database, office }) => {
    test.slow()
    database.put('/locations/toronto/jobs_per_window', 3)
    // One IP address gets three windows a day, so the fourth request needs a call.
    const keys: string[] = []
    for (const [n, window] of ARRIVAL_WINDOWS.entries()) {
      const caller = { name: `Caller ${'ABCD'[n]}`, phone: `416-555-015${n}`, message: `${n}` }
      const time = { selectedDate: DAY, timeSlot: formatTimeSlot(window) }
      const sent = { ...caller, ...time, email: CUSTOMER }
      keys.push(getRequestKey(await postPickup(office.site.url, sent, { client: '10.9.9.9' })))
    }
    const [key = ''] = keys.slice(3)
    const getSlot = (time: string) => database.read(`/slots/${DAY}-${time}-toronto/${key}`)
    await expect.poll(() => office.getMailsTo(CUSTOMER)).toHaveLength(4)
    await openDesk(page, office.site.url, 'toronto')
    await expect(getToDo(page).getByRole('listitem')).toHaveCount(1)
    const row = getRow(page, 'Caller D')
    await expect(row).toContainText('Check first: Confirm by phone')
    await expect(row.getByRole('link', { name: 'Call 416-555-0153' })).toBeVisible()
    expect(getSlot('1500')).toBeNull()
    await row.getByRole('button', { name: 'Confirm' }).click()
    await expectDone(page, 'Confirmed.')
    await expect(page.getByText('Nothing waits for you.')).toBeVisible()
    expect(getSlot('1500')).not.toBeNull()
    await office.expectMail('is booked')
    const link = office.getCustomerLink()
    const pass = page.getByRole('region', { name: 'Pickup pass' })
    await page.goto(link)
    await expect(pass).toContainText('3 to 5 pm')

    await page.goto(office.site.url + getRequestPath(key))
    await press(page, 'Not sure after all?', 'Take the confirmation back')
    await expectDone(page, 'Not confirmed anymore.')
    expect(getSlot('1500')).toBeNull()
    await fillTime(page, 'Confirm it', DAY, '13:00-15:00')
    await press(page, 'Confirm it', 'Confirm for this time')
    await expectDone(page, 'Confirmed.')
    expect(getJobs(database)[key]).toMatchObject({ start_time: '13:00', job_status: 'active' })
    expect(getSlot('1300')).not.toBeNull()
    await press(page, /^It was /, 'Move it back')
    await expectDone(page, 'Moved.')
    await page.goto(link)
    await expect(pass).toContainText('3 to 5 pm')
  })

  test(`${who} moves a pickup twice and wins it`, async ({ page, database, office }) => {
    test.slow()
    database.put('/locations/toronto/jobs_per_window', 3)
    const key = await office.bookPickup()
    await openDesk(page, office.site.url, 'toronto')
    await page.goto(office.site.url + getRequestPath(key))
    for (const [n, window] of ['11:00-13:00', '13:00-15:00'].entries()) {
      await fillTime(page, 'Another time', PICKUP_DAY, window)
      await press(page, 'Another time', 'Move the pickup')
      await expect(page.getByText(/ETMoved by Anna: was/)).toHaveCount(n + 1)
    }
    await expect.poll(() => office.getMailsTo(CUSTOMER)).toHaveLength(3)
    const won = page.getByRole('form', { name: 'Won' })
    for (const value of ['lots', '$300']) {
      await won.getByLabel('What it was worth').fill(value)
      await press(page, 'Won', 'Won')
      if (value === 'lots') await expect(won).toContainText('Enter dollars such as 850 or 849.50')
    }
    await expectDone(page, 'Noted: won.')
    expect(database.read(`/outcomes/${key}`)).toMatchObject({ won: true, value: 300 })

    // Only the booking decides what the customer gets and may do.
    office.setTime(addDays(PICKUP_DAY, -1), '16:01')
    await office.run('deliver')
    expect(office.getLastMail(CUSTOMER)?.subject).toContain('tomorrow')
    await page.goto(office.getCustomerLink())
    await chooseTime(page, DAY, '3 to 5 pm', javaScriptEnabled)
    await pressMove(page)
    await expectDone(page, 'Your pickup is now')
    expect(getJobs(database)[key]).toMatchObject({ date: DAY, start_time: '15:00' })
  })

  test(`${who} reopens a lost quote a day later`, async ({ page, database, office }) => {
    const message = 'piano'.repeat(30)
    const key = getRequestKey(await postQuote(office.site.url, { message }))
    const row = getRow(page, 'Mary Smith')
    await openDesk(page, office.site.url, 'toronto')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await row.getByRole('button', { name: 'Called, no answer' }).click()
    await expect(row).toContainText('called once')
    await row.getByRole('link', { name: 'Mary Smith' }).click()
    await press(page, 'Lost', 'Lost')
    await expect(page.getByRole('form', { name: 'Lost' })).toContainText('Choose a reason')
    await page.getByRole('radio', { name: 'Another company' }).check()
    await press(page, 'Lost', 'Lost')
    await expectDone(page, 'Noted: lost.')
    expect(database.read(`/leads/${key}/status`)).toBe('lost')
    const yesterday = `${addDays(TODAY, -1)}T12:00:00Z`
    for (const path of ['at', 'history/0-called/at', 'history/1-lost/at'])
      database.put(`/outcomes/${key}/${path}`, yesterday)

    await page.goto(`${office.site.url}/toronto/desk`)
    await expect(page.getByText('Nothing waits for you.')).toBeVisible()
    const found = await findAtDesk(page, '0142')
    await expect(found.getByRole('status')).toContainText('Looked at 1 of 1')
    await found.getByRole('link', { name: 'Mary Smith' }).click()
    await press(page, 'Decided', 'Reopen')
    await expectDone(page, 'Reopened.')
    expect(database.read(`/leads/${key}/status`)).toBe('new')
    await page.goto(`${office.site.url}/toronto/desk`)
    await expect(row).toContainText('called once')
  })
})

test('A dispatcher who is second sees what was done', async ({ page, browser, office }) => {
  const key = await office.bookPickup()
  const other = await browser.newPage()
  for (const [tab, name] of [[page, 'Anna'] as const, [other, 'Bo'] as const]) {
    await openDesk(tab, office.site.url, 'toronto', { name })
    await tab.goto(office.site.url + getRequestPath(key))
  }
  await press(other, 'Cancel', 'Cancel the pickup')
  await expectDone(other, 'Cancelled.')
  await other.close()
  await fillTime(page, 'Another time', DAY, '11:00-13:00')
  await press(page, 'Another time', 'Move the pickup')
  await expectDone(page, 'Not done: somebody has changed it')
  await expect(page.locator('main')).toContainText('Cancelled by Bo')
  await press(page, 'Cancelled', 'Reopen at its old time')
  await expectDone(page, 'Open again.')
  await office.expectMail('is booked')
})
