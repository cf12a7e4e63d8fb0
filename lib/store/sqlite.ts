import 'server-only'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { SEED_LOCATIONS } from '@/lib/cities/locations'
import {
  applyChange,
  getRemainingMs,
  sleep,
  type Change,
  type RecordChanges,
  type Store,
  type StoredRecord,
  type TransactResult,
} from './store'

// Another process holds the lock (https://sqlite.org/rescode.html).
const SQLITE_BUSY = 5
const SQLITE_LOCKED = 6
// node:sqlite is synchronous: a wait for a lock would block every other request.
const BUSY_TIMEOUT_MS = 0
const COMMAND_TIMEOUT_MS = 10_000

export function openSqliteStore(file: string): Store {
  let opened: DatabaseSync | undefined
  const open = () => (opened ??= openDatabase(file))
  const runCommand = <T>(operation: () => T) =>
    retryWhileBusy(Date.now() + COMMAND_TIMEOUT_MS, operation)

  const read: Store['read'] = (list, key, deadline) =>
    retryWhileBusy(deadline, () => {
      const row = open()
        .prepare('SELECT record FROM records WHERE list = ? AND key = ?')
        .get(list, key)
      return row ? parseRow(row) : null
    })

  return {
    async transact(list, key, deadline, change) {
      if (getRemainingMs(deadline) === 0) return { status: 'refused' }
      try {
        const database = await retryWhileBusy(deadline, open)
        return await retryWhileBusy(deadline, () => transactRow(database, [list, key], change))
      } catch (error) {
        // After a disk error the record may be there; without a file it is not.
        const reason = (error as Error).message
        return { status: isBusy(error) || !opened ? 'refused' : 'unknown', reason }
      }
    },
    read,
    list: (list, { since = '', until = null, limit = -1 } = {}) =>
      runCommand(() => {
        const rows = open()
          .prepare(
            `SELECT key, record FROM records
             WHERE list = :list AND key >= :since AND (:until IS NULL OR key <= :until)
             ORDER BY key LIMIT :limit`,
          )
          .all({ list, since, until, limit })
        return Object.fromEntries(rows.map((row) => [String(row.key), parseRow(row)]))
      }),
    update: (list, key, changes) =>
      runCommand(() => {
        const removed = Object.fromEntries(Object.keys(changes).map((field) => [field, null]))
        open()
          // json_patch merges nested records: without the first one, old fields of them would stay.
          .prepare(
            'UPDATE records SET record = json_patch(json_patch(record, ?), ?) WHERE list = ? AND key = ?',
          )
          .run(toPatch(removed), toPatch(changes), list, key)
      }),
    remove: (list, key) =>
      runCommand(() => {
        open().prepare('DELETE FROM records WHERE list = ? AND key = ?').run(list, key)
      }),
    async eraseRemoved() {
      // Unused parts of pages hold removed rows, also with secure_delete: only a new file is clean.
      await runCommand(() => open().exec('VACUUM'))
      await runCommand(() => emptyLog(open()))
    },
  }
}

function transactRow(
  database: DatabaseSync,
  path: [list: string, key: string],
  change: Change,
): TransactResult {
  // The lock at once: a read that turns into a write fails where another process has written.
  database.exec('BEGIN IMMEDIATE')
  try {
    const row = database
      .prepare('SELECT record FROM records WHERE list = ? AND key = ?')
      .get(...path)
    const result = applyChange(change, row ? parseRow(row) : null)
    if (result.status === 'stored' && result.isChanged) writeRow(database, path, result.record)
    database.exec('COMMIT')
    return result
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

function writeRow(
  database: DatabaseSync,
  path: [list: string, key: string],
  record: StoredRecord | null,
): void {
  if (record === null)
    database.prepare('DELETE FROM records WHERE list = ? AND key = ?').run(...path)
  else
    database
      .prepare('INSERT OR REPLACE INTO records (list, key, record) VALUES (?, ?, ?)')
      .run(...path, JSON.stringify(record))
}

/** A JSON Merge Patch (RFC 7396), with paths as nested records. */
function toPatch(changes: RecordChanges): string {
  const patch: { [field: string]: unknown } = {}
  for (const [path, value] of Object.entries(changes)) {
    const [field = '', child] = path.split('/')
    patch[field] = child === undefined ? value : { ...Object(patch[field]), [child]: value }
  }
  return JSON.stringify(patch)
}

/** The log of writes holds earlier pages. */
function emptyLog(database: DatabaseSync): void {
  const { busy } = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() ?? {}
  if (busy)
    throw Object.assign(new Error('another program reads the file'), { errcode: SQLITE_BUSY })
}

function openDatabase(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
  try {
    // FULL: an acknowledged record survives a power cut. MEMORY: VACUUM copies to no other file.
    database.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA temp_store = MEMORY;
      CREATE TABLE IF NOT EXISTS records (
        list TEXT NOT NULL, key TEXT NOT NULL, record TEXT NOT NULL, PRIMARY KEY (list, key)
      ) WITHOUT ROWID;
    `)
    seedLocations(database)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

function seedLocations(database: DatabaseSync): void {
  const insert = database.prepare(
    "INSERT INTO records (list, key, record) VALUES ('locations', ?, ?) ON CONFLICT DO NOTHING",
  )
  const existing = database.prepare("SELECT 1 FROM records WHERE list = 'locations' AND key = ?")
  for (const [id, location] of Object.entries(SEED_LOCATIONS)) {
    // A write would need the lock at every start.
    if (!existing.get(id)) insert.run(id, JSON.stringify(location))
  }
}

async function retryWhileBusy<T>(deadline: number, operation: () => T): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return operation()
    } catch (error) {
      const delayMs = Math.random() * Math.min(1_000, 200 * 2 ** attempt)
      if (!isBusy(error) || getRemainingMs(deadline) <= delayMs) throw error
      await sleep(delayMs)
    }
  }
}

function isBusy(error: unknown): boolean {
  const code = (error as { errcode?: number }).errcode ?? 0
  return [SQLITE_BUSY, SQLITE_LOCKED].includes(code & 0xff)
}

function parseRow(row: Record<string, unknown>): StoredRecord {
  return JSON.parse(String(row.record)) as StoredRecord
}
