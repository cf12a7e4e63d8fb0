import { startMailServer, type MailServer } from '@/e2e/support/servers/mail-server'
import { env } from '@/lib/env'
import { toInstant } from '@/lib/forms/stored-fields'
import { MailError, sendMail } from '@/lib/notifications/mailer'
import { CANCELLATION, MAILED_PICKUP, MOVE, QUOTE } from '@/lib/requests/requests.fixture'
import { readText } from '@/lib/requests/read-record'
import { TimeoutError } from '@/lib/store/store'
import { CHANNELS, type Channel } from './channels'
import { deliverToChannels } from './delivery'
import { retryMissedDeliveries } from '@/lib/runs/missed-deliveries'
import { encodeTime } from '@/lib/store/record-key'
import { failReads, store, useEmptyStore } from '@/lib/submissions/submission.fixture'

jest.mock('@/lib/store')
jest.mock('@/lib/notifications/mailer', () => {
  const mailer = jest.requireActual<{ sendMail: (...args: unknown[]) => unknown }>(
    '@/lib/notifications/mailer',
  )
  return { ...mailer, sendMail: jest.fn(mailer.sendMail) }
})

const NOW = Date.now()
const HOUR = 3_600_000
const CUSTOMER = 'mary@example.com'
const LOCATION = { tracking_phone: '416-555-0110' }
const [OWN, GENERAL] = ['own@crew.example', 'general@crew.example']

env.MAIL_FROM = 'site@crew.example'
env.DISPATCH_EMAIL = [GENERAL]
let mail: MailServer

useEmptyStore()
beforeEach(async () => {
  mail = await startMailServer()
  env.SMTP_URL = mail.url
  env.CONFIRMATIONS_PER_HOUR = 60
  store.records.set('locations/toronto', LOCATION)
})
afterEach(() => mail.stop())

function getChannel(name: string): Channel {
  const channel = CHANNELS.find((one) => one.name === name)
  if (!channel) throw new Error(`There is no channel ${name}`)
  return channel
}
function storeLead(minutesAgo: number, email = CUSTOMER): string {
  const key = `${encodeTime(NOW - minutesAgo * 60_000)}${'x'.repeat(12)}`
  const record = { name: 'Mary Smith', email, status: 'new', location_id: 'toronto' }
  store.records.set(`leads/${key}`, record)
  return key
}
const getMarker = (key: string, channel: string) =>
  store.records.get(`deliveries/${key}:${channel}`)
const getRecipients = () => mail.mails.flatMap(({ recipients }) => recipients).sort()
const sendChange = (change: typeof MOVE) =>
  getChannel('confirmation').send({ ...MAILED_PICKUP, change }, store)
async function retryMissed(ops = store) {
  const run = await retryMissedDeliveries(ops, 'a run', Date.now())
  return 'channels' in run ? run.channels : run
}

test('A customer without stored details is confirmed with the number of the location', async () => {
  const key = storeLead(0)
  await deliverToChannels(store, { list: 'leads', key })
  expect(getRecipients()).toEqual([GENERAL, CUSTOMER])
  expect(mail.mails.find(({ recipients }) => recipients.includes(CUSTOMER))?.text).toContain(
    '416-555-0110',
  )
})

test.each(['webhook', 'email', 'chat'])('By %s the office learns of every change', (name) => {
  expect(getChannel(name).accepts({ ...MAILED_PICKUP, change: MOVE })).toBe(true)
})

test('A request, its change and its reminder are mails of their own', async () => {
  const moved = { ...MAILED_PICKUP, change: MOVE }
  for (const request of [MAILED_PICKUP, moved]) {
    await getChannel('email').send(request, store)
    await getChannel('confirmation').send(request, store)
  }
  await getChannel('reminder').send(MAILED_PICKUP, store)
  expect(mail.mails.map(({ messageId }) => messageId)).toEqual(
    [
      'dispatch',
      'confirmation',
      `dispatch.${MOVE.id}`,
      `change.${MOVE.id}`,
      'reminder.2026-12-01',
    ].map((name) => `<${MAILED_PICKUP.key}.${name}@localhost>`),
  )
  const [, confirmation] = mail.mails
  expect(confirmation?.text).toContain(
    `/toronto/booking?key=${encodeURIComponent(MAILED_PICKUP.key)}&sig=`,
  )
  expect(confirmation?.raw).toContain('Content-Type: text/calendar; charset=utf-8; method=PUBLISH;')
  // The mailbox has had its three mails of the day. The next day may still remind.
  expect(await getChannel('confirmation').send(QUOTE, store)).toBe('refused')
  const other = { ...MAILED_PICKUP, key: QUOTE.key }
  await expect(getChannel('reminder').send(other, store)).rejects.toThrow('limit of reminder')
})

test('A mailbox that had its mails of the day is told of a cancellation, not of a fourth move', async () => {
  for (const n of [0, 1, 2, 3])
    expect(await sendChange({ ...MOVE, id: `${n}-move` })).toBe(n < 3 ? 'sent' : 'refused')
  expect(await sendChange(CANCELLATION)).toBe('sent')
})

