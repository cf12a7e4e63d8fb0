import { writeFileSync } from 'node:fs'
import { formatFullDate } from '@/lib/dates/format-dates'
import { SITE_URL } from '@/lib/env'
import { HONEYPOT_FIELD } from '@/lib/forms/form'
import { type Fields, getRequestKey, isThankYouRedirect } from '@/lib/http/plain-form'
import { postPickup, postQuote, VALID_MOVE } from '@/e2e/support/pages/post-form'
import { expect, getSiteSettings } from '@/e2e/support/servers/fixtures'
import { DISPATCHER } from '@/e2e/support/servers/mail-server'
import { CUSTOMER, PICKUP_DAY, test, type Office } from '@/e2e/support/servers/office'
import { runCommand } from '@/e2e/support/servers/run-command'

const RETRIES_MS = 25_000

async function sendQuote({ site }: Office, changes: Fields = {}): Promise<string> {
  const response = await postQuote(site.url, changes)
  expect(isThankYouRedirect(response)).toBe(true)
  return getRequestKey(response)
}

test('@core A quote is mailed to the dispatcher, confirmed to the customer and posted in the chat', async ({
  office,
  database,
}, testInfo) => {
  const { mail, chat } = office
  const key = await sendQuote(office)
  await expect.poll(() => mail.mails.length).toBe(2)
  await expect.poll(() => database.read(`/details/${key}/sent/chat`)).not.toBeNull()
  const { reference } = database.read(`/details/${key}`) as { reference: string }

  const [dispatched] = office.getMailsTo(DISPATCHER)
  expect(dispatched?.messageId).toBe(`<${key}.email@localhost>`)
  expect(dispatched?.subject).toContain('Moving quote in Toronto: Mary')
  expect(dispatched?.subject).not.toMatch(/Smith|416/)
  expect(dispatched?.replyTo).toContain(VALID_MOVE.email)
  // Google's relay refuses `[127.0.0.1]`.
  expect(dispatched?.clientName).toBe(new URL(SITE_URL).hostname)
  for (const fact of ['Mary Smith', '416-555-0142', '75201', reference, 'Two rooms'])
    expect(dispatched?.text).toContain(fact)
  expect(dispatched?.html).toContain('tel:+14165550142')

  const [confirmed] = office.getMailsTo(VALID_MOVE.email)
  expect(confirmed?.messageId).toBe(`<${key}.customer@localhost>`)
  expect(confirmed?.text).toContain(reference)
  expect(confirmed?.text).toContain('416-555-0110')

  expect(chat.calls).toHaveLength(1)
  expect(chat.calls[0]?.body).toContain(reference)
  expect(chat.calls[0]?.body.replaceAll(reference, '')).not.toMatch(/Mary|Smith|555|Two rooms/)
  for (const [index, { raw }] of mail.mails.entries())
    writeFileSync(testInfo.outputPath(`mail-${index + 1}.eml`), raw)
})

test('@core A booking is confirmed by mail, with time and link', async ({ office, database }) => {
  const key = await office.bookPickup()
  expect(database.read(`/details/${key}`)).toMatchObject({ email: CUSTOMER })
  expect(database.read(`/jobs/${key}`)).toMatchObject({ cus_email: 'Unavailable' })

  const [confirmed] = office.getMailsTo(CUSTOMER)
  expect(confirmed?.subject).toContain('your junk pickup on')
  expect(confirmed?.text).toContain(formatFullDate(PICKUP_DAY))
  expect(confirmed?.text).toContain('9 to 11\u00a0am ET')
  expect(confirmed?.text).toContain(`/toronto/booking?key=${encodeURIComponent(key)}&sig=`)
  expect(confirmed?.text).not.toMatch(/Queen|Third floor|Smith|555-0142/)
  expect(confirmed?.raw).toContain('method=PUBLISH')
  const [dispatched] = office.getMailsTo(DISPATCHER)
  expect(dispatched?.replyTo).toContain(CUSTOMER)
})

