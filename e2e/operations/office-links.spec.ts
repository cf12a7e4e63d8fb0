import { makeValidPickup, postForm, VALID_MOVE } from '@/e2e/support/pages/post-form'
import type { DatabaseServer } from '@/e2e/support/servers/database-server'
import { describeVisitors, expect, getSiteSettings } from '@/e2e/support/servers/fixtures'
import { DISPATCHER, getMailSettings } from '@/e2e/support/servers/mail-server'
import { bookPickup, getLastMail, test, type OfficeSite } from '@/e2e/support/servers/office'
import { runCommand } from '@/e2e/support/servers/run-command'
import { createClock } from '@/e2e/support/servers/site'
import { fetchForm, getRequestKey } from '@/lib/cron/plain-form'
import { HOUR_MS } from '@/lib/dates/durations'
import { addDays, getInstant } from '@/lib/dates/wall-clock'
import { SITE_URL } from '@/lib/env'
import { createRecordKey } from '@/lib/store/record-key'
import { DETAILS, LEAD } from '@/lib/store/records.fixture'

/** A link of the office in the mail of the booked day, which is sent now. @param query a part of the link */
async function getDayLink(
  { mail, site }: OfficeSite,
  database: DatabaseServer,
  { query, day, folder }: { query: string; day: string; folder: string },
): Promise<string> {
  const { setHours, settings: clock } = createClock(folder)
  const evening = getInstant(addDays(day, -1), '17:01', 'America/Toronto')
  setHours((evening - Date.now()) / HOUR_MS)
  const settings = { ...getSiteSettings(database), ...getMailSettings(mail), SITE_URL }
  await runCommand('deliver', [], { ...settings, ...clock })
  const sent = getLastMail(mail, DISPATCHER)
  expect(sent?.subject).toMatch(/^Greater Toronto, .*: 1 pickup$/)
  const link = new RegExp(`^https?:\\S+${query}\\S+$`, 'm').exec(sent?.text ?? '')?.[0] ?? ''
  return link.replace(SITE_URL, site.url)
}

