import { getOpenDay } from '@/e2e/support/pages/booking-page'
import { expectDone, fillTime, press } from '@/e2e/support/pages/desk-page'
import { postPickup, postQuote, VALID_MOVE } from '@/e2e/support/pages/post-form'
import { openDesk } from '@/e2e/support/servers/desk'
import { describeVisitors, expect } from '@/e2e/support/servers/fixtures'
import { CUSTOMER, test, PICKUP_DAY } from '@/e2e/support/servers/office'
import { getRequestKey } from '@/lib/http/plain-form'
import { IDEMPOTENCY_KEY_FIELD } from '@/lib/forms/form'
import { createIdempotencyKey } from '@/lib/forms/push-key'
import { addDays } from '@/lib/dates/wall-clock'
import { SITE_URL } from '@/lib/env'

describeVisitors('office', ({ visitor }) => {
  const who = visitor.replace('visitor', 'dispatcher')

  test(`${who} moves a pickup by the link in the mail, and the customer reads who did it`, async ({
    page,
    database,
    office,
  }) => {
    const key = await office.bookPickup()
    expect(office.getLastMail()?.raw).toContain('text/calendar')
    expect(office.getLastMail()?.text).toContain('Open it at the desk')
    const link = office.getLink('/desk/request')
    expect(link).toBe(`${office.site.url}/toronto/desk/request?key=${key}`)

    await openDesk(page, office.site.url, 'toronto')
    await page.goto(link)
    const day = getOpenDay('toronto')
    await fillTime(page, 'Another time', day, '11:00-13:00')
    await press(page, 'Another time', 'Move the pickup')
    await expectDone(page, 'Moved.')
    await expect(page.locator('main')).toContainText('Moved by Anna: was')
    await expect.poll(() => office.getLastMail()?.subject).toMatch(/^Moved by Anna: /)
    expect(database.read(`/jobs/${key}`)).toMatchObject({ date: day, start_time: '11:00' })
    const changes = Object.values(database.read(`/details/${key}/changes`) as object)
    expect(changes).toMatchObject([{ by: 'office', name: 'Anna' }])
    const getText = () => office.getLastMail(CUSTOMER)?.text
    await expect.poll(getText).toContain('Our office moved your junk pickup.')
    expect(office.getLastMail(CUSTOMER)?.raw).not.toMatch(/Anna|desk/)
  })
})

test('A dispatcher cancels a quote by the link in the mail', async ({ page, database, office }) => {
  const key = getRequestKey(await postQuote(office.site.url))
  await expect.poll(() => office.mail.mails).toHaveLength(2)
  const link = office.getLink('/desk/request')
  await openDesk(page, office.site.url, 'toronto')
  await page.goto(link)
  await press(page, 'Cancel', 'Cancel the request')
  await expectDone(page, 'Cancelled.')
  await expect.poll(() => office.getLastMail(CUSTOMER)?.text).toContain('Our office cancelled')
  const changes = Object.values(database.read(`/details/${key}/changes`) as object)
  expect(changes).toMatchObject([{ by: 'office', to: 'cancelled' }])
})

