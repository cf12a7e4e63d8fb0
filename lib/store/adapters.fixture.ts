import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDatabaseServer, type DatabaseServer } from '@/e2e/support/servers/database-server'
import { SEED_LOCATIONS } from '@/lib/cities/locations'
import { openFirebaseStore } from './firebase'
import { closeFirebaseStores } from './firebase-connection'
import { openMemoryStore } from './memory.fixture'
import { openSqliteStore } from './sqlite'
import type { Identity, Store } from './store'

let folder: string
let server: DatabaseServer
let memory: Store

/** Gives every test of the file an empty store of each adapter. */
export function useEmptyStores(): void {
  beforeEach(async () => {
    muteWarnings()
    folder = mkdtempSync(join(tmpdir(), 'store-'))
    server = await startDatabaseServer()
    server.put('/locations', SEED_LOCATIONS)
    memory = openMemoryStore(2)
    for (const [id, location] of Object.entries(SEED_LOCATIONS))
      await memory.transact('locations', id, longDeadline(), () => location)
  })
  afterEach(async () => {
    jest.restoreAllMocks()
    await closeFirebaseStores()
    await server.stop()
    rmSync(folder, { recursive: true })
  })
}

/** The Firebase SDK warns about each lost connection and each denial. */
export function muteWarnings(): void {
  jest.spyOn(console, 'warn').mockImplementation()
}

/** The stores of `useEmptyStores`. SQLite and memory ignore the identity. */
export const ADAPTERS: [name: string, open: (identity: Identity) => Store][] = [
  ['sqlite', () => openSqliteStore(join(folder, 'deep', 'site.sqlite'))],
  ['firebase', (identity) => openServerStore(server.port, identity)],
  ['memory', () => memory],
]

export function openServerStore(port: number, identity: Identity): Store {
  const databaseUrl = `http://127.0.0.1:${port}?ns=movers`
  return openFirebaseStore({ databaseUrl, serviceAccount: undefined }, identity)
}

/** Longer than any reply takes, even on a busy machine. */
export const longDeadline = () => Date.now() + 20_000
