import { parseVisitsKey } from '@/lib/analytics/visits-key'
import { LIST_POLICIES } from '@/lib/database-rules/database-rules'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import type { RecordChanges, StoredRecord, WriteStatus } from '@/lib/store/store'
import { VisitCounter, type NewVisit } from './experiment-visits'

const FEES = { experiment: 'fees', headline: 'no-hidden-fees' } as const
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const BASELINE = { experiment: 'fees', headline: 'default' } as const

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2027-01-10T12:00:00Z'), doNotFake: ['nextTick'] })
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

/** A store whose writes have `status`, and how often it was opened and written. */
function openCountedStore() {
  const memory = openMemoryStore()
  const state = { opened: 0, writes: 0, writeMs: 0, status: 'stored' as WriteStatus | 'down' }
  const open = () => {
    state.opened++
    if (state.status === 'down') return Promise.reject(new Error('no store'))
    return Promise.resolve({
      async create(...record: Parameters<typeof memory.create>) {
        state.writes++
        if (state.status !== 'refused') await memory.create(...record)
        if (state.writeMs > 0) await new Promise((done) => setTimeout(done, state.writeMs))
        return state.status as WriteStatus
      },
      update(list: string, key: string, changes: RecordChanges) {
        if (!memory.records.has(`${list}/${key}`)) return Promise.reject(new Error('no record'))
        state.writes++
        memory.records.set(`${list}/${key}`, changes as StoredRecord)
        return Promise.resolve()
      },
    })
  }
  /** Visitors by variant. */
  const read = () =>
    Object.fromEntries(
      [...memory.records].map(([path, { visitors }]) => {
        const key = path.replace('experiment_visits/', '')
        expect(key).toMatch(LIST_POLICIES.experiment_visits.key)
        const { day, experiment, headline } = parseVisitsKey(key) ?? {}
        return [`${day} ${experiment}:${headline}`, visitors]
      }),
    )
  return { open, read, remove: () => memory.records.clear(), state }
}

function createVisit(visit: Partial<NewVisit> = {}): NewVisit {
  return { variant: FEES, day: '2027-01-10', ip: '', userAgent: BROWSER, ...visit }
}

const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms)

test('The first visitor is stored at once, the next ones together five seconds later', async () => {
  const { open, read, state } = openCountedStore()
  const counter = new VisitCounter(open)
  void counter.count(createVisit())
  await settle()
  expect(read()).toEqual({ '2027-01-10 fees:no-hidden-fees': 1 })
  for (let n = 0; n < 500; n++) void counter.count(createVisit())
  void counter.count(createVisit({ variant: BASELINE }))
  await settle(4_900)
  expect([read(), state.opened]).toEqual([{ '2027-01-10 fees:no-hidden-fees': 1 }, 1])
  await settle(200)
  expect(read()).toEqual({ '2027-01-10 fees:no-hidden-fees': 501, '2027-01-10 fees:default': 1 })
  expect(state.opened).toBe(2)
  await settle(60_000)
  expect(state.opened).toBe(2)
})

test('A visitor who comes during a write is stored without another visitor', async () => {
  const { open, read, state } = openCountedStore()
  state.writeMs = 100
  const counter = new VisitCounter(open)
  void counter.count(createVisit())
  await settle(50)
  const stored = counter.count(createVisit())
  await settle(6_000)
  await stored
  expect(read()).toEqual({ '2027-01-10 fees:no-hidden-fees': 2 })
})

test('Without visitors the store is not opened', async () => {
  const { open, state } = openCountedStore()
  const counter = new VisitCounter(open)
  await settle(60_000)
  expect(counter).toBeDefined()
  expect(state.opened).toBe(0)
})

test('A browser of an address is counted once a day and experiment, however many pages it opens', async () => {
  const { open, read } = openCountedStore()
  const counter = new VisitCounter(open)
  const visits = [
    { ip: '203.0.113.7' },
    { ip: '2001:db8:1:2::a' },
    { ip: '2001:db8:1:2::b' },
    { ip: '203.0.113.7', userAgent: 'Mozilla/5.0 (iPhone)' },
    { ip: '203.0.113.7', variant: { ...FEES, experiment: 'other' } },
    { ip: '203.0.113.7', day: '2027-01-11' },
  ]
  for (const visit of visits)
    for (let page = 0; page < 5; page++) void counter.count(createVisit(visit))
  await settle()
  expect(read()).toEqual({
    '2027-01-10 fees:no-hidden-fees': 3,
    '2027-01-10 other:no-hidden-fees': 1,
    '2027-01-11 fees:no-hidden-fees': 1,
  })
})

test('Visitors whose address is unknown are counted each', async () => {
  const { open, read } = openCountedStore()
  const counter = new VisitCounter(open)
  for (let n = 0; n < 5; n++) void counter.count(createVisit({ ip: '' }))
  await settle()
  expect(read()).toEqual({ '2027-01-10 fees:no-hidden-fees': 5 })
})

test('A flood of addresses fills neither the memory nor the database', async () => {
  const { open, read, state } = openCountedStore()
  const counter = new VisitCounter(open)
  const visit = (n: number) =>
    counter.count(
      createVisit({ ip: `10.0.${n >> 8}.${n & 255}`, variant: n % 2 ? FEES : BASELINE }),
    )
  for (let n = 0; n <= 10_000; n++) void visit(n)
  void visit(1)
  await settle()
  expect(read()).toEqual({
    '2027-01-10 fees:no-hidden-fees': 5_000,
    '2027-01-10 fees:default': 5_001,
  })
  // The oldest was forgotten.
  for (let n = 0; n < 100; n++) void visit(0)
  await settle(60_000)
  expect(read()).toMatchObject({ '2027-01-10 fees:default': 5_002 })
  expect([state.opened, state.writes]).toEqual([2, 5])
})

test('Only the request that starts a write waits for it', async () => {
  const { open } = openCountedStore()
  const counter = new VisitCounter(open)
  await counter.count(createVisit())
  let isWriterDone = false
  void counter.count(createVisit()).then(() => (isWriterDone = true))
  await counter.count(createVisit())
  expect(isWriterDone).toBe(false)
  await settle(10_000)
  expect(isWriterDone).toBe(true)
})

test.each(['refused', 'unknown', 'down'] as const)(
  'After a store that is %s the next visitor’s write has the right number',
  async (status) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
    const { open, read, state } = openCountedStore()
    const counter = new VisitCounter(open)
    state.status = status
    await counter.count(createVisit())
    expect(logged.mock.calls.flat().join()).toMatch(/"event":"experiment-visits".*unstored/)
    await settle(60_000)
    expect(state.opened).toBe(1)
    state.status = 'stored'
    void counter.count(createVisit())
    await settle(10_000)
    expect(read()).toEqual({ '2027-01-10 fees:no-hidden-fees': 2 })
  },
)

test('A record that was removed is created again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const { open, read, remove } = openCountedStore()
  const counter = new VisitCounter(open)
  for (let n = 0; n < 3; n++) {
    void counter.count(createVisit())
    await settle(10_000)
    if (n === 0) remove()
  }
  expect(read()).toEqual({ '2027-01-10 fees:no-hidden-fees': 3 })
})

test('Two processes have keys of their own', async () => {
  const { open, state } = openCountedStore()
  const keys = new Set<string>()
  for (let n = 0; n < 2; n++) {
    const counter = new VisitCounter(async () => {
      const store = await open()
      return { ...store, create: (...record) => (keys.add(record[1]), store.create(...record)) }
    })
    await counter.count(createVisit())
  }
  expect([keys.size, state.writes]).toEqual([2, 4])
})
