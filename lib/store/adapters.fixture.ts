import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDatabaseServer, type DatabaseServer } from '@/e2e/support/servers/database-server'
import { SEED_LOCATIONS } from '@/lib/cities/locations'
import { openFirebaseStore } from './firebase'
import { openSqliteStore } from './sqlite'
import type { Identity, ListName, Store, StoredRecord } from './store'

let folder: string
let server: DatabaseServer

/** Every test of the file has an empty store of each adapter. */
export function useEmptyStores(): void {
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
}

/** Writes past the rules, which take long for thousands of records. */
export function putRecords(list: ListName, records: Record<string, StoredRecord>): void {
  server.put(`/${list}`, records)
}

type OpenStore = (identity: Identity, prefix?: string) => Store

/** Of the stores of `useEmptyStores`. SQLite has no identities. */
export const ADAPTERS: [name: string, open: OpenStore][] = [
  ['sqlite', (_identity, prefix) => openSqliteStore(join(folder, 'deep', 'site.sqlite'), prefix)],
  [
    'firebase',
    (identity, prefix) =>
      openFirebaseStore(
        {
          databaseUrl: 'https://home-team.firebaseio.com',
          emulatorHost: `127.0.0.1:${server.port}`,
          serviceAccount: undefined,
        },
        identity,
        prefix,
      ),
  ],
]
