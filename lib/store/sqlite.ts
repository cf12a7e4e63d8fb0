import 'server-only'
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { SEED_LOCATIONS } from '@/lib/cities/locations'
import { getRemainingMs, sleep } from '@/lib/deadline'
import {
  applyChange,
  applyChanges,
  type Change,
  type Store,
  type StoredRecord,
  type TransactResult,
} from './store'

// Another process holds the lock (https://sqlite.org/rescode.html).
const SQLITE_BUSY = 5
const SQLITE_LOCKED = 6
// node:sqlite is synchronous, so a wait for the lock would block every other request.
const BUSY_TIMEOUT_MS = 0
const COMMAND_TIMEOUT_MS = 10_000

export function openSqliteStore(file: string): Store {
  let opened: DatabaseSync | undefined
  let files = ''
  const open = () => {
    if (!opened) {
      opened = openDatabase(file)
      files = identifyFiles(file)
    }
    if (files === identifyFiles(file)) return opened
    opened.close()
    opened = undefined
    throw new Error(`${file} was deleted or replaced while it was open`)
  }
  const runCommand = <T>(operation: () => T) =>
    retryWhileBusy(Date.now() + COMMAND_TIMEOUT_MS, operation)

  return {
    async transact(list, key, deadline, change) {
      if (getRemainingMs(deadline) === 0) return { status: 'refused' }
      try {
        return await retryWhileBusy(deadline, () => transactRow(open(), [list, key], change))
      } catch (error) {
        // After a disk error the record may be written; if the file did not open, it is not.
        const reason = (error as Error).message
        return { status: isBusy(error) || !opened ? 'refused' : 'unknown', reason }
      }
    },
    read: (list, key, deadline) => retryWhileBusy(deadline, () => readRow(open(), [list, key])),
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
        const change: Change = (record) => record && applyChanges(record, changes)
        const { status } = transactRow(open(), [list, key], change)
        if (status !== 'stored') throw new Error(`${list}/${key} cannot hold these changes`)
      }),
    remove: (list, key) => runCommand(() => writeRow(open(), [list, key], null)),
    async eraseRemoved() {
      // Free parts of pages keep removed rows, even with secure_delete, so we rewrite the whole file.
      await runCommand(() => open().exec('VACUUM'))
      await runCommand(() => emptyLog(open()))
    },
  }
}

type Path = [list: string, key: string]

function transactRow(database: DatabaseSync, path: Path, change: Change): TransactResult {
  // We lock first: a read that turns into a write fails if another process has written.
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = applyChange(change, readRow(database, path))
    if (result.status === 'stored' && result.isChanged) writeRow(database, path, result.record)
    database.exec('COMMIT')
    return result
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

function readRow(database: DatabaseSync, path: Path): StoredRecord | null {
  const row = database.prepare('SELECT record FROM records WHERE list = ? AND key = ?').get(...path)
  return row ? parseRow(row) : null
}

function writeRow(database: DatabaseSync, path: Path, record: StoredRecord | null): void {
  if (record === null)
    database.prepare('DELETE FROM records WHERE list = ? AND key = ?').run(...path)
  else
    database
      .prepare('INSERT OR REPLACE INTO records (list, key, record) VALUES (?, ?, ?)')
      .run(...path, JSON.stringify(record))
}

/** The write-ahead log keeps earlier pages. */
function emptyLog(database: DatabaseSync): void {
  const { busy } = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() ?? {}
  if (busy)
    throw Object.assign(new Error('another program reads the file'), { errcode: SQLITE_BUSY })
}

/** Inodes. SQLite goes on writing to a deleted file, which is lost when the process ends. */
const identifyFiles = (file: string) =>
  ['', '-wal', '-shm'].map((end) => statSync(file + end, { throwIfNoEntry: false })?.ino).join()

function openDatabase(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true })
  // SQLite's other files get this mode, too. Closing an existing file would drop this process's locks.
  if (!existsSync(file)) writeFileSync(file, '', { flag: 'a', mode: 0o600 })
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
    // We look first, because a write would need the lock at every start.
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