test('A change at the limit of an hour is tried again', async () => {
  env.CONFIRMATIONS_PER_HOUR = 0
  await expect(sendChange(MOVE)).rejects.toThrow('limit of change')
})

test('The ten-minute run reminds a customer once, on the day before the pickup', async () => {
  const { list, record, details } = MAILED_PICKUP
  const key = `${encodeTime(Date.parse(readText(details, 'at')))}${'x'.repeat(12)}`
  store.records.set(`${list}/${key}`, record)
  store.records.set(`details/${key}`, details)
  jest.useFakeTimers({ advanceTimers: true })
  for (const now of ['2026-11-30T20:50:00Z', '2026-11-30T21:00:00Z', '2026-11-30T21:10:00Z']) {
    jest.setSystemTime(new Date(now))
    await retryMissed()
  }
  expect(mail.mails.map(({ messageId }) => messageId)).toEqual([
    `<${key}.reminder.2026-12-01@localhost>`,
  ])
})

test('A webhook gets a change under an id of its own', async () => {
  const fetch = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  env.LEAD_WEBHOOK_URL = 'https://crm.example/hook'
  env.LEAD_WEBHOOK_SECRET = 'webhook-'.repeat(5)
  await getChannel('webhook').send({ ...MAILED_PICKUP, change: MOVE }, store)
  const [[, call]] = fetch.mock.calls as [[string, { body: string; headers: object }]]
  expect(call.headers).toMatchObject({ 'webhook-id': `${MAILED_PICKUP.key}.${MOVE.id}` })
  expect(JSON.parse(call.body)).toMatchObject({ key: MAILED_PICKUP.key, change: MOVE })
  env.LEAD_WEBHOOK_URL = env.LEAD_WEBHOOK_SECRET = undefined
})

test('An unknown address of a location is replaced by the general one', async () => {
  store.records.set('locations/toronto', { ...LOCATION, dispatch_email: OWN })
  mail.setFault((session) => (session === 1 ? 'recipient-rejected' : undefined))
  const key = storeLead(5, 'Unavailable')
  expect(await retryMissed()).toMatchObject({ email: { delivered: 1 } })
  expect(getRecipients()).toEqual([GENERAL])
  expect(getMarker(key, 'email')).toMatchObject({ tries: 1 })
})

test('A refusal of the server ends no confirmation: the account may be repaired', async () => {
  const key = storeLead(5)
  mail.setFault('refused')
  expect(await retryMissed()).toMatchObject({ confirmation: { pending: 1 } })
  mail.setFault(undefined)
  expect(await retryMissed()).toMatchObject({ confirmation: { delivered: 1 } })
  expect(getMarker(key, 'confirmation')).not.toHaveProperty('refused')
})

test('A location that cannot be read delays its mail, and sends it to no one else', async () => {
  store.records.set('locations/toronto', { ...LOCATION, dispatch_email: OWN })
  storeLead(5, 'Unavailable')
  const failing = failReads(store, 'locations')
  expect(await retryMissed(failing)).toMatchObject({ email: { pending: 1 } })
  expect(await retryMissed()).toMatchObject({ email: { delivered: 1 } })
  expect(getRecipients()).toEqual([OWN])
})

test.each([
  ['of a young request under a tab’s old key, is tried again', 12 * HOUR, 0, 'refused for now'],
  ['of an old request with a clock ahead, is given up', -12 * HOUR, 2 * HOUR, undefined],
])('A recipient refused for now, %s', async (_what, keyAge, age, error) => {
  jest.mocked(sendMail).mockResolvedValueOnce({ deferred: 1 })
  const key = `${encodeTime(NOW - keyAge)}${'x'.repeat(12)}`
  const details = { ...QUOTE.details, at: toInstant(new Date(NOW - age)) }
  const sent = getChannel('email').send({ ...QUOTE, key, details }, store)
  if (error) await expect(sent).rejects.toThrow(error)
  else expect(await sent).toBe('sent')
})

test('After a timeout the dispatcher’s mail is sent again when the request is twice as old', async () => {
  jest.mocked(sendMail).mockClear().mockRejectedValue(new MailError(new TimeoutError()))
  const key = storeLead(25, 'Unavailable')
  const at = toInstant(new Date(NOW - 25 * 60_000))
  store.records.set(`details/${key}`, { at })
  jest.useFakeTimers({ advanceTimers: true })
  for (const minutesLater of [0, 10, 20, 30, 75, 90]) {
    jest.setSystemTime(NOW + minutesLater * 60_000)
    expect(await retryMissed()).toMatchObject({ email: { pending: 1 } })
  }
  expect(sendMail).toHaveBeenCalledTimes(3)
  expect(getMarker(key, 'email')).toMatchObject({ tries: 3, timed_out: true })
})
