import { FAULTS, type FaultSelector } from '@/e2e/support/servers/database-faults'
import { startDatabaseServer, type DatabaseServer } from '@/e2e/support/servers/database-server'
import { longDeadline, muteWarnings, openServerStore } from './adapters.fixture'
import { closeFirebaseStores } from './firebase-connection'
import { createKey, JOB, LEAD } from './records.fixture'
import { ifAbsent, type Store, type StoredRecord } from './store'

let database: DatabaseServer
let store: Store

beforeEach(async () => {
  muteWarnings()
  database = await startDatabaseServer()
  store = openServerStore(database.port, 'site')
})
afterEach(async () => {
  jest.restoreAllMocks()
  await closeFirebaseStores()
  await database.stop()
})

const KEY = createKey('key')
/** After a lost reply, the store cannot know whether this call wrote the record. */
const STORED = { status: 'stored', record: LEAD, isChanged: expect.any(Boolean) as boolean }
const create = (deadline = longDeadline()) => store.transact('leads', KEY, deadline, ifAbsent(LEAD))
const shortDeadline = () => Date.now() + 300

/** Fails only the first request of this kind. */
function failOnce(fault: (typeof FAULTS)[number] | 'revoked', kind: string): FaultSelector {
  let count = 0
  return (_path, { method }) => (method === kind && count++ === 0 ? fault : undefined)
}

test.each(FAULTS)('A record is stored once although the first write meets “%s”', async (fault) => {
  database.setFault(failOnce(fault, 'write'))
  expect(await create()).toEqual(STORED)
  expect(database.read('/leads')).toEqual({ [KEY]: LEAD })
})

test.each([
  ['connect', 'refuse'],
  ['connect', 'hang'],
  ['auth', 'revoked'],
  ['auth', 'hang'],
  ['auth', 'late'],
  ['read', 'hang'],
] as const)('A record is stored although the first %s meets “%s”', async (kind, fault) => {
  database.setFault(failOnce(fault, kind))
  expect(await create()).toEqual(STORED)
})

test('A connection that was lost on the way is replaced', async () => {
  await store.read('leads', KEY, longDeadline())
  database.deafenConnections()
  expect(await create()).toEqual(STORED)
  database.deafenConnections()
  expect(await store.read('leads', KEY, longDeadline())).toEqual(LEAD)
})

test('A write that was swallowed starts again while others are answered', async () => {
  database.setFault(failOnce('hang', 'write'))
  const others = setInterval(() => void store.read('leads', 'other', longDeadline()), 100)
  const result = await create(Date.now() + 20_000)
  clearInterval(others)
  expect(result).toEqual(STORED)
})

test('A connection is replaced before the first write after a pause', async () => {
  await store.read('leads', KEY, longDeadline())
  database.deafenConnections()
  const { now } = Date
  jest.spyOn(Date, 'now').mockImplementation(() => now() + 31_000)
  // Less time than the two seconds after which a silent connection is replaced.
  expect(await create(Date.now() + 1_500)).toEqual(STORED)
})

test('A retry waits for the first try’s transaction and does not take it for stored', async () => {
  database.setFault('hang')
  expect(await create(shortDeadline())).toMatchObject({ status: 'unknown' })
  expect(await create(shortDeadline())).toMatchObject({ status: 'unknown' })
  expect(database.read('/leads')).toBeNull()
  database.setFault(undefined)
  expect(await create()).toEqual(STORED)
})

const MOVED: StoredRecord = { ...JOB, date: '2026-11-24' }
const changeJob = (fields: StoredRecord, deadline: number) =>
  store.transact('jobs', KEY, deadline, (job) =>
    job?.job_status === 'active' && job.date === JOB.date ? { ...job, ...fields } : undefined,
  )
const move = (deadline = longDeadline()) => changeJob({ date: '2026-11-24' }, deadline)

test.each([...FAULTS, 'deaf'] as const)(
  'A pickup is moved once although the first write meets “%s”',
  async (fault) => {
    database.put(`/jobs/${KEY}`, JOB)
    await store.read('jobs', KEY, longDeadline())
    if (fault === 'deaf') database.deafenConnections()
    else database.setFault(failOnce(fault, 'write'))
    expect(await move()).toMatchObject({ status: 'stored', record: MOVED })
    expect(database.read(`/jobs/${KEY}`)).toEqual(MOVED)
  },
)

