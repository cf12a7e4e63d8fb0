import { FAULTS, type FaultSelector } from '@/e2e/support/servers/database-faults'
import { startDatabaseServer, type DatabaseServer } from '@/e2e/support/servers/database-server'
import { longDeadline, muteWarnings, openServerStore } from './adapters.fixture'
import { closeFirebaseStores } from './firebase'
import { createKey, LEAD } from './records.fixture'
import type { Store } from './store'

let database: DatabaseServer
let store: Store

beforeEach(async () => {
  muteWarnings()
  database = await startDatabaseServer()
  store = openServerStore(database, 'site')
})
afterEach(async () => {
  jest.restoreAllMocks()
  await closeFirebaseStores()
  await database.stop()
})

const KEY = createKey('key')
const STORED = { status: 'stored', record: LEAD }
const create = (deadline = longDeadline()) => store.createIfAbsent('leads', KEY, LEAD, deadline)
const shortDeadline = () => Date.now() + 300

/** The fault of the first request of this kind only. */
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

test('A connection is replaced before the first write after a pause', async () => {
  await store.read('leads', KEY, longDeadline())
  database.deafenConnections()
  const { now } = Date
  jest.spyOn(Date, 'now').mockImplementation(() => now() + 31_000)
  // Less than the two seconds after which a silent connection is replaced.
  expect(await create(Date.now() + 1_500)).toEqual(STORED)
})

test('A later try waits for the transaction of the first, and does not take it for stored', async () => {
  database.setFault('hang')
  expect(await create(shortDeadline())).toEqual({ status: 'unknown' })
  expect(await create(shortDeadline())).toEqual({ status: 'unknown' })
  expect(database.read('/leads')).toBeNull()
  database.setFault(undefined)
  expect(await create()).toEqual(STORED)
})

test('A denied write is refused, and stored if the key holds a record', async () => {
  database.setFault('deny')
  expect(await create()).toEqual({ status: 'refused' })
  database.setFault((_path, { method }) => (method === 'write' ? 'deny' : undefined))
  expect(await create()).toEqual({ status: 'refused' })
  database.put(`/leads/${KEY}`, { ...LEAD, status: 'won' })
  expect(await create()).toEqual({ status: 'stored', record: { ...LEAD, status: 'won' } })
})

test('A read that is denied or not answered in time throws', async () => {
  await expect(store.list('leads')).rejects.toThrow('Permission denied')
  database.setFault('hang')
  await expect(store.read('leads', KEY, shortDeadline())).rejects.toThrow('did not answer in time')
})

test('The site may neither change nor remove a record', async () => {
  await create()
  await expect(store.update('leads', KEY, { status: 'won' })).rejects.toThrow('PERMISSION_DENIED')
  await expect(store.remove('leads', KEY)).rejects.toThrow('PERMISSION_DENIED')
  expect(database.read(`/leads/${KEY}`)).toEqual(LEAD)
})
