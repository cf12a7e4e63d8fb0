import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDatabaseServer, type DatabaseServer } from '@/e2e/support/database-server'
import { SEED_LOCATIONS } from '@/lib/locations'
import { openFirebaseStore } from './firebase'
import { openSqliteStore } from './sqlite'
import type { Store } from './store'

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

const ADAPTERS = {
  sqlite: (prefix?: string) => openSqliteStore(join(folder, 'deep', 'site.sqlite'), prefix),
  firebase: (prefix?: string) =>
    openFirebaseStore(
      {
        databaseUrl: 'https://home-team.firebaseio.com',
        emulatorHost: `127.0.0.1:${server.port}`,
        serviceAccount: undefined,
      },
      prefix,
    ),
} satisfies Record<string, (prefix?: string) => Store>

const soon = () => Date.now() + 3_000
const ANNA = { name: 'Anna', status: 'new', brand_id: 1, cus_address: { unit: '' }, late: false }

describe.each(Object.entries(ADAPTERS))('The %s store', (_name, open) => {
  test('gives back exactly what was stored', async () => {
    const store = open()
    expect(await store.create('leads', '-Nkey_1', ANNA, soon())).toBe('stored')
    expect(await store.read('leads', '-Nkey_1', soon())).toEqual(ANNA)
  })

  test('keeps what stands under a key, and calls the second try stored', async () => {
    const store = open()
    await store.create('leads', '-Nkey', ANNA, soon())
    expect(await store.create('leads', '-Nkey', { name: 'Bert' }, soon())).toBe('stored')
    expect(await store.list('leads')).toEqual({ '-Nkey': ANNA })
  })

  test('keeps a staff edit while a visitor tries again', async () => {
    const store = open()
    await store.create('leads', '-Nkey', ANNA, soon())
    await store.mark('leads', '-Nkey', { status: 'won' })
    expect(await store.create('leads', '-Nkey', ANNA, soon())).toBe('stored')
    expect(await store.read('leads', '-Nkey', soon())).toEqual({ ...ANNA, status: 'won' })
  })

  test('stores one of many tries that come at once', async () => {
    const store = open()
    const tries = Array.from({ length: 20 }, (_, n) =>
      store.create('leads', '-Nkey', { name: `Try ${n}` }, soon()),
    )
    expect(new Set(await Promise.all(tries))).toEqual(new Set(['stored']))
    expect(Object.keys(await store.list('leads'))).toEqual(['-Nkey'])
  })

  test('lists the records of a list, and only those, in the order of their keys', async () => {
    const store = open()
    for (const key of ['-Nc', '-Na', '-Nb']) await store.create('leads', key, ANNA, soon())
    await store.create('jobs', '-Nz', ANNA, soon())
    await store.create('quarantine/leads', '-Ny', ANNA, soon())
    expect(Object.keys(await store.list('leads'))).toEqual(['-Na', '-Nb', '-Nc'])
    expect(Object.keys(await store.list('quarantine/leads'))).toEqual(['-Ny'])
    expect(await store.list('move_details')).toEqual({})
  })

  test('says so where nothing stands', async () => {
    const store = open()
    expect(await store.read('leads', '-Nkey', soon())).toBeNull()
    await expect(store.mark('leads', '-Nkey', { status: 'won' })).rejects.toThrow('Nothing stands')
    await expect(store.remove('leads', '-Nkey')).resolves.toBeUndefined()
  })

  test('removes a record, and can store it again', async () => {
    const store = open()
    await store.create('leads', '-Nkey', ANNA, soon())
    await store.remove('leads', '-Nkey')
    expect(await store.list('leads')).toEqual({})
    expect(await store.create('leads', '-Nkey', ANNA, soon())).toBe('stored')
  })

  test('keeps the lists of a preview apart', async () => {
    const store = open()
    const preview = open('preview/')
    await preview.create('leads', '-Nkey', ANNA, soon())
    expect(await store.list('leads')).toEqual({})
    expect(Object.keys(await preview.list('leads'))).toEqual(['-Nkey'])
  })

  test('has the tracking phone of every location', async () => {
    expect(await open().list('locations')).toEqual(SEED_LOCATIONS)
    expect(await open('preview/').list('locations')).toEqual(SEED_LOCATIONS)
  })

  test('is the same store when it is opened once more', async () => {
    await open().create('leads', '-Nkey', ANNA, soon())
    expect(await open().read('leads', '-Nkey', soon())).toEqual(ANNA)
  })

  test('keeps hostile text as text', async () => {
    const text = `'); DROP TABLE records; -- {"x":"\\u0000"} ‮ 👩‍🚒`
    await open().create('leads', '-Nkey', { name: text, note: '' }, soon())
    expect(await open().read('leads', '-Nkey', soon())).toEqual({ name: text, note: '' })
  })
})
