import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDatabaseServer, type DatabaseServer } from '@/e2e/support/servers/database-server'
import { SEED_LOCATIONS } from '@/lib/cities/locations'
import { openFirebaseStore } from './firebase'
import { closeFirebaseStores } from './firebase-connection'
import { openSqliteStore } from './sqlite'
import type { Identity, Store } from './store'

let folder: string
let server: DatabaseServer

/** Every test of the file has an empty store of each adapter. */
export function useEmptyStores(): void {
  beforeEach(async () => {
    muteWarnings()
    folder = mkdtempSync(join(tmpdir(), 'store-'))
    server = await startDatabaseServer()
    server.put('/locations', SEED_LOCATIONS)
  })
  afterEach(async () => {
    jest.restoreAllMocks()
    await closeFirebaseStores()
    await server.stop()
    rmSync(folder, { recursive: true })
  })
}

/** The SDK reports each lost connection and each denial. */
export function muteWarnings(): void {
  jest.spyOn(console, 'warn').mockImplementation()
}

export function openServerStore({ port }: DatabaseServer, identity: Identity): Store {
  return openFirebaseStore(
    {
      databaseUrl: 'https://home-team.firebaseio.com',
      emulatorHost: `127.0.0.1:${port}`,
      serviceAccount: undefined,
    },
    identity,
  )
}

/** Of the stores of `useEmptyStores`. SQLite has no identities. */
export const ADAPTERS: [name: string, open: (identity: Identity) => Store][] = [
  ['sqlite', () => openSqliteStore(join(folder, 'deep', 'site.sqlite'))],
  ['firebase', (identity) => openServerStore(server, identity)],
]

/** Longer than any answer, also of a busy machine. */
export const longDeadline = () => Date.now() + 20_000
