import { writeFileSync } from 'node:fs'
import { HOUR_MS } from '@/lib/dates/durations'
import { formatFullDate } from '@/lib/dates/format-dates'
import { getInstant } from '@/lib/dates/wall-clock'
import { SITE_URL } from '@/lib/env'
import { HONEYPOT_FIELD } from '@/lib/forms/form'
import { fetchForm, getRequestKey, isThankYouRedirect } from '@/lib/cron/plain-form'
import { makeValidPickup, postForm, VALID_MOVE } from '@/e2e/support/pages/post-form'
import type { DatabaseServer } from '@/e2e/support/servers/database-server'
import { expect, getSiteSettings, test as base } from '@/e2e/support/servers/fixtures'
import {
  DISPATCHER,
  getMailSettings,
  startMailServer,
  type MailServer,
} from '@/e2e/support/servers/mail-server'
import { runCommand } from '@/e2e/support/servers/run-command'
import { createClock, type Site } from '@/e2e/support/servers/site'
import type { WebhookReceiver } from '@/e2e/support/servers/webhook-receiver'

const RETRIES_MS = 25_000

interface Channels {
  database: DatabaseServer
  mail: MailServer
  chat: WebhookReceiver
  site: Site
  settings: Record<string, string>
}

/** A site of its own with a mail server and a chat. */
const test = base.extend<{ channels: Channels }>({
  channels: async ({ database, startOtherSite, stopAfterTest, webhookReceiver: chat }, use) => {
    const mail = await startMailServer()
    stopAfterTest(mail)
    const settings = {
      ...getSiteSettings(database),
      ...getMailSettings(mail),
      CHAT_WEBHOOK_URL: chat.url,
    }
    await use({ database, mail, chat, site: await startOtherSite(settings), settings })
  },
})

const getMailsTo = ({ mail }: Channels, recipient: string) =>
  mail.mails.filter(({ recipients }) => recipients.includes(recipient))

async function sendQuote({ site }: Channels, fields: object = {}): Promise<string> {
  const form = await fetchForm(`${site.url}/toronto?utm_campaign=fall`, 'Moving quote')
  const response = await postForm(form, { ...VALID_MOVE, ...fields })
  expect(isThankYouRedirect(response)).toBe(true)
  return getRequestKey(response)
}

test('@core A quote is mailed to the dispatcher, confirmed to the customer and posted in the chat', async ({
  channels,
}, testInfo) => {
  const { database, mail, chat } = channels
  const key = await sendQuote(channels)
  await expect.poll(() => mail.mails.length).toBe(2)
  await expect.poll(() => database.read(`/details/${key}/sent/chat`)).not.toBeNull()
  const { reference } = database.read(`/details/${key}`) as { reference: string }

  const [dispatched] = getMailsTo(channels, DISPATCHER)
  expect(dispatched?.messageId).toBe(`<${key}.dispatch@localhost>`)
  expect(dispatched?.subject).toContain('Moving quote in Toronto: Mary')
  expect(dispatched?.subject).not.toMatch(/Smith|416/)
  expect(dispatched?.replyTo).toContain(VALID_MOVE.email)
  // Google's relay refuses `[127.0.0.1]`.
  expect(dispatched?.clientName).toBe(new URL(SITE_URL).hostname)
  for (const fact of ['Mary Smith', '416-555-0142', '75201', reference, 'Two rooms'])
    expect(dispatched?.text).toContain(fact)
  expect(dispatched?.html).toContain('tel:+14165550142')

  const [confirmed] = getMailsTo(channels, VALID_MOVE.email)
  expect(confirmed?.messageId).toBe(`<${key}.confirmation@localhost>`)
  expect(confirmed?.text).toContain(reference)
  expect(confirmed?.text).toContain('416-555-0110')

  expect(chat.calls).toHaveLength(1)
  expect(chat.calls[0]?.body).toContain(reference)
  expect(chat.calls[0]?.body.replaceAll(reference, '')).not.toMatch(/Mary|Smith|555|Two rooms/)
  for (const [index, { raw }] of mail.mails.entries())
    writeFileSync(testInfo.outputPath(`mail-${index + 1}.eml`), raw)
})

test('@core A booking is confirmed by mail, with time and link', async ({ channels }) => {
  const { database, site } = channels
  const form = await fetchForm(`${site.url}/toronto/book-now`, 'Junk pickup')
  const pickup = { ...makeValidPickup(), email: 'mary@example.com' }
  const key = getRequestKey(await postForm(form, pickup))
  await expect.poll(() => channels.mail.mails).toHaveLength(2)
  expect(database.read(`/details/${key}`)).toMatchObject({ email: 'mary@example.com' })
  expect(database.read(`/jobs/${key}`)).toMatchObject({ cus_email: 'Unavailable' })

  const [confirmed] = getMailsTo(channels, 'mary@example.com')
  expect(confirmed?.subject).toContain('your junk pickup on')
  expect(confirmed?.text).toContain(formatFullDate(pickup.selectedDate))
  expect(confirmed?.text).toContain('9 to 11\u00a0am ET')
  expect(confirmed?.text).toContain(`/toronto/booking?key=${encodeURIComponent(key)}&sig=`)
  expect(confirmed?.text).not.toMatch(/Queen|Third floor|Smith|555-0142/)
  expect(confirmed?.raw).toContain('method=PUBLISH')
  const [dispatched] = getMailsTo(channels, DISPATCHER)
  expect(dispatched?.replyTo).toContain('mary@example.com')
})

