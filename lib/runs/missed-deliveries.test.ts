import { env } from '@/lib/env'
import { toInstant } from '@/lib/forms/stored-fields'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import type { DispatchList, StoredRecord } from '@/lib/store/store'
import { retryMissedDeliveries, type DeliveryRun } from './missed-deliveries'
import { encodeTime } from '@/lib/store/record-key'
import { failWrites } from '@/lib/submissions/submission.fixture'

const NOW = Date.now()
const [MINUTE, HOUR] = [60_000, 3_600_000]
const NONE = { delivered: 0, pending: 0, overdue: 0 }

env.CHAT_WEBHOOK_URL = 'https://chat.example/hook'

let store: ReturnType<typeof openMemoryStore>
let fetch: jest.SpyInstance

beforeEach(() => {
  store = openMemoryStore()
  fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response()))
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const failDeliveries = () => fetch.mockRejectedValue(new Error('down'))
async function retryMissed(channel = 'chat'): Promise<DeliveryRun | undefined> {
  const run = await retryMissedDeliveries(store, 'a run', NOW)
  return 'channels' in run ? run.channels[channel] : undefined
}

interface Tab {
  tabAge?: number
  list?: DispatchList
  details?: StoredRecord
}

/** A request of a tab whose first request was made before or, by a wrong clock, after it. */
function storeRequest(
  age: number,
  { tabAge = age, list = 'leads', details = {} }: Tab = {},
): string {
  const key = `${encodeTime(NOW - tabAge)}${'x'.repeat(12)}`
  store.records.set(`${list}/${key}`, { name: 'Mary Smith' })
  store.records.set(`details/${key}`, { at: toInstant(new Date(NOW - age)), ...details })
  return key
}

test('The run skips requests that are new, old, quarantined or delivered', async () => {
  const job = storeRequest(20 * MINUTE, { list: 'jobs' })
  const lead = storeRequest(10 * MINUTE)
  storeRequest(MINUTE)
  storeRequest(4 * HOUR)
  store.records.set(`deliveries/${storeRequest(30 * MINUTE)}:chat`, {
    at: toInstant(new Date()),
    tries: 1,
  })
  store.records.set(`quarantine/leads/${lead}`, { name: 'Bot' })
  expect(await retryMissed()).toEqual({ ...NONE, delivered: 2 })
  const delivered = [...store.records.keys()].filter((path) => /^deliveries.*chat/.test(path))
  expect(delivered.slice(1).toSorted()).toEqual(
    [job, lead].map((key) => `deliveries/${key}:chat`).toSorted(),
  )
  expect(await retryMissed()).toEqual(NONE)
})

test.each([
  ['young, under an old key,', MINUTE, 5 * HOUR, 0],
  ['young, by a clock ahead,', MINUTE, -HOUR, 0],
  ['that came while the lists were read', -2_000, HOUR, 0],
  ['under an old key', 10 * MINUTE, 24 * HOUR, 1],
  ['by a clock ahead', 10 * MINUTE, -23.7 * HOUR, 1],
])('A missed request %s is told by its own time', async (_which, age, tabAge, delivered) => {
  storeRequest(age, { tabAge })
  expect(await retryMissed()).toEqual({ ...NONE, delivered })
})

test.each([10 * MINUTE, -MINUTE, -HOUR, -23 * HOUR])(
  'A missed request without details is delivered, with a key %d ms old',
  async (age) => {
    store.records.delete(`details/${storeRequest(age)}`)
    expect(await retryMissed()).toEqual({ ...NONE, delivered: 1 })
  },
)

test.each([
  ['ten minutes after a tab’s old key', 12 * HOUR, 10 * MINUTE, { ...NONE, pending: 1 }],
  ['for longer than an hour', 12 * HOUR, 2 * HOUR, { ...NONE, pending: 1, overdue: 1 }],
  ['with a clock ahead', -HOUR, 2 * HOUR, { ...NONE, pending: 1, overdue: 1 }],
  ['for longer than a chat is of use', -HOUR, 4 * HOUR, NONE],
])('What waits is counted by its own time: %s', async (_what, tabAge, age, run) => {
  storeRequest(age, { tabAge })
  failDeliveries()
  expect(await retryMissed()).toEqual(run)
})

