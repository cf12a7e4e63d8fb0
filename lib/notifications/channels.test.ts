import { startMailServer, type MailServer } from '@/e2e/support/servers/mail-server'
import { failReads, store, useEmptyStore } from '@/lib/submissions/submission.fixture'
import { env } from '@/lib/env'
import { toInstant } from '@/lib/dates/instant'
import { CHANNELS, type Channel } from './channels'
import { deliver } from './deliver'
import type { Message, OutboxEntry } from './outbox'
import type { RequestChange } from '@/lib/requests/change'
import {
  CANCELLATION,
  changeRequest,
  MAILED_PICKUP,
  MOVE,
  parseStored,
  PICKUP,
  QUOTE,
} from '@/lib/requests/requests.fixture'
import type { Request } from '@/lib/requests/request'

jest.mock('@/lib/store')

const HOUR = 3_600_000
const LOCATION = { tracking_phone: '416-555-0110' }
const [OWN, GENERAL, CUSTOMER] = [
  'own@crew.example',
  'general@crew.example',
  'mary.smith@example.com',
]

env.MAIL_FROM = 'site@crew.example'
env.DISPATCH_EMAIL = [GENERAL]
let mail: MailServer

useEmptyStore()
beforeEach(async () => {
  mail = await startMailServer()
  env.SMTP_URL = mail.url
  store.records.set('locations/toronto', LOCATION)
})
afterEach(() => mail.stop())

function getChannel(name: string): Channel {
  const channel = CHANNELS.find((one) => one.name === name)
  if (!channel) throw new Error(`There is no channel ${name}`)
  return channel
}
function createEntry(change?: RequestChange, age = 0): OutboxEntry {
  const at = toInstant(new Date(Date.now() - age))
  const entry = { list: 'jobs', key: MAILED_PICKUP.key, id: 'id', at } as const
  if (!change) return { ...entry, messageKind: 'request' }
  return { ...entry, messageKind: 'change', change_id: change.id, from: change.from, to: change.to }
}
const createMessage = (request: Request, change?: RequestChange, age = 0): Message => ({
  request: { ...request, change },
  entry: createEntry(change, age),
})
const REMINDER: Message = {
  request: MAILED_PICKUP,
  entry: { ...createEntry(), messageKind: 'reminder', date: '2026-12-01' },
}
const getRecipients = () => mail.mails.flatMap(({ recipients }) => recipients).sort()
/** One cron run for a request that is in the list. */
async function runOnce(request: Request) {
  const { undelivered } = await deliver(store, request, createEntry())
  return undelivered
}

test('A customer without stored details is confirmed with the number of the location', async () => {
  expect(await runOnce(parseStored({ ...QUOTE, details: {} }))).toEqual([])
  expect(getRecipients()).toEqual([GENERAL, CUSTOMER])
  expect(mail.mails.find(({ recipients }) => recipients.includes(CUSTOMER))?.text).toContain(
    '416-555-0110',
  )
})

test.each(['webhook', 'email', 'chat'])('The office gets every change by %s', (name) => {
  expect(getChannel(name).accepts(createMessage(MAILED_PICKUP, MOVE))).toBe(true)
  expect(getChannel(name).accepts(REMINDER)).toBe(false)
})

test('A request, its change and its reminder are separate mails', async () => {
  for (const change of [undefined, MOVE])
    for (const name of ['email', 'customer'])
      await getChannel(name).send(createMessage(MAILED_PICKUP, change), store)
  await getChannel('customer').send(REMINDER, store)
  expect(mail.mails.map(({ messageId }) => messageId)).toEqual(
    ['email', 'customer', `${MOVE.id}.email`, `${MOVE.id}.customer`, '2026-12-01.customer'].map(
      (name) => `<${MAILED_PICKUP.key}.${name}@localhost>`,
    ),
  )
  // This header stops absence notes.
  for (const { raw } of mail.mails) expect(raw).toContain('Auto-Submitted: auto-generated')
  const [, confirmation] = mail.mails
  expect(confirmation?.text).toContain(
    `/toronto/booking?key=${encodeURIComponent(MAILED_PICKUP.key)}&sig=`,
  )
  expect(confirmation?.raw).toContain('Content-Type: text/calendar; charset=utf-8; method=PUBLISH;')
})