describeVisitors('office links', ({ visitor }) => {
  const who = visitor.replace('visitor', 'dispatcher')

  test(`${who} notes by the mail of the day what became of a quote, and takes it back`, async ({
    page,
    database,
    office: { mail, site },
  }, testInfo) => {
    await bookPickup({ mail, site })
    const form = await fetchForm(`${site.url}/toronto`, 'Moving quote')
    const key = getRequestKey(await postForm(form, { ...VALID_MOVE, email: 'ann@example.com' }))
    await expect.poll(() => mail.mails).toHaveLength(4)
    const url = await getDayLink({ mail, site }, database, {
      ...{
        query: `key=${key}`,
        day: makeValidPickup().selectedDate,
        folder: testInfo.outputPath(),
      },
    })
    await page.goto(url.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/doesn’t open a request/)
    await page.goto(url)
    await page.getByRole('button', { name: 'Called, no answer' }).click()
    await expect(page.getByRole('status')).toHaveText('Called once, no answer.')
    await page.getByLabel('Worth in CAD').fill('lots')
    await page.getByRole('button', { name: 'Won', exact: true }).click()
    await expect(page.locator('[data-summary]')).toContainText('Dollars are like 850')
    await page.getByLabel('Worth in CAD').fill('850')
    await page.getByRole('button', { name: 'Won', exact: true }).click()
    await expect(page.getByRole('status')).toContainText('Won: 850.00 CAD.')
    expect(database.read(`/outcomes/${key}`)).toMatchObject({ won: true, value: 850, by: 'mail' })
    expect(database.read(`/leads/${key}`)).toMatchObject({ status: 'won' })

    await page.getByRole('button', { name: 'Take it back' }).click()
    await expect(page.getByRole('status')).toHaveText('Called once, no answer.')
    await page.getByText('Another company').click()
    await page.getByRole('button', { name: 'Lost', exact: true }).click()
    await expect(page.getByRole('status')).toContainText('Lost: Another company.')
    expect(database.read(`/outcomes/${key}`)).toMatchObject({ won: false, lost: 'competitor' })
  })

  test(`${who} releases a person from suspected spam by the mail of the day`, async ({
    page,
    database,
    office: { mail, site },
  }, testInfo) => {
    await bookPickup({ mail, site })
    const day = makeValidPickup().selectedDate
    const sentAt = getInstant(addDays(day, -1), '16:00', 'America/Toronto')
    const { key } = createRecordKey('', {}, sentAt)
    const lead = { ...LEAD, location_id: 'toronto', name: 'Ann Lee' }
    database.put(`/quarantine/leads/${key}`, lead)
    const at = new Date(sentAt).toISOString()
    database.put(`/details/${key}`, { ...DETAILS, at, city: 'toronto', suspicions: 'fast' })

    const url = await getDayLink({ mail, site }, database, {
      ...{ query: `key=${key}`, day, folder: testInfo.outputPath() },
    })
    expect(getLastMail(mail, DISPATCHER)?.text).toContain('Ann Lee (fast)')
    await page.goto(url)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suspected spam')
    await expect(page.locator('main')).toContainText('Ann Lee')
    await page.getByRole('button', { name: 'Release it' }).click()
    await expect(page.getByRole('status')).toHaveText('Nothing is noted yet.')
    expect(database.read(`/leads/${key}`)).toMatchObject({ name: 'Ann Lee' })
    expect(database.read(`/quarantine/leads/${key}`)).toBeNull()
    await expect.poll(() => getLastMail(mail, DISPATCHER)?.subject).toContain('Ann')
  })

  test(`${who} moves a pickup to a closed day by the mail of the day, after a question`, async ({
    page,
    database,
    office: { mail, site },
  }, testInfo) => {
    const key = await bookPickup({ mail, site })
    const day = makeValidPickup().selectedDate
    const closed = addDays(day, 2)
    database.put('/locations/toronto/closed_dates', closed)
    await page.goto(
      await getDayLink({ mail, site }, database, {
        query: `key=${key}`,
        day,
        folder: testInfo.outputPath(),
      }),
    )
    const move = page.getByRole('form', { name: 'Another time' })
    await move.getByLabel('Pickup day').fill(closed)
    await move.getByLabel('1 to 3 pm').check()
    await move.getByRole('button').click()
    await expect(move.locator('[data-summary]')).toContainText('the day is closed')
    expect(database.read(`/jobs/${key}`)).toMatchObject({ date: day })
    await move.getByLabel('Also if customers cannot take it').check()
    await move.getByRole('button').click()
    await expect(page.getByRole('status')).toContainText('Your pickup is now')
    expect(database.read(`/jobs/${key}`)).toMatchObject({ date: closed, start_time: '13:00' })
    await expect
      .poll(() => getLastMail(mail, 'mary@example.com')?.text)
      .toContain('Our office moved your junk pickup.')
  })

  test(`${who} closes a day and cancels its pickup by the mail of the day, and opens it again`, async ({
    page,
    database,
    office: { mail, site },
  }, testInfo) => {
    const key = await bookPickup({ mail, site })
    const day = makeValidPickup().selectedDate
    const query = `day=${day}`
    const bookNow = `${site.url}/toronto/book-now`
    // Its calendar is told the closed days.
    const isTold = async () => (await (await page.request.get(bookNow)).text()).includes(day)
    expect(await isTold()).toBe(false)
    const url = await getDayLink({ mail, site }, database, {
      ...{ query, day, folder: testInfo.outputPath() },
    })
    for (const wrong of [url.replace(day, addDays(day, 1)), url.replace('toronto', 'barrie')]) {
      await page.goto(wrong)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/doesn’t open a request/)
    }
    await page.goto(url)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Close .*\?$/)
    await expect(page.locator('main')).toContainText('Mary Smith')
    await page.getByRole('button', { name: 'Close this day' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ is closed$/)
    expect(database.read('/locations/toronto/closed_dates')).toBe(day)
    expect(database.read(`/jobs/${key}`)).toHaveProperty('job_status', 'active')
    await expect.poll(isTold).toBe(true)

    await page.getByRole('button', { name: 'Cancel this pickup, and email its customer' }).click()
    await expect(page.locator('main')).toContainText('Nothing is booked on it.')
    expect(database.read(`/jobs/${key}`)).toHaveProperty('job_status', 'cancelled')
    await expect
      .poll(() => getLastMail(mail, 'mary@example.com')?.text)
      .toContain('Would another day suit you?')
    await page.getByRole('button', { name: 'Open this day again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Close /)
    expect(database.read('/locations/toronto/closed_dates')).toBeNull()
  })
})
