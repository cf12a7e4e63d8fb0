import { decodeTime } from '@/lib/forms/push-key'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import {
  addEntry,
  listDue,
  postpone,
  removeEntry,
  takeEntry,
  type OutboxEntry,
  type Queued,
  takeTurns,
} from './outbox'
import { createHmac } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { postSignedJson } from './channels'
import { MailError } from './mailer'

const NOW = Date.UTC(2026, 10, 20, 15)
const MINUTE = 60_000
const ENTRY: OutboxEntry = {
  ...{ list: 'leads', key: 'request-key', id: 'id', messageKind: 'request' },
  at: '2026-11-20T15:00:00Z',
}

let store: ReturnType<typeof openMemoryStore>
beforeEach(() => {
  store = openMemoryStore()
  jest.useFakeTimers({ now: NOW })
})
afterEach(() => jest.useRealTimers())

test('An entry is due two minutes later, and read in the order of that time', async () => {
  const later = await addEntry(store, ENTRY, { due: NOW + 5 * MINUTE })
  const queued = await addEntry(store, ENTRY)
  expect(await listDue(store, NOW + 2 * MINUTE - 1)).toEqual([])
  expect(await listDue(store, NOW + 2 * MINUTE)).toEqual([queued])
  expect(await listDue(store)).toEqual([queued, later])
  expect(await listDue(store, NOW + 9 * MINUTE, 1)).toEqual([queued])
  await removeEntry(store, queued)
  await removeEntry(store, queued)
  expect(await listDue(store)).toEqual([later])
})

test('Only one of several runs claims an entry, for two minutes', async () => {
  const queued = await addEntry(store, ENTRY)
  const take = (now: number) => {
    jest.setSystemTime(now)
    return takeEntry(store, queued)
  }
  expect(await Promise.all([take(NOW), take(NOW), take(NOW)])).toEqual([true, false, false])
  expect(await take(NOW + 2 * MINUTE - 1)).toBe(false)
  expect(await take(NOW + 2 * MINUTE)).toBe(true)
  await removeEntry(store, queued)
  expect(await take(NOW + 9 * MINUTE)).toBe(false)
})

test('A failure moves an entry by 1, 5, 15 and 60 minutes, then by an hour each time', async () => {
  await addEntry(store, ENTRY, { due: NOW })
  const pauses: number[] = []
  for (let tries = 0; tries < 6; tries++) {
    const [queued] = await listDue(store)
    if (!queued) throw new Error('no entry')
    const due = decodeTime(queued.entryKey)
    jest.setSystemTime(due)
    await takeEntry(store, queued)
    await postpone(store, queued)
    const [moved, ...others] = await listDue(store)
    expect(others).toEqual([])
    expect(moved?.entry).toEqual({ ...ENTRY, tries: tries + 1 })
    pauses.push((decodeTime(moved?.entryKey ?? '') - due) / MINUTE)
  }
  expect(pauses).toEqual([1, 5, 15, 60, 60, 60])
})

test('An entry that waits for a given time does not count as failed', async () => {
  const queued = await addEntry(store, ENTRY, { due: NOW })
  await postpone(store, queued, NOW + 9 * MINUTE)
  expect(await listDue(store)).toMatchObject([{ entry: { ...ENTRY } }])
  expect((await listDue(store))[0]?.entry).not.toHaveProperty('tries')
})

test('An entry that is moved to its own time is not lost', async () => {
  const queued = await addEntry(store, ENTRY, { due: NOW })
  await postpone(store, { ...queued, entry: { ...ENTRY, digest: 'toronto' } }, NOW)
  expect(await listDue(store)).toMatchObject([{ entry: { digest: 'toronto' } }])
})

test('An entry that is not certainly queued throws', async () => {
  store.transact = () => Promise.resolve({ status: 'unknown' })
  await expect(addEntry(store, ENTRY)).rejects.toThrow('not certainly stored: unknown')
})

const A_RUN = 200
let counter = 0
/** Entries in the order of their due times. */
const create = (count: number, entry: Partial<OutboxEntry> = {}): Queued[] =>
  Array.from({ length: count }, () => {
    const id = `request-${counter++}`
    const at = '2026-11-20T15:00:00Z'
    return {
      entryKey: id,
      entry: { list: 'leads', key: id, id, messageKind: 'request', at, ...entry },
    }
  })
const BURST = { network: 'burst' }
const firstRun = (...due: Queued[][]) => takeTurns(due.flat()).slice(0, A_RUN)

test('A new request of another network goes before the mails of a burst that have waited longer', () => {
  const burst = create(500, BURST)
  const waiting = create(500, { ...BURST, tries: 3 })
  const neighbor = create(1, { network: 'home' })
  const order = firstRun(waiting, burst, neighbor)
  expect(order[1]).toBe(neighbor[0])
  expect(order[0]).toBe(burst[0])
})

test('Each kind of message, such as reminders, gets a share of a run', () => {
  const burst = Array.from({ length: 500 }, (_, n) => create(1, { network: `bot-${n}` })).flat()
  const reminders = create(300, { messageKind: 'reminder' })
  const day = create(1, { messageKind: 'day' })
  const order = firstRun(burst, reminders, day)
  expect(order).toContain(day[0])
  expect(order.filter(({ entry }) => entry.messageKind === 'reminder').length).toBeGreaterThan(90)
  expect(order.filter(({ entry }) => entry.messageKind === 'request').length).toBeGreaterThan(90)
})

test('Requests without a known network take turns as one network each, in their order', () => {
  const due = create(5)
  expect(takeTurns(due)).toEqual(due)
})

const URL = 'https://crm.example/hook'
const SECRET = 'webhook-'.repeat(5)
const BODY = '{"key":"-N","name":"Zoë"}'

async function receive(secret = SECRET) {
  const fetch = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  await postSignedJson(URL, secret, BODY, '-N')
  const [[url, request]] = fetch.mock.calls as [[string, RequestInit]]
  fetch.mockRestore()
  return { url, ...request, headers: request.headers as Record<string, string> }
}

// printf %s "$LEAD_WEBHOOK_SECRET" | base64
test.each([
  [SECRET, 'd2ViaG9vay13ZWJob29rLXdlYmhvb2std2ViaG9vay13ZWJob29rLQ=='],
  ['"$\\'.repeat(11), Buffer.from('"$\\'.repeat(11)).toString('base64')],
])(
  'A receiver with the secret %s verifies the call as the convention says',
  async (secret, base64) => {
    const { url, method, body, headers } = await receive(secret)
    expect([url, method, body]).toEqual([URL, 'POST', BODY])
    expect(headers['webhook-id']).toBe('-N')
    expect(new Webhook(`whsec_${base64}`).verify(BODY, headers)).toEqual(JSON.parse(BODY))
  },
)

test('The signature is an HMAC-SHA256 of id, timestamp and body, keyed with the secret', async () => {
  const { headers } = await receive()
  const signed = `-N.${headers['webhook-timestamp']}.${BODY}`
  const hash = createHmac('sha256', SECRET).update(signed).digest('base64')
  expect(headers['webhook-signature']).toBe(`v1,${hash}`)
})

test('A failed mail is described by codes or the kind of its error, never by a text with an address', () => {
  const text = 'mary@example.com is no recipient'
  expect(new MailError(new TypeError(text)).message).toBe('TypeError')
  const codes = { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }
  expect(new MailError(Object.assign(new Error(text), codes)).message).toBe('EENVELOPE RCPT TO 550')
})
