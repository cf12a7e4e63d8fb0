import { postQuote } from '@/e2e/support/pages/post-form'
import { describeVisitors, expect } from '@/e2e/support/servers/fixtures'
import { CUSTOMER, PICKUP_DAY, test } from '@/e2e/support/servers/office'
import { getRequestKey } from '@/lib/cron/plain-form'
import { addDays, getInstant } from '@/lib/dates/wall-clock'
import { createRecordKey } from '@/lib/store/record-key'
import { DETAILS, LEAD } from '@/lib/store/records.fixture'

describeVisitors('office links', ({ visitor }) => {
  const who = visitor.replace('visitor', 'dispatcher')

  test(`${who} notes by the mail of the day what became of a quote, and takes it back`, async ({
    page,
    database,
    office,
  }) => {
    await office.bookPickup()
    const key = getRequestKey(await postQuote(office.site.url, { email: 'ann@example.com' }))
    await expect.poll(() => office.mail.mails).toHaveLength(4)
    await office.sendDayMail()
    const url = office.getLink(`key=${key}`)
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
    office,
  }) => {
    await office.bookPickup()
    const sentAt = getInstant(addDays(PICKUP_DAY, -1), '16:00', 'America/Toronto')
    const { key } = createRecordKey('', {}, sentAt)
    const lead = { ...LEAD, location_id: 'toronto', name: 'Ann Lee' }
    database.put(`/quarantine/leads/${key}`, lead)
    const at = new Date(sentAt).toISOString()
    database.put(`/details/${key}`, { ...DETAILS, at, city: 'toronto', suspicions: 'fast' })

    await office.sendDayMail()
    expect(office.getLastMail()?.text).toContain('Ann Lee (fast)')
    await page.goto(office.getLink(`key=${key}`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suspected spam')
    await expect(page.locator('main')).toContainText('Ann Lee')
    await page.getByRole('button', { name: 'Release it' }).click()
    await expect(page.getByRole('status')).toHaveText('Nothing is noted yet.')
    expect(database.read(`/leads/${key}`)).toMatchObject({ name: 'Ann Lee' })
    expect(database.read(`/quarantine/leads/${key}`)).toBeNull()
    await expect.poll(() => office.getLastMail()?.subject).toContain('Ann')
  })

  test(`${who} moves a pickup to a closed day by the mail of the day, after a question`, async ({
    page,
    database,
    office,
  }) => {
    const key = await office.bookPickup()
    const closed = addDays(PICKUP_DAY, 2)
    database.put('/locations/toronto/closed_dates', closed)
    await office.sendDayMail()
    await page.goto(office.getLink(`key=${key}`))
    const move = page.getByRole('form', { name: 'Another time' })
    await move.getByLabel('Pickup day').fill(closed)
    await move.getByLabel('1 to 3 pm').check()
    await move.getByRole('button').click()
    await expect(move.locator('[data-summary]')).toContainText('the day is closed')
    expect(database.read(`/jobs/${key}`)).toMatchObject({ date: PICKUP_DAY })
    await move.getByLabel('Also if customers cannot take it').check()
    await move.getByRole('button').click()
    await expect(page.getByRole('status')).toContainText('Your pickup is now')
    expect(database.read(`/jobs/${key}`)).toMatchObject({ date: closed, start_time: '13:00' })
    await expect
      .poll(() => office.getLastMail(CUSTOMER)?.text)
      .toContain('Our office moved your junk pickup.')
  })
})
