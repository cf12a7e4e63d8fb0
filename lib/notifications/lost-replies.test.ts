import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { startMailServer, type MailServer } from '@/e2e/support/servers/mail-server'
import { env } from '@/lib/env'
import { toInstant } from '@/lib/dates/instant'
import { loadRequest } from '@/lib/requests/load-request'
import { MAILED_PICKUP } from '@/lib/requests/requests.fixture'
import { store, useEmptyStore } from '@/lib/submissions/submission.fixture'
import { deliver, deliverNow } from './deliver'
import { addEntry, type OutboxEntry } from './outbox'

jest.mock('@/lib/store')
jest.mock('@/lib/deadline', () => ({
  ...jest.requireActual<object>('@/lib/deadline'),
  sleep: () => Promise.resolve(),
}))

const [CUSTOMER, OFFICE, PARTNER] = [
  MAILED_PICKUP.email,
  'office@crew.example',
  'partner@crew.example',
]
const KEY = MAILED_PICKUP.key
const ENTRY: OutboxEntry = {
  ...{ list: 'jobs', key: KEY, id: 'id', messageKind: 'request' },
  at: toInstant(new Date()),
}
let mail: MailServer
let alerts: string[]

useEmptyStore()
beforeEach(async () => {
  mail = await startMailServer()
  alerts = []
  env.SMTP_URL = mail.url
  env.MAIL_FROM = 'site@crew.example'
  env.DISPATCH_EMAIL = [OFFICE]
  env.CONFIRMATIONS_PER_HOUR = 60
  store.records.set('locations/toronto', { tracking_phone: '416-555-0110' })
  store.records.set(`jobs/${KEY}`, MAILED_PICKUP.record)
  store.records.set(`details/${KEY}`, MAILED_PICKUP.details)
})
afterEach(() => {
  env.CHAT_WEBHOOK_URL = env.ALERT_WEBHOOK_URL = undefined
  mail.stop()
})

/** Delivers as consecutive cron runs do: each reads what the last one noted. */
async function runOften(times: number, entry = ENTRY) {
  for (let n = 0; n < times; n++) {
    const request = await loadRequest(store, 'jobs', KEY)
    if (request) await deliver(store, request, entry)
  }
}
const getMailsTo = (address: string) =>
  mail.mails.filter(({ recipients }) => recipients.includes(address))
const getSent = () => store.records.get(`details/${KEY}`)?.sent as Record<string, string>
const catchAlerts = () => {
  env.ALERT_WEBHOOK_URL = 'https://alerts.example/hook'
  jest.spyOn(globalThis, 'fetch').mockImplementation((_url, { body } = {}) => {
    alerts.push(body as string)
    return Promise.resolve(new Response())
  })
}

test('If the connection breaks after the message, the customer gets one mail, the office three', async () => {
  mail.setFault('dropped')
  const queued = await addEntry(store, ENTRY)
  await deliverNow(store, MAILED_PICKUP, queued)
  expect(getMailsTo(OFFICE)).toHaveLength(1)
  await runOften(12)
  expect(getMailsTo(CUSTOMER)).toHaveLength(1)
  expect(getMailsTo(OFFICE)).toHaveLength(3)
  expect(new Set(getMailsTo(OFFICE).map(({ messageId }) => messageId)).size).toBe(1)
  expect(getSent()).toEqual({
    customer: expect.stringMatching(/^\d/) as string,
    email: expect.stringMatching(/^\d/) as string,
  })
})

test.each(['message-deferred', 'dropped-early'] as const)(
  'A mail whose server replied "later", or was lost before the message (%s), is sent once it is taken',
  async (fault) => {
    mail.setFault(fault)
    await runOften(5)
    expect(mail.mails).toEqual([])
    expect(getSent()).toBeUndefined()
    mail.setFault(undefined)
    await runOften(3)
    expect(mail.mails.map(({ recipients }) => recipients).sort()).toEqual(
      [[CUSTOMER], [OFFICE]].sort(),
    )
  },
)

test('A message that the server refuses is not sent to the customer again', async () => {
  mail.setFault('message-refused')
  await runOften(2)
  expect(getSent()).toEqual({ customer: 'refused' })
})

test('A chat that takes the text and loses the connection gets it three times', async () => {
  env.SMTP_URL = undefined
  let texts = 0
  const chat = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.on('data', () => {
      texts++
      socket.destroy()
    })
  }).listen(0, '127.0.0.1')
  await once(chat, 'listening')
  env.CHAT_WEBHOOK_URL = `http://127.0.0.1:${(chat.address() as AddressInfo).port}`
  await runOften(8)
  chat.close()
  expect(texts).toBe(3)
  await runOften(1)
})

test('A recipient refused for now is tried twice more, and the others have three copies', async () => {
  env.DISPATCH_EMAIL = [OFFICE, PARTNER]
  mail.deferredRecipients.push(PARTNER)
  await runOften(8)
  expect(getMailsTo(OFFICE)).toHaveLength(3)
  expect(mail.triedRecipients.filter((one) => one === PARTNER)).toHaveLength(3)
})

test.each([
  ['DISPATCH_EMAIL', undefined],
  ['locations/toronto/dispatch_email', `${OFFICE}, ${PARTNER}`],
])('One alert a day names %s, which holds an address refused for good', async (setting, own) => {
  catchAlerts()
  env.DISPATCH_EMAIL = [OFFICE, PARTNER]
  if (own) await store.update('locations', 'toronto', { dispatch_email: own })
  mail.refusedRecipients.push(PARTNER)
  await runOften(1)
  await runOften(1, { ...ENTRY, messageKind: 'change', change_id: '0-move', from: '', to: '' })
  expect(getMailsTo(OFFICE)).toHaveLength(2)
  expect(alerts).toHaveLength(1)
  expect(alerts[0]).toContain(setting)
  expect(alerts[0]).toContain(PARTNER)
  expect(alerts[0]).not.toMatch(/Mary|555|mary/)
})

test('A customer who wrote in French gets a link to the French page', async () => {
  store.records.set('locations/ottawa', { tracking_phone: '613-555-0114' })
  await store.update('details', KEY, { city: 'ottawa', language: 'fr' })
  await runOften(1)
  expect(getMailsTo(CUSTOMER)[0]?.text).toContain('/fr/ottawa/booking?key=')
})

test('A reminder is given up when its pickup begins', async () => {
  const reminder = { ...ENTRY, messageKind: 'reminder', date: '2026-12-01' } as const
  jest.useFakeTimers({ now: Date.parse('2026-12-01T16:00:00Z'), doNotFake: ['nextTick'] })
  const request = await loadRequest(store, 'jobs', KEY)
  if (!request) throw new Error('no request')
  expect(await deliver(store, request, reminder)).toMatchObject({ gaveUp: ['customer'] })
})