test('An unknown address of a location is replaced by the general one', async () => {
  store.records.set('locations/toronto', { ...LOCATION, dispatch_email: OWN })
  mail.setFault((session) => (session === 1 ? 'recipient-rejected' : undefined))
  expect(await runOnce(PICKUP)).toEqual([])
  expect(getRecipients()).toEqual([GENERAL])
})

test('A refusal by the server does not end a confirmation’s tries: the account may be repaired', async () => {
  mail.setFault('refused')
  expect(await runOnce(MAILED_PICKUP)).toContain('customer')
  mail.setFault(undefined)
  expect(await runOnce(MAILED_PICKUP)).toEqual([])
})

test('A location that cannot be read delays its mail, and sends it to no one else', async () => {
  store.records.set('locations/toronto', { ...LOCATION, dispatch_email: OWN })
  const failing = failReads(store, 'locations')
  const { undelivered } = await deliver(failing, PICKUP, createEntry())
  expect(undelivered).toEqual(['email'])
  expect(await runOnce(PICKUP)).toEqual([])
  expect(getRecipients()).toEqual([OWN])
})

const CANCELLED_JOB = { job_status: 'cancelled' }
const SHORT = { form: 'short', email: CUSTOMER }
const changed = (...changes: RequestChange[]) => ({
  changes: Object.fromEntries(changes.map((change) => [change.id, change])),
})
const CANCELLED = changeRequest(MAILED_PICKUP, CANCELLED_JOB, changed(CANCELLATION))
const CANCELLED_AFTER = changeRequest(MAILED_PICKUP, CANCELLED_JOB, changed(MOVE, CANCELLATION))
const TOLD = changeRequest(CANCELLED, {}, { sent: { customer: '2026-11-20T19:06:00Z' } })
const NEVER_TOLD = changeRequest(CANCELLED, {}, { sent: { customer: 'refused' } })
test.each<[string, Request, boolean, change?: RequestChange]>([
  ['of the full form', QUOTE, true],
  ['without details', changeRequest(QUOTE, {}, { form: undefined }), true],
  ['of the short form', changeRequest(QUOTE, { email: 'Unavailable' }, SHORT), true],
  ['whose address staff typed', changeRequest(QUOTE, {}, { form: 'short' }), false],
  ['that staff took up', changeRequest(QUOTE, { status: 'contacted' }), true],
  ['without an email address', changeRequest(QUOTE, { email: 'Unavailable' }), false],
  ['of a pickup', MAILED_PICKUP, true],
  ['of a pickup without an address', PICKUP, false],
  ['of a pickup that staff cancelled', changeRequest(MAILED_PICKUP, CANCELLED_JOB), false],
  ['that was moved', changeRequest(MAILED_PICKUP, {}, changed(MOVE)), true, MOVE],
  ['that was moved and then cancelled', CANCELLED_AFTER, false, MOVE],
  ['that was cancelled', TOLD, true, CANCELLATION],
  ['that was cancelled, and never confirmed', CANCELLED, false, CANCELLATION],
  ['that was cancelled, whose address is unknown', NEVER_TOLD, false, CANCELLATION],
])('A request %s is confirmed: %#', (_which, request, isConfirmed, ...[change]) => {
  const message = createMessage(request, change, HOUR)
  expect(getChannel('customer').accepts(message)).toBe(isConfirmed)
})

test('A cancellation waits for the note of a confirmation that may be on its way', async () => {
  const customer = getChannel('customer')
  const message = createMessage(CANCELLED, CANCELLATION)
  expect(customer.accepts(message)).toBe(true)
  await expect(customer.send(message, store)).rejects.toThrow('may still be on its way')
})
