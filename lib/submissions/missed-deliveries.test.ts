import { env } from '@/lib/env'
import { toInstant } from '@/lib/forms/stored-fields'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { retryMissedDeliveries } from './delivery'
import { encodeTime } from './push-id'

const NOW = Date.now()
const [MINUTE, HOUR] = [60_000, 3_600_000]
const NONE = { delivered: 0, pending: 0, overdue: 0 }

let store: ReturnType<typeof openMemoryStore>
let fetch: jest.SpyInstance

beforeEach(() => {
  store = openMemoryStore()
  env.CHAT_WEBHOOK_URL = 'https://chat.example/hook'
  fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response()))
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  env.CHAT_WEBHOOK_URL = undefined
  jest.restoreAllMocks()
})

const failChat = () => fetch.mockRejectedValue(new Error('down'))
const retryMissed = async () => (await retryMissedDeliveries(store, store, NOW)).chat

/** A lead of a tab whose first request was made before or, by a wrong clock, after it. */
function storeLead(tabAge: number, age: number): string {
  const key = `${encodeTime(NOW - tabAge)}${'x'.repeat(12)}`
  store.records.set(`leads/${key}`, { name: 'Mary Smith' })
  store.records.set(`consents/${key}`, { marketing: false, at: toInstant(new Date(NOW - age)) })
  return key
}

test.each([5 * HOUR, MINUTE, -HOUR])(
  'A request under two minutes is left to its own submission, with a key %d ms old',
  async (tabAge) => {
    storeLead(tabAge, MINUTE)
    expect(await retryMissed()).toEqual(NONE)
    expect(fetch).not.toHaveBeenCalled()
  },
)

test.each([3 * HOUR, 23.9 * HOUR, -23.9 * HOUR])(
  'A missed request is delivered, with a key %d ms older',
  async (drift) => {
    storeLead(10 * MINUTE + drift, 10 * MINUTE)
    expect(await retryMissed()).toEqual({ ...NONE, delivered: 1 })
  },
)

test.each([
  ['ten minutes after a tab’s old key', 12 * HOUR, 10 * MINUTE, { ...NONE, pending: 1 }],
  ['for longer than an hour', 12 * HOUR, 2 * HOUR, { ...NONE, pending: 1, overdue: 1 }],
  ['with a clock ahead', -HOUR, 2 * HOUR, { ...NONE, pending: 1, overdue: 1 }],
  ['for longer than the chat is told', -HOUR, 4 * HOUR, NONE],
])('What waits is counted by its own time: %s', async (_what, tabAge, age, run) => {
  storeLead(tabAge, age)
  failChat()
  expect(await retryMissed()).toEqual(run)
})

test('The oldest request is sent first, whatever the age of its tab', async () => {
  const [later, earlier] = [storeLead(9 * HOUR, 5 * MINUTE), storeLead(20 * MINUTE, 20 * MINUTE)]
  store.records.set(`leads/${later}`, { date: '2026-11-20', time: '10:05' })
  store.records.set(`leads/${earlier}`, { date: '2026-11-20', time: '10:04' })
  await retryMissed()
  const texts = fetch.mock.calls.map(([, { body }]: [string, { body: string }]) => body)
  expect(texts).toEqual([expect.stringContaining('10:04'), expect.stringContaining('10:05')])
})

test('Consents are read from the first missed request on, and not at all where none is missed', async () => {
  const list = jest.spyOn(store, 'list')
  const getConsentReads = () => list.mock.calls.filter(([name]) => name === 'consents')
  for (const age of [2 * HOUR, HOUR]) storeLead(age, age)
  await retryMissed()
  list.mockClear()
  await retryMissed()
  expect(getConsentReads()).toEqual([])
  const missed = storeLead(30 * MINUTE, 30 * MINUTE)
  await retryMissed()
  expect(getConsentReads()).toEqual([['consents', missed]])
})

test('A request that came while the lists were read is left to its own delivery', async () => {
  storeLead(HOUR, -2_000)
  expect(await retryMissed()).toEqual(NONE)
})

test.each(['walk-in-record-1', 'walk-in-record-00001', 'Mary', '-O'])(
  'A lead that staff typed under the key %j is not sent: it has no age and no marker',
  async (key) => {
    store.records.set(`leads/${key}`, { name: 'Mary Smith' })
    store.records.set(`consents/${key}`, { at: toInstant(new Date(NOW - 30 * MINUTE)) })
    expect(await retryMissed()).toEqual(NONE)
    expect(fetch).not.toHaveBeenCalled()
  },
)
