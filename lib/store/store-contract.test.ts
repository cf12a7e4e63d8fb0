import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDatabaseServer, type DatabaseServer } from '@/e2e/support/servers/database-server'
import { SEED_LOCATIONS } from '@/lib/cities/locations'
import { openFirebaseStore } from './firebase'
import { CONSENT, createKey, JOB, LEAD, MOVE_DETAILS } from './records.fixture'
import { longDeadline } from './rest.fixture'
import { readPages } from './pages'
import { openSqliteStore } from './sqlite'
import type { Identity, ListName, Store } from './store'

jest.setTimeout(30_000)

let folder: string
let server: DatabaseServer

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'store-'))
  server = await startDatabaseServer()
  server.put('/locations', SEED_LOCATIONS)
  server.put('/preview/locations', SEED_LOCATIONS)
})
afterEach(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

/** SQLite has no identities. */
const ADAPTERS: Record<string, (identity: Identity, prefix?: string) => Store> = {
  sqlite: (_identity, prefix) => openSqliteStore(join(folder, 'deep', 'site.sqlite'), prefix),
  firebase: (identity, prefix) =>
    openFirebaseStore(
      {
        databaseUrl: 'https://home-team.firebaseio.com',
        emulatorHost: `127.0.0.1:${server.port}`,
        serviceAccount: undefined,
      },
      identity,
      prefix,
    ),
}

const KEY = createKey('key')
const createSeenRecord = (n: number) => ({ key: KEY, attempt: String(n).padStart(36, '0') })

describe.each(Object.entries(ADAPTERS))('The %s store', (_name, open) => {
  let store: Store
  let ops: Store
  beforeEach(() => {
    store = open('site')
    ops = open('ops')
  })

  test('returns exactly the stored record', async () => {
    expect(await store.create('jobs', KEY, JOB, longDeadline())).toBe('stored')
    expect(await store.read('jobs', KEY, longDeadline())).toEqual(JOB)
  })

  test('keeps the record under a taken key, and calls the second write stored', async () => {
    const otherLead = { ...LEAD, name: 'Bert' }
    await store.create('leads', KEY, LEAD, longDeadline())
    expect(await store.create('leads', KEY, otherLead, longDeadline())).toBe('stored')
    expect(await ops.list('leads')).toEqual({ [KEY]: LEAD })
  })

  test('keeps a staff edit when a visitor retries', async () => {
    await store.create('leads', KEY, LEAD, longDeadline())
    await ops.update('leads', KEY, { status: 'won' })
    expect(await store.create('leads', KEY, LEAD, longDeadline())).toBe('stored')
    expect(await store.read('leads', KEY, longDeadline())).toEqual({ ...LEAD, status: 'won' })
  })

  test('removes a field that an update sets to null', async () => {
    const location = { tracking_phone: '416-555-0110' }
    await ops.create('locations', 'toronto', location, longDeadline())
    await ops.update('locations', 'toronto', { ...location, notice_hours: 24, jobs_per_window: 4 })
    await ops.update('locations', 'toronto', { notice_hours: null })
    expect(await store.read('locations', 'toronto', longDeadline())).toEqual({
      ...location,
      jobs_per_window: 4,
    })
  })

  test('lists the records since a key', async () => {
    const names = ['a', 'b1', 'b2', 'c']
    for (const name of names) await store.create('leads', createKey(name), LEAD, longDeadline())
    const keys = names.slice(1).map(createKey)
    expect(Object.keys(await ops.list('leads', '-Nb'))).toEqual(keys)
    expect(await ops.list('leads', '-Nd')).toEqual({})
    expect(Object.keys(await ops.list('leads', '-Nb', 2))).toEqual(keys.slice(0, 2))
    expect(Object.keys(await ops.list('leads', undefined, 1))).toEqual(['a'].map(createKey))
  })

  test('reads a list of several pages', async () => {
    const keys = Array.from({ length: 4_500 }, (_, n) => createKey(String(n).padStart(4, '0')))
    await store.createAll(
      keys.map((key) => ({ list: 'leads', key, record: LEAD })),
      longDeadline(),
    )
    expect(Object.keys(await ops.list('leads'))).toEqual(keys)
    const sizes: number[] = []
    for await (const page of readPages(ops, 'leads', keys[1])) sizes.push(page.length)
    expect(sizes).toEqual([2_000, 1_999, 500])
  })

  test('stores all related records at once, and keeps those of an earlier attempt', async () => {
    const related = { consents: CONSENT, move_details: MOVE_DETAILS }
    expect(await store.claimRelated(KEY, related, longDeadline())).toEqual(related)
    const later = {
      consents: { ...CONSENT, marketing: true },
      move_details: { ...MOVE_DETAILS, packing: false },
    }
    expect(await store.claimRelated(KEY, later, longDeadline())).toEqual(related)
    expect(await ops.list('consents')).toEqual({ [KEY]: CONSENT })
    expect(await ops.list('move_details')).toEqual({ [KEY]: MOVE_DETAILS })
  })

  test('stores nothing for an empty set of related records', async () => {
    expect(await store.claimRelated(KEY, {}, longDeadline())).toEqual({})
    expect(await ops.list('consents')).toEqual({})
  })

  test('stores the related records that an earlier attempt lacked', async () => {
    const first = { move_details: MOVE_DETAILS }
    await store.claimRelated(KEY, first, longDeadline())
    const later = { move_details: { ...MOVE_DETAILS, packing: false }, consents: CONSENT }
    expect(await store.claimRelated(KEY, later, longDeadline())).toEqual({
      ...first,
      consents: CONSENT,
    })
    expect(await ops.list('consents')).toEqual({ [KEY]: CONSENT })
  })

  test('creates all records at once, or none where one exists', async () => {
    const first = { list: 'seen', key: KEY, record: createSeenRecord(1) } as const
    const consent = { list: 'consents', key: KEY, record: CONSENT } as const
    expect(await store.createAll([first], longDeadline())).toBe(true)
    const later = { ...first, record: createSeenRecord(2) }
    expect(await store.createAll([consent, later], longDeadline())).toBe(false)
    expect(await store.read('seen', KEY, longDeadline())).toEqual(first.record)
    expect(await store.read('consents', KEY, longDeadline())).toBeNull()
  })

  test('stores one record for many simultaneous writes of a key', async () => {
    const writes = Array.from({ length: 20 }, (_, n) =>
      store.create('leads', KEY, { ...LEAD, name: `Visitor ${n}` }, longDeadline()),
    )
    expect(new Set(await Promise.all(writes))).toEqual(new Set(['stored']))
    expect(Object.keys(await ops.list('leads'))).toEqual([KEY])
  })

  test('gives a key to one of many simultaneous claims, and returns its record to all', async () => {
    const claims = Array.from({ length: 20 }, (_, n) =>
      store.claim('seen', KEY, createSeenRecord(n), longDeadline()),
    )
    const results = await Promise.all(claims)
    const existing = await store.read('seen', KEY, longDeadline())
    expect(results).toEqual(Array(20).fill(existing))
    const late = await store.claim('seen', KEY, createSeenRecord(21), longDeadline())
    expect(late).toEqual(existing)
  })

  test('lists only the records of a list, in the order of their keys', async () => {
    const create = (list: ListName, name: string) =>
      store.create(list, createKey(name), LEAD, longDeadline())
    for (const name of ['c', 'a', 'b']) await create('leads', name)
    await create('canary/leads', 'z')
    await create('quarantine/leads', 'y')
    expect(Object.keys(await ops.list('leads'))).toEqual(['a', 'b', 'c'].map(createKey))
    expect(Object.keys(await ops.list('quarantine/leads'))).toEqual([createKey('y')])
    expect(await ops.list('move_details')).toEqual({})
  })

  test('reads null for a missing record, and refuses its update', async () => {
    expect(await store.read('leads', KEY, longDeadline())).toBeNull()
    await expect(ops.update('leads', KEY, { status: 'won' })).rejects.toThrow('does not exist')
    await expect(ops.remove('leads', KEY)).resolves.toBeUndefined()
  })

  test('removes a record, and can store it again', async () => {
    await store.create('leads', KEY, LEAD, longDeadline())
    await ops.remove('leads', KEY)
    expect(await ops.list('leads')).toEqual({})
    expect(await store.create('leads', KEY, LEAD, longDeadline())).toBe('stored')
  })

  test('separates the lists of a preview', async () => {
    const preview = open('site', 'preview/')
    await preview.create('leads', KEY, LEAD, longDeadline())
    await preview.claimRelated(KEY, { consents: CONSENT }, longDeadline())
    for (const list of ['leads', 'consents'] as const) {
      expect(await ops.list(list)).toEqual({})
      expect(Object.keys(await open('ops', 'preview/').list(list))).toEqual([KEY])
    }
  })

  test('has the tracking phone of every location', async () => {
    expect(await ops.list('locations')).toEqual(SEED_LOCATIONS)
    expect(await open('ops', 'preview/').list('locations')).toEqual(SEED_LOCATIONS)
  })

  test('keeps its records when it is opened again', async () => {
    await open('site').create('leads', KEY, LEAD, longDeadline())
    expect(await open('site').read('leads', KEY, longDeadline())).toEqual(LEAD)
  })

  test('keeps hostile text as text', async () => {
    const text = `'); DROP TABLE records; -- {"x":"\\u0000"} ‮ 👩‍🚒`
    const record = { ...LEAD, note_from_customer: text }
    await open('site').create('leads', KEY, record, longDeadline())
    expect(await open('site').read('leads', KEY, longDeadline())).toEqual(record)
  })
})