test.each([
  ['before it', (edit: () => void) => (edit(), undefined)],
  ['after a lost answer', (edit: () => void) => (setTimeout(edit), 'apply-and-cut' as const)],
])('An edit of staff %s is kept', async (_when, meet) => {
  database.put(`/jobs/${KEY}`, JOB)
  let count = 0
  database.setFault((_path, { method }) =>
    method === 'write' && count++ === 0
      ? meet(() => database.put(`/jobs/${KEY}/job_status`, 'won'))
      : undefined,
  )
  expect(await move()).toMatchObject({ status: 'stored', isChanged: false })
  expect(database.read(`/jobs/${KEY}/job_status`)).toBe('won')
})

test('A move whose time is over does not arrive later', async () => {
  database.put(`/jobs/${KEY}`, JOB)
  database.setFault(failOnce('hang', 'write'))
  expect(await move(shortDeadline())).toMatchObject({ status: 'unknown' })
  database.deafenConnections()
  await store.read('jobs', KEY, longDeadline())
  const cancelled = { ...JOB, job_status: 'cancelled' }
  await store.transact('jobs', KEY, longDeadline(), () => cancelled)
  expect(database.read(`/jobs/${KEY}`)).toEqual(cancelled)
})

test('Changes that wait for a record go out together, each with its own result', async () => {
  const writes = jest.fn<undefined, []>()
  database.setFault((_path, { method }) => (method === 'write' ? writes() : undefined))
  const ops = openServerStore(database.port, 'ops')
  const take = (client: string) =>
    ops.transact('limits', KEY, longDeadline(), (current) =>
      Object.keys(current ?? {}).length < 3 ? { ...current, [client]: 1 } : undefined,
    )
  const results = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(take))
  expect(results.map((result) => result.status === 'stored' && result.isChanged)).toEqual([
    ...[true, true, true],
    ...[false, false],
  ])
  expect(writes).toHaveBeenCalledTimes(2)
})

test('A denied change takes no other with it', async () => {
  await create()
  const transact = (name: string | undefined) =>
    store.transact('leads', KEY, longDeadline(), () => (name ? { ...LEAD, name } : undefined))
  const results = await Promise.all([undefined, undefined, 'Bert'].map(transact))
  expect(results).toMatchObject([STORED, STORED, { status: 'refused' }])
})

test('A change whose time passes while no connection is possible does not arrive later', async () => {
  database.setFault('refuse')
  expect(await create(shortDeadline())).toMatchObject({ status: 'unknown' })
  database.setFault(undefined)
  // The connection sends waiting writes before this read.
  await store.read('leads', 'other', longDeadline())
  expect(database.read('/leads')).toBeNull()
})

test('A record that others change all the time is contended', async () => {
  let count = 0
  database.setFault((path, { method }) => {
    if (method === 'write') database.put(`${path}/count`, ++count)
    return undefined
  })
  const ops = openServerStore(database.port, 'ops')
  const result = await ops.transact('limits', KEY, longDeadline(), (current) => ({
    ...current,
    own: 1,
  }))
  expect(result).toMatchObject({ status: 'contended' })
  expect(database.read(`/limits/${KEY}`)).toEqual({ count })
})

test('A denied write is refused, and stored if the key holds a record', async () => {
  database.setFault('deny')
  expect(await create()).toMatchObject({ status: 'refused' })
  database.setFault((_path, { method }) => (method === 'write' ? 'deny' : undefined))
  expect(await create()).toMatchObject({ status: 'refused' })
  database.put(`/leads/${KEY}`, { ...LEAD, status: 'won' })
  expect(await create()).toMatchObject({ status: 'stored', record: { ...LEAD, status: 'won' } })
})

test('A read that is denied or not answered in time throws', async () => {
  await expect(store.list('leads')).rejects.toThrow('Permission denied')
  database.setFault('hang')
  await expect(store.read('leads', KEY, shortDeadline())).rejects.toThrow('did not reply in time')
})

test('The site may neither change nor remove a record', async () => {
  await create()
  await expect(store.update('leads', KEY, { status: 'won' })).rejects.toThrow('PERMISSION_DENIED')
  await expect(store.remove('leads', KEY)).rejects.toThrow('PERMISSION_DENIED')
  expect(database.read(`/leads/${KEY}`)).toEqual(LEAD)
})