test('The office moves and cancels for a customer by command, who reads who did it', async ({
  database,
  office,
}) => {
  const { mail } = office
  const key = await office.bookPickup()
  const run = (...args: string[]) => office.run('leads', ...args)
  const day = getOpenDay('toronto')

  const asked = await run('--move', key, day, '11-1')
  expect(asked.status).toBe(2)
  expect(asked.text).toMatch(/Move it to .*, and email the customer\? Nothing was changed/)
  expect(mail.mails).toHaveLength(2)
  const moved = await run('--move', key, day, '11-1', '--yes')
  expect(moved.text).toMatch(
    /: moved to .*, 11\sam to 1\spm, was .*\nDelivered: chat, customer, email/,
  )
  expect(moved.status).toBe(0)
  expect(database.read(`/jobs/${key}`)).toMatchObject({ date: day, start_time: '11:00' })
  expect(office.getLastMail(CUSTOMER)?.text).toContain('Our office moved your junk pickup.')
  expect(office.getLastMail()?.subject).toMatch(/^Moved by the office: /)

  const cancelled = await run('--cancel', key, '--yes')
  expect(cancelled.text).toMatch(/: cancelled, was .*\nDelivered: chat, customer, email/)
  expect(office.getLastMail(CUSTOMER)?.text).toContain('Our office cancelled')
  expect(mail.mails).toHaveLength(6)
  expect(JSON.stringify(database.read('/outbox'))).not.toContain('"change"')
  expect((await run('--lost', key, '--why', 'date')).text).toContain('lost (date)')
  expect((await run()).text).toContain('No requests found')
  expect((await run('--reopen', key, '--yes')).text).toMatch(/: open again, .*11\sam to 1\spm\n/)
  expect(database.read(`/jobs/${key}`)).toHaveProperty('job_status', 'active')
})

test('A second request of a person is named first, and a replaced pickup leaves the calendar', async ({
  office,
}) => {
  const { mail, site } = office
  const pickup = {
    phone: VALID_MOVE.phone,
    [IDEMPOTENCY_KEY_FIELD]: createIdempotencyKey(Date.now()),
  }
  const key = getRequestKey(await postPickup(site.url, pickup))
  await expect.poll(() => mail.mails).toHaveLength(1)
  await postPickup(site.url, { ...pickup, timeSlot: '13:00-15:00' })
  await expect.poll(() => mail.mails).toHaveLength(2)
  const [first, second] = mail.mails
  expect(second?.subject).toMatch(/^Replaces TR-/)
  expect(first?.calendars).toEqual([expect.stringContaining('STATUS:CONFIRMED')])
  const cancelled = second?.calendars.find((file) => file.includes('STATUS:CANCELLED'))
  expect(second?.calendars).toHaveLength(2)
  expect(cancelled).toContain(`UID:${key}@pickup`)

  const fromOtherTab = { [IDEMPOTENCY_KEY_FIELD]: createIdempotencyKey(Date.now()) }
  await postQuote(site.url, { email: 'someone@example.com', ...fromOtherTab })
  await expect
    .poll(() => office.getLastMail()?.subject)
    .toMatch(/^Crosses the border: Request 3 of this person today: Moving quote/)
})

test.describe('Without JavaScript', () => {
  const REVIEWS_URL = 'https://reviews.example/toronto'
  const NEXT_DAY = addDays(PICKUP_DAY, 1)

  test.use({ javaScriptEnabled: false })

  test('a customer is thanked on the day after a won pickup, and says no to such mails', async ({
    page,
    database,
    office,
  }) => {
    test.slow()
    const run = async (name: string, ...args: string[]) =>
      expect(await office.run(name, ...args)).toMatchObject({ status: 0 })
    const listThanked = () =>
      office.mail.mails
        .filter(({ text }) => text.includes(`Write a review\n${REVIEWS_URL}`))
        .map(({ recipients }) => recipients)

    await run('locations', '--reviews', `toronto=${REVIEWS_URL}`)
    const key = await office.bookPickup()
    await office.sendDayMail()
    await run('leads', '--won', key)
    office.setTime(NEXT_DAY, '09:58')
    await run('deliver')
    expect(listThanked()).toEqual([])
    office.setTime(NEXT_DAY, '10:01')
    await run('deliver')
    await run('deliver')
    expect(listThanked()).toEqual([[CUSTOMER]])

    const { text = '' } = office.getLastMail(CUSTOMER) ?? {}
    const link = /^\S+&decline=1$/m.exec(text)?.[0] ?? ''
    await page.goto(link.replace(SITE_URL, office.site.url))
    expect(database.read('/declined')).toBeNull()
    await page.getByRole('button', { name: 'No more emails like this' }).click()
    await expect(page.getByRole('status')).toContainText('never ask you for a review again')
    expect(Object.keys(database.read('/declined') ?? {})).toHaveLength(1)
  })
})
