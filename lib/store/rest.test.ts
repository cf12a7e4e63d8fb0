import { FAULTS, type Fault } from '@/e2e/support/servers/database-faults'
import { startDatabaseServer, type DatabaseServer } from '@/e2e/support/servers/database-server'
import { createKey, LEAD } from './records.fixture'
import { openRestStore } from './rest'
import { longDeadline, openTestStore, setFaults, shortDeadline } from './rest.fixture'
import type { Store } from './store'

jest.setTimeout(30_000)

const KEY = createKey('key')

let server: DatabaseServer
let store: Store
beforeEach(async () => {
  server = await startDatabaseServer()
  store = openTestStore(server)
})
afterEach(() => server.stop())

test.each(FAULTS)(
  'A record is stored once although the first request meets "%s"',
  async (fault) => {
    setFaults(server, fault)
    expect(await store.create('leads', KEY, LEAD, longDeadline())).toBe('stored')
    expect(server.read('/leads')).toEqual({ [KEY]: LEAD })
    expect(server.faultCounts.get(fault)).toBe(1)
  },
)

test('A write that was applied before its answer was lost is not written over', async () => {
  let requests = 0
  server.setFault(() => {
    if (++requests === 1) return 'apply-and-cut'
    // Staff edit the lead during the retries of the visitor's request.
    server.put(`/leads/${KEY}/status`, 'won')
    return undefined
  })
  expect(await store.create('leads', KEY, LEAD, longDeadline())).toBe('stored')
  expect(server.read(`/leads/${KEY}`)).toEqual({ ...LEAD, status: 'won' })
})

test.each([undefined, '403-second-write', '412-empty'] as const)(
  'The retry of an applied write is stored although it meets %s',
  async (fault) => {
    let requests = 0
    server.setFault(() => ['apply-and-cut' as const, fault][requests++])
    expect(await store.create('leads', KEY, LEAD, longDeadline())).toBe('stored')
    // A write, a denied write and a read of the key.
    expect(requests).toBe(3)
  },
)

test('A taken key is stored although the rules deny the first attempt', async () => {
  server.put(`/leads/${KEY}`, { ...LEAD, status: 'won' })
  expect(await store.create('leads', KEY, LEAD, longDeadline())).toBe('stored')
  expect(server.read(`/leads/${KEY}`)).toEqual({ ...LEAD, status: 'won' })
  expect(server.tokens).toEqual(['old', 'old'])
})

test('A denied write is unknown if the key cannot be read', async () => {
  server.put(`/leads/${KEY}`, LEAD)
  let requests = 0
  server.setFault(() => (requests++ === 0 ? undefined : '503'))
  expect(await store.create('leads', KEY, LEAD, shortDeadline())).toBe('unknown')
})

test.each<Fault>(['refuse', 'hang', '503', '412-wrong'])(
  'A write is unknown if every attempt meets "%s"',
  async (fault) => {
    server.setFault(fault)
    expect(await store.create('leads', KEY, LEAD, shortDeadline())).toBe('unknown')
    expect(server.read('/leads')).toBeNull()
  },
)

test('A write that the rules deny is refused', async () => {
  server.setFault('deny')
  expect(await store.create('leads', KEY, LEAD, longDeadline())).toBe('refused')
  expect(server.read('/leads')).toBeNull()
})

test('A permanent failure is not retried', async () => {
  store = openRestStore({
    getUrl: () => `${server.url}/leads`,
    getToken: () => Promise.resolve('t'),
  })
  expect(await store.create('leads', KEY, LEAD, longDeadline())).toBe('refused')
  expect(server.tokens).toHaveLength(1)
})

test('A 412 is unknown if the key cannot be read', async () => {
  server.put(`/leads/${KEY}`, LEAD)
  let requests = 0
  server.setFault(() => (requests++ === 0 ? '412-empty' : '503'))
  expect(await store.create('leads', KEY, LEAD, shortDeadline())).toBe('unknown')
})

test('An empty key after an attempt without an answer and a denial is unknown', async () => {
  setFaults(server, 'hang', 'deny')
  expect(await store.create('leads', KEY, LEAD, longDeadline())).toBe('unknown')
})

test('A read is retried, and throws without an answer before the deadline', async () => {
  server.put(`/leads/${KEY}`, LEAD)
  setFaults(server, '503')
  expect(await store.read('leads', KEY, longDeadline())).toEqual(LEAD)
  server.setFault('503')
  // The deadline may cut off the last attempt: then its status is 0.
  await expect(store.read('leads', KEY, shortDeadline())).rejects.toThrow(/ failed with status \d+/)
})

test('A remove is retried, and throws with the status of a permanent failure', async () => {
  const ops = openTestStore(server, 'ops')
  server.put(`/leads/${KEY}`, LEAD)
  setFaults(server, '503', 'apply-and-cut')
  await ops.remove('leads', KEY)
  expect(server.read('/leads')).toBeNull()
  server.setFault('deny')
  await expect(ops.remove('leads', KEY)).rejects.toThrow('status 401')
})
