import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDatabaseServer, type DatabaseServer } from '@/e2e/support/servers/database-server'
import { SEED_LOCATIONS } from '@/lib/cities/locations'
import { openFirebaseStore } from './firebase'
import { openSqliteStore } from './sqlite'
import type { Identity, Store } from './store'

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

/** A store as the site opens it and as commands do: only the database knows a difference. */
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

const createDeadline = () => Date.now() + 3_000
const ANNA = { name: 'Anna', status: 'new', brand_id: 1, cus_address: { unit: '' }, late: false }

const SEEN_KEY = '-NAAAAAAAAAAAAAAAAAA'
const createSeenRecord = (n: number) => ({ key: SEEN_KEY, attempt: `attempt ${n}` })

describe.each(Object.entries(ADAPTERS))('The %s store', (_name, open) => {
  let store: Store
  let ops: Store
  beforeEach(() => {
    store = open('site')
    ops = open('ops')
  })

  test('gives back exactly what was stored', async () => {
    expect(await store.create('leads', '-Nkey_1', ANNA, createDeadline())).toBe('stored')
    expect(await store.read('leads', '-Nkey_1', createDeadline())).toEqual(ANNA)
  })

  test('keeps what stands under a key, and calls the second try stored', async () => {
    await store.create('leads', '-Nkey', ANNA, createDeadline())
    expect(await store.create('leads', '-Nkey', { name: 'Bert' }, createDeadline())).toBe('stored')
    expect(await ops.list('leads')).toEqual({ '-Nkey': ANNA })
  })

  test('keeps a staff edit while a visitor tries again', async () => {
    await store.create('leads', '-Nkey', ANNA, createDeadline())
    await ops.update('leads', '-Nkey', { status: 'won' })
    expect(await store.create('leads', '-Nkey', ANNA, createDeadline())).toBe('stored')
    expect(await store.read('leads', '-Nkey', createDeadline())).toEqual({ ...ANNA, status: 'won' })
  })

  test('lists what is not older than a time', async () => {
    for (const key of ['-Na', '-Nb1', '-Nb2', '-Nc'])
      await store.create('leads', key, ANNA, createDeadline())
    expect(Object.keys(await ops.list('leads', '-Nb'))).toEqual(['-Nb1', '-Nb2', '-Nc'])
    expect(await ops.list('leads', '-Nd')).toEqual({})
  })

  test('stores what stands beside a record, all at once, and keeps what an earlier try wrote', async () => {
    const beside = { attribution: { landing: '/' }, move_details: { packing: true } }
    expect(await store.claimRelated('-Nkey', beside, createDeadline())).toEqual(beside)
    const later = { attribution: { landing: '/late' }, move_details: { packing: false } }
    expect(await store.claimRelated('-Nkey', later, createDeadline())).toEqual(beside)
    expect(await ops.list('attribution')).toEqual({ '-Nkey': beside.attribution })
    expect(await ops.list('move_details')).toEqual({ '-Nkey': beside.move_details })
    expect(await store.claimRelated('-Nother', {}, createDeadline())).toEqual({})
    expect(Object.keys(await ops.list('attribution'))).toEqual(['-Nkey'])
  })

  test('stores the related records that an earlier try did not bring', async () => {
    const first = { move_details: { packing: true } }
    await store.claimRelated('-Nkey', first, createDeadline())
    const consents = { version: 'us-1', marketing: false }
    const later = { move_details: { packing: false }, consents }
    expect(await store.claimRelated('-Nkey', later, createDeadline())).toEqual({
      ...first,
      consents,
    })
    expect(await ops.list('consents')).toEqual({ '-Nkey': consents })
  })

  test('stores one of many tries that come at once', async () => {
    const tries = Array.from({ length: 20 }, (_, n) =>
      store.create('leads', '-Nkey', { name: `Try ${n}` }, createDeadline()),
    )
    expect(new Set(await Promise.all(tries))).toEqual(new Set(['stored']))
    expect(Object.keys(await ops.list('leads'))).toEqual(['-Nkey'])
  })

  test('gives a key to one of many who claim it at once, and tells each whose it is', async () => {
    const claims = Array.from({ length: 20 }, (_, n) =>
      store.claim('seen', SEEN_KEY, createSeenRecord(n), createDeadline()),
    )
    const found = await Promise.all(claims)
    const standing = await store.read('seen', SEEN_KEY, createDeadline())
    expect(found).toEqual(Array(20).fill(standing))
    expect(await store.claim('seen', SEEN_KEY, createSeenRecord(21), createDeadline())).toEqual(
      standing,
    )
  })

  test('lists the records of a list, and only those, in the order of their keys', async () => {
    for (const key of ['-Nc', '-Na', '-Nb'])
      await store.create('leads', key, ANNA, createDeadline())
    await store.create('jobs', '-Nz', ANNA, createDeadline())
    await store.create('quarantine/leads', '-Ny', ANNA, createDeadline())
    expect(Object.keys(await ops.list('leads'))).toEqual(['-Na', '-Nb', '-Nc'])
    expect(Object.keys(await ops.list('quarantine/leads'))).toEqual(['-Ny'])
    expect(await ops.list('move_details')).toEqual({})
  })

  test('says so where nothing stands', async () => {
    expect(await store.read('leads', '-Nkey', createDeadline())).toBeNull()
    await expect(ops.update('leads', '-Nkey', { status: 'won' })).rejects.toThrow('does not exist')
    await expect(ops.remove('leads', '-Nkey')).resolves.toBeUndefined()
  })

  test('removes a record, and can store it again', async () => {
    await store.create('leads', '-Nkey', ANNA, createDeadline())
    await ops.remove('leads', '-Nkey')
    expect(await ops.list('leads')).toEqual({})
    expect(await store.create('leads', '-Nkey', ANNA, createDeadline())).toBe('stored')
  })

  test('keeps the lists of a preview apart', async () => {
    const preview = open('site', 'preview/')
    await preview.create('leads', '-Nkey', ANNA, createDeadline())
    await preview.claimRelated('-Nkey', { consents: { version: 'us-1' } }, createDeadline())
    for (const list of ['leads', 'consents'] as const) {
      expect(await ops.list(list)).toEqual({})
      expect(Object.keys(await open('ops', 'preview/').list(list))).toEqual(['-Nkey'])
    }
  })

  test('has the tracking phone of every location', async () => {
    expect(await ops.list('locations')).toEqual(SEED_LOCATIONS)
    expect(await open('ops', 'preview/').list('locations')).toEqual(SEED_LOCATIONS)
  })

  test('is the same store when it is opened once more', async () => {
    await open('site').create('leads', '-Nkey', ANNA, createDeadline())
    expect(await open('site').read('leads', '-Nkey', createDeadline())).toEqual(ANNA)
  })

  test('keeps hostile text as text', async () => {
    const text = `'); DROP TABLE records; -- {"x":"\\u0000"} ‮ 👩‍🚒`
    await open('site').create('leads', '-Nkey', { name: text, note: '' }, createDeadline())
    expect(await open('site').read('leads', '-Nkey', createDeadline())).toEqual({
      name: text,
      note: '',
    })
  })
})
