import { FAULTS, type FaultSelector } from '@/e2e/support/servers/database-faults'
import { startDatabaseServer, type DatabaseServer } from '@/e2e/support/servers/database-server'
import { longDeadline, muteWarnings, openServerStore } from './adapters.fixture'
import { closeFirebaseStores } from './firebase-connection'
import { createKey, JOB, LEAD } from './records.fixture'
import { ifAbsent } from './store'

const KEY = createKey('key')
/** After a lost reply, the store cannot know whether this call wrote the record. */
const STORED = { status: 'stored', record: LEAD, isChanged: expect.any(Boolean) as boolean }
const MOVE = { date: '2026-11-24' }
const MOVED = { ...JOB, ...MOVE }
const shortDeadline = () => Date.now() + 300

const databases: DatabaseServer[] = []
beforeAll(muteWarnings)
afterAll(async () => {
  await closeFirebaseStores()
  for (const database of databases) await database.stop()
})

async function openSite() {
  const database = await startDatabaseServer()
  databases.push(database)
  const store = openServerStore(database.port, 'site')
  const create = (deadline = longDeadline()) =>
    store.transact('leads', KEY, deadline, ifAbsent(LEAD))
  const move = (deadline = longDeadline()) =>
    store.transact('jobs', KEY, deadline, (job) =>
      job?.job_status === 'active' && job.date === JOB.date ? { ...job, ...MOVE } : undefined,
    )
  return { ...store, database, create, move }
}
type Site = Awaited<ReturnType<typeof openSite>>

/** Most of these tests wait for a timeout, so they run side by side, each with a database of its own. */
const testOnSite = (title: string, run: (site: Site) => Promise<void>) =>
  test.concurrent(title, async () => run(await openSite()))

/** Fails only the first request of this kind. */
function failOnce(fault: (typeof FAULTS)[number] | 'revoked', kind: string): FaultSelector {
  let count = 0
  return (_path, { method }) => (method === kind && count++ === 0 ? fault : undefined)
}

for (const [kind, fault] of [
  ...FAULTS.map((fault) => ['write', fault] as const),
  ['connect', 'refuse'],
  ['connect', 'hang'],
  ['auth', 'revoked'],
  ['auth', 'hang'],
  ['auth', 'late'],
  ['read', 'hang'],
] as const)
  testOnSite(
    `A record is stored once although the first ${kind} meets “${fault}”`,
    async (site) => {
      site.database.setFault(failOnce(fault, kind))
      expect(await site.create()).toEqual(STORED)
      expect(site.database.read('/leads')).toEqual({ [KEY]: LEAD })
    },
  )

testOnSite('A connection that was lost on the way is replaced', async (site) => {
  await site.read('leads', KEY, longDeadline())
  site.database.deafenConnections()
  expect(await site.create()).toEqual(STORED)
  site.database.deafenConnections()
  expect(await site.read('leads', KEY, longDeadline())).toEqual(LEAD)
})

testOnSite('A write that was swallowed starts again while others are answered', async (site) => {
  site.database.setFault(failOnce('hang', 'write'))
  const others = setInterval(() => void site.read('leads', 'other', longDeadline()), 100)
  const result = await site.create(Date.now() + 20_000)
  clearInterval(others)
  expect(result).toEqual(STORED)
})

testOnSite('A retry waits for the first try, and does not take it for stored', async (site) => {
  site.database.setFault('hang')
  expect(await site.create(shortDeadline())).toMatchObject({ status: 'unknown' })
  expect(await site.create(shortDeadline())).toMatchObject({ status: 'unknown' })
  expect(site.database.read('/leads')).toBeNull()
  site.database.setFault(undefined)
  expect(await site.create()).toEqual(STORED)
})

for (const fault of [...FAULTS, 'deaf'] as const)
  testOnSite(`A pickup is moved once although the first write meets “${fault}”`, async (site) => {
    site.database.put(`/jobs/${KEY}`, JOB)
    await site.read('jobs', KEY, longDeadline())
    if (fault === 'deaf') site.database.deafenConnections()
    else site.database.setFault(failOnce(fault, 'write'))
    expect(await site.move()).toMatchObject({ status: 'stored', record: MOVED })
    expect(site.database.read(`/jobs/${KEY}`)).toEqual(MOVED)
  })

for (const [when, meet] of [
  ['before it', (edit: () => void) => (edit(), undefined)],
  ['after a lost answer', (edit: () => void) => (setTimeout(edit), 'apply-and-cut' as const)],
] as const)
  testOnSite(`An edit of staff ${when} is kept`, async (site) => {
    site.database.put(`/jobs/${KEY}`, JOB)
    let count = 0
    site.database.setFault((_path, { method }) =>
      method === 'write' && count++ === 0
        ? meet(() => site.database.put(`/jobs/${KEY}/job_status`, 'won'))
        : undefined,
    )
    expect(await site.move()).toMatchObject({ status: 'stored', isChanged: false })
    expect(site.database.read(`/jobs/${KEY}/job_status`)).toBe('won')
  })

