import { makeValidPickup, postForm, VALID_MOVE } from '@/e2e/support/pages/post-form'
import { describeVisitors, expect } from '@/e2e/support/servers/fixtures'
import { DISPATCHER } from '@/e2e/support/servers/mail-server'
import { bookPickup, getDayLink, getLastMail, test } from '@/e2e/support/servers/office'
import { fetchForm, getRequestKey } from '@/lib/cron/plain-form'
import { addDays, getInstant } from '@/lib/dates/wall-clock'
import { createRecordKey } from '@/lib/store/record-key'
import { DETAILS, LEAD } from '@/lib/store/records.fixture'

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
})