test('The oldest request is sent first, whatever the age of its tab', async () => {
  const later = storeRequest(5 * MINUTE, { tabAge: 9 * HOUR })
  const earlier = storeRequest(20 * MINUTE)
  store.records.set(`leads/${later}`, { date: '2026-11-20', time: '10:05' })
  store.records.set(`leads/${earlier}`, { date: '2026-11-20', time: '10:04' })
  await retryMissed()
  const texts = fetch.mock.calls.map(([, { body }]: [string, { body: string }]) => body)
  expect(texts).toEqual([expect.stringContaining('10:04'), expect.stringContaining('10:05')])
})

test.each(['walk-in-record-1', 'walk-in-record-00001', 'Mary', '-O'])(
  'A lead that staff typed under the key %j is not sent: it has no age',
  async (key) => {
    store.records.set(`leads/${key}`, { name: 'Mary Smith' })
    store.records.set(`details/${key}`, { at: toInstant(new Date(NOW - 30 * MINUTE)) })
    expect(await retryMissed()).toEqual(NONE)
    expect(fetch).not.toHaveBeenCalled()
  },
)

test('A run that reaches its time limit leaves the rest and counts it', async () => {
  for (const age of [90, 10]) storeRequest(age * MINUTE)
  const list = store.list.bind(store)
  store.list = (...path) => {
    jest.setSystemTime(NOW + 10_000)
    return list(...path)
  }
  jest.useFakeTimers({ now: NOW, advanceTimers: true })
  expect(await retryMissed()).toEqual({ delivered: 0, pending: 2, overdue: 1 })
  expect(fetch).not.toHaveBeenCalled()
})

test.each([
  ['a receiver that never answers', () => fetch.mockReturnValue(new Promise(() => undefined))],
  ['lists that are never read', () => (store.list = () => new Promise(() => undefined))],
])('A run with %s ends within the function’s 30 s', async (_what, hang) => {
  storeRequest(10 * MINUTE)
  hang()
  jest.useFakeTimers({ advanceTimers: true })
  const run = retryMissed().catch((error: Error) => error.message)
  await jest.advanceTimersByTimeAsync(25_000)
  const isOver = await Promise.race([run.then(() => true), Promise.resolve().then(() => false)])
  expect(isOver).toBe(true)
})

test('Long lists are read in pages', async () => {
  storeRequest(10 * MINUTE)
  const list = jest.spyOn(store, 'list')
  await retryMissed()
  for (const [, range] of list.mock.calls) expect(range?.limit).toBeDefined()
})

test('A delivery without a marker keeps waiting, until people are alerted', async () => {
  for (const age of [10, 120]) storeRequest(age * MINUTE)
  store = failWrites(store, 'deliveries')
  expect(await retryMissed()).toEqual({ delivered: 0, pending: 2, overdue: 1 })
})

test('A withdrawn consent is delivered again, under an id of its own', async () => {
  env.LEAD_WEBHOOK_URL = 'https://crm.example/hook'
  env.LEAD_WEBHOOK_SECRET = 'webhook-'.repeat(5)
  const consent = { version: 'us-1', marketing: true }
  const key = storeRequest(10 * MINUTE, { details: { consent } })
  expect(await retryMissed('withdrawal')).toEqual(NONE)
  await store.update('details', key, { consent: { marketing: false, withdrawn: true } })
  fetch.mockClear().mockRejectedValueOnce(new Error('down'))
  expect(await retryMissed('withdrawal')).toEqual({ ...NONE, pending: 1 })
  expect(await retryMissed('withdrawal')).toEqual({ ...NONE, delivered: 1 })
  expect(await retryMissed('withdrawal')).toEqual(NONE)
  const calls = fetch.mock.calls as [string, { body: string; headers: Record<string, string> }][]
  expect(calls.map(([, { headers }]) => headers['webhook-id'])).toEqual([
    `${key}.consents`,
    `${key}.consents`,
  ])
  expect(JSON.parse(calls.at(-1)?.[1].body ?? '')).toMatchObject({
    details: { consent: { marketing: false } },
  })
})