testOnSite('A move whose time is over does not arrive later', async (site) => {
  site.database.put(`/jobs/${KEY}`, JOB)
  site.database.setFault(failOnce('hang', 'write'))
  expect(await site.move(shortDeadline())).toMatchObject({ status: 'unknown' })
  site.database.deafenConnections()
  await site.read('jobs', KEY, longDeadline())
  const cancelled = { ...JOB, job_status: 'cancelled' }
  await site.transact('jobs', KEY, longDeadline(), () => cancelled)
  expect(site.database.read(`/jobs/${KEY}`)).toEqual(cancelled)
})

testOnSite('Waiting changes of a record go out together, each with its result', async (site) => {
  const writes = jest.fn<undefined, []>()
  site.database.setFault((_path, { method }) => (method === 'write' ? writes() : undefined))
  const ops = openServerStore(site.database.port, 'ops')
  const take = (client: string) =>
    ops.transact('limits', KEY, longDeadline(), (current) =>
      Object.keys(current ?? {}).length < 3 ? { ...current, [client]: 1 } : undefined,
    )
  const results = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(take))
  const areChanged = results.map((result) => result.status === 'stored' && result.isChanged)
  expect(areChanged).toEqual([true, true, true, false, false])
  expect(writes).toHaveBeenCalledTimes(2)
})

testOnSite('A denied change takes no other with it', async (site) => {
  await site.create()
  const transact = (name: string | undefined) =>
    site.transact('leads', KEY, longDeadline(), () => (name ? { ...LEAD, name } : undefined))
  const results = await Promise.all([undefined, undefined, 'Bert'].map(transact))
  expect(results).toMatchObject([STORED, STORED, { status: 'refused' }])
})

testOnSite('A change whose time passes offline does not arrive later', async (site) => {
  site.database.setFault('refuse')
  expect(await site.create(shortDeadline())).toMatchObject({ status: 'unknown' })
  site.database.setFault(undefined)
  // The connection sends waiting writes before this read.
  await site.read('leads', 'other', longDeadline())
  expect(site.database.read('/leads')).toBeNull()
})

testOnSite('A record that others change all the time is contended', async (site) => {
  let count = 0
  site.database.setFault((path, { method }) => {
    if (method === 'write') site.database.put(`${path}/count`, ++count)
    return undefined
  })
  const ops = openServerStore(site.database.port, 'ops')
  const result = await ops.transact('limits', KEY, longDeadline(), (all) => ({ ...all, own: 1 }))
  expect(result).toMatchObject({ status: 'contended' })
  expect(site.database.read(`/limits/${KEY}`)).toEqual({ count })
})

testOnSite('A denied write is refused, and stored if the key holds a record', async (site) => {
  site.database.setFault('deny')
  expect(await site.create()).toMatchObject({ status: 'refused' })
  site.database.setFault((_path, { method }) => (method === 'write' ? 'deny' : undefined))
  expect(await site.create()).toMatchObject({ status: 'refused' })
  const record = { ...LEAD, status: 'won' }
  site.database.put(`/leads/${KEY}`, record)
  expect(await site.create()).toMatchObject({ status: 'stored', record })
})

testOnSite('A read that is denied or not answered in time throws', async (site) => {
  await expect(site.list('leads')).rejects.toThrow('Permission denied')
  site.database.setFault('hang')
  await expect(site.read('leads', KEY, shortDeadline())).rejects.toThrow('did not reply in time')
})

testOnSite('The site may neither change nor remove a record', async (site) => {
  await site.create()
  await expect(site.update('leads', KEY, { status: 'won' })).rejects.toThrow('PERMISSION_DENIED')
  await expect(site.remove('leads', KEY)).rejects.toThrow('PERMISSION_DENIED')
  expect(site.database.read(`/leads/${KEY}`)).toEqual(LEAD)
})

// Changes the clock of every test of this file, so it runs after them.
test('A connection is replaced before the first write after a pause', async () => {
  const site = await openSite()
  await site.read('leads', 'other', longDeadline())
  site.database.deafenConnections()
  jest.spyOn(Date, 'now').mockImplementation(() => new Date().getTime() + 31_000)
  // Less time than the two seconds after which a silent connection is replaced.
  expect(await site.create(Date.now() + 1_500)).toEqual(STORED)
})