test('@core A location’s own addresses get its mail, and without an email a booking has no confirmation', async ({
  office: { mail, site },
  database,
}) => {
  database.put('/locations/toronto/dispatch_email', 'one@crew.example, two@crew.example')
  const key = getRequestKey(await postPickup(site.url))
  await expect.poll(() => database.read(`/details/${key}/sent/email`)).not.toBeNull()
  expect(mail.mails.map(({ recipients }) => recipients)).toEqual([
    ['one@crew.example', 'two@crew.example'],
  ])
  expect(mail.mails[0]?.subject).toContain('Junk pickup in Toronto')
})

test('A reminder that an outage held back waits for the morning of its city', async ({
  office,
  database,
}) => {
  const pickup = { selectedDate: PICKUP_DAY, timeSlot: '15:00-17:00', email: CUSTOMER }
  const key = getRequestKey(await postPickup(office.site.url, pickup))
  await expect.poll(() => database.read(`/details/${key}/sent/email`)).not.toBeNull()
  const getSubjects = () => office.getMailsTo(CUSTOMER).map(({ subject }) => subject)
  const deliverAt = async (time: string) => {
    office.setTime(PICKUP_DAY, time)
    return (await office.run('deliver')).text
  }
  // This entry is the office's mail of the day.
  expect(await deliverAt('03:03')).toContain('1 entry of the outbox done')
  expect(getSubjects()).toHaveLength(1)
  expect(await deliverAt('08:05')).toContain('1 entry of the outbox done')
  expect(getSubjects()).toEqual([expect.any(String), expect.stringContaining('today')])
})

test('Suspected spam is neither sent nor confirmed', async ({ office, database }) => {
  await sendQuote(office, { [HONEYPOT_FIELD]: 'x', email: 'victim@example.com' })
  const key = await sendQuote(office)
  await expect.poll(() => database.read(`/details/${key}/sent/email`)).not.toBeNull()
  expect(office.getMailsTo('victim@example.com')).toEqual([])
  expect(office.getMailsTo(DISPATCHER)).toHaveLength(1)
})

test('The doctor names each channel, and sends a test through each', async ({ office }) => {
  const { mail, chat } = office
  const { text } = await office.run('doctor', '--send-test')
  expect(text).toMatch(
    /^ok +Channel email took a test: 1 address of DISPATCH_EMAIL, by 127.0.0.1$/m,
  )
  expect(text).toMatch(/^ok +Channel chat took a test: /m)
  expect([mail.mails.length, chat.calls.length]).toEqual([1, 1])
  mail.setFault('auth-refused')
  const failed = await office.run('doctor', '--send-test')
  expect(failed.text).toMatch(/^WRONG +Channel email did not take a test: EAUTH/m)
  expect(failed.status).toBe(1)
})

test('The doctor warns where no channel is set', async ({ database }) => {
  const { text } = await runCommand('doctor', [], getSiteSettings(database))
  expect(text).toMatch(/^warning +NOBODY learns of a request/m)
})

test('A mail server that hangs delays no one, and is retried', async ({ office, database }) => {
  const { mail } = office
  mail.setFault('hung')
  const key = await sendQuote(office)
  // If the visitor had waited for the mail, a try would have ended by now.
  expect(mail.endedSessions()).toBe(0)
  await expect.poll(() => database.read(`/details/${key}/sent/chat`)).not.toBeNull()
  mail.setFault(undefined)
  await expect
    .poll(() => database.read(`/details/${key}/sent/email`), { timeout: RETRIES_MS })
    .not.toBeNull()
  expect(office.getMailsTo(DISPATCHER)).toHaveLength(1)
})

test('A customer’s unknown address is tried once and does not wait', async ({
  office,
  database,
}) => {
  const { mail } = office
  mail.setFault('recipient-rejected')
  const key = await sendQuote(office)
  await expect.poll(() => database.read(`/details/${key}/sent/customer`)).toBe('refused')
  expect(database.read(`/details/${key}/sent/email`)).toBeNull()
  mail.setFault(undefined)
  await expect
    .poll(() => database.read(`/details/${key}/sent/email`), { timeout: RETRIES_MS })
    .not.toBeNull()
  expect(mail.triedRecipients.filter((address) => address === VALID_MOVE.email)).toHaveLength(1)
  expect(office.getMailsTo(VALID_MOVE.email)).toEqual([])
})