test('@core A location’s own addresses get its mail, and without an email a booking has no confirmation', async ({
  channels,
}) => {
  const { database, mail, site } = channels
  database.put('/locations/toronto/dispatch_email', 'one@crew.example, two@crew.example')
  const form = await fetchForm(`${site.url}/toronto/book-now`, 'Junk pickup')
  const key = getRequestKey(await postForm(form, makeValidPickup()))
  await expect.poll(() => database.read(`/details/${key}/sent/email`)).not.toBeNull()
  expect(mail.mails.map(({ recipients }) => recipients)).toEqual([
    ['one@crew.example', 'two@crew.example'],
  ])
  expect(mail.mails[0]?.subject).toContain('Junk pickup in Toronto')
})

test('A reminder that an outage held back waits for the morning of its city', async ({
  channels,
}, testInfo) => {
  const { database, site, settings } = channels
  const form = await fetchForm(`${site.url}/toronto/book-now`, 'Junk pickup')
  const pickup = { ...makeValidPickup(), timeSlot: '15:00-17:00', email: 'mary@example.com' }
  const key = getRequestKey(await postForm(form, pickup))
  await expect.poll(() => database.read(`/details/${key}/sent/email`)).not.toBeNull()
  const { setHours, settings: clock } = createClock(testInfo.outputPath())
  const getSubjects = () => getMailsTo(channels, 'mary@example.com').map(({ subject }) => subject)
  const deliverAt = async (time: string) => {
    const instant = getInstant(pickup.selectedDate, time, 'America/Toronto')
    setHours((instant - Date.now()) / HOUR_MS)
    return (await runCommand('deliver', [], { ...settings, ...clock, SITE_URL })).text
  }
  // The office has its mail of the day.
  expect(await deliverAt('03:03')).toContain('1 entry of the outbox done')
  expect(getSubjects()).toHaveLength(1)
  expect(await deliverAt('08:05')).toContain('1 entry of the outbox done')
  expect(getSubjects()).toEqual([expect.any(String), expect.stringContaining('today')])
})

test('Suspected spam is neither sent nor confirmed', async ({ channels }) => {
  await sendQuote(channels, { [HONEYPOT_FIELD]: 'x', email: 'victim@example.com' })
  const key = await sendQuote(channels)
  await expect.poll(() => channels.database.read(`/details/${key}/sent/email`)).not.toBeNull()
  expect(getMailsTo(channels, 'victim@example.com')).toEqual([])
  expect(getMailsTo(channels, DISPATCHER)).toHaveLength(1)
})

test('The doctor names each channel, and sends a test through each', async ({ channels }) => {
  const { mail, chat, settings } = channels
  const { text } = await runCommand('doctor', ['--send-test'], settings)
  expect(text).toMatch(
    /^ok +Channel email took a test: 1 address of DISPATCH_EMAIL, by 127.0.0.1$/m,
  )
  expect(text).toMatch(/^ok +Channel chat took a test: /m)
  expect([mail.mails.length, chat.calls.length]).toEqual([1, 1])
  mail.setFault('auth-refused')
  const failed = await runCommand('doctor', ['--send-test'], settings)
  expect(failed.text).toMatch(/^WRONG +Channel email did not take a test: EAUTH/m)
  expect(failed.status).toBe(1)
})

test('The doctor warns where no channel is set', async ({ channels }) => {
  const { database } = channels
  const { text } = await runCommand('doctor', [], getSiteSettings(database))
  expect(text).toMatch(/^warning +NOBODY learns of a request/m)
})

test('A mail server that hangs delays no one, and is retried', async ({ channels }) => {
  const { database, mail } = channels
  mail.setFault('hung')
  const key = await sendQuote(channels)
  // A visitor who had waited for the mail would have seen a try end.
  expect(mail.endedSessions()).toBe(0)
  await expect.poll(() => database.read(`/details/${key}/sent/chat`)).not.toBeNull()
  mail.setFault(undefined)
  await expect
    .poll(() => database.read(`/details/${key}/sent/email`), { timeout: RETRIES_MS })
    .not.toBeNull()
  expect(getMailsTo(channels, DISPATCHER)).toHaveLength(1)
})

test('A customer’s unknown address is tried once and does not wait', async ({ channels }) => {
  const { database, mail } = channels
  mail.setFault('recipient-rejected')
  const key = await sendQuote(channels)
  await expect.poll(() => database.read(`/details/${key}/sent/customer`)).toBe('refused')
  expect(database.read(`/details/${key}/sent/email`)).toBeNull()
  mail.setFault(undefined)
  await expect
    .poll(() => database.read(`/details/${key}/sent/email`), { timeout: RETRIES_MS })
    .not.toBeNull()
  expect(mail.triedRecipients.filter((address) => address === VALID_MOVE.email)).toHaveLength(1)
  expect(getMailsTo(channels, VALID_MOVE.email)).toEqual([])
})
