import 'server-only'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { SEED_LOCATIONS } from '@/lib/locations'
import { backOff, sleep, timeLeft } from './retry'
import type { Saved, Store, StoredRecord } from './store'

/** SQLite's answers that pass: another process holds the lock (https://sqlite.org/rescode.html). */
const SQLITE_BUSY = 5
const SQLITE_LOCKED = 6
/** How long one try may hold up the whole process: node:sqlite is synchronous. */
const BUSY_TIMEOUT_MS = 50

/**
 * A store in one file, created and seeded with the locations when it is not there.
 * @param prefix put before every list name, e.g. `preview/`
 */
export function openSqliteStore(file: string, prefix = ''): Store {
  const database = openDatabase(file, prefix)

  function create(list: string, key: string, record: StoredRecord): Saved {
    database
      .prepare('INSERT INTO records (list, key, record) VALUES (?, ?, ?) ON CONFLICT DO NOTHING')
      .run(prefix + list, key, JSON.stringify(record))
    return 'stored'
  }

  function read(list: string, key: string): StoredRecord | null {
    const row = database
      .prepare('SELECT record FROM records WHERE list = ? AND key = ?')
      .get(prefix + list, key)
    return row ? parse(row) : null
  }

  return {
    create: (list, key, record, deadline) =>
      whenFree(deadline, () => create(list, key, record)).catch((error: unknown) =>
        // A disk that failed in the middle leaves the question open.
        isBusy(error) ? 'refused' : 'unknown',
      ),
    read: (list, key, deadline) => whenFree(deadline, () => read(list, key)),
    list: (list) =>
      whenFree(patiently(), () => {
        const rows = database
          .prepare('SELECT key, record FROM records WHERE list = ? ORDER BY key')
          .all(prefix + list)
        return Object.fromEntries(rows.map((row) => [String(row.key), parse(row)]))
      }),
    mark: (list, key, changes) =>
      whenFree(patiently(), () => {
        const current = read(list, key)
        if (!current) throw new Error(`Nothing stands at ${list}/${key}`)
        database
          .prepare('UPDATE records SET record = ? WHERE list = ? AND key = ?')
          .run(JSON.stringify({ ...current, ...changes }), prefix + list, key)
      }),
    remove: (list, key) =>
      whenFree(patiently(), () => {
        database.prepare('DELETE FROM records WHERE list = ? AND key = ?').run(prefix + list, key)
      }),
  }
}

function openDatabase(file: string, prefix: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file, { timeout: 5_000 })
  // FULL: a record that was thanked for survives a power cut, not only a crash of the process.
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    CREATE TABLE IF NOT EXISTS records (
      list TEXT NOT NULL, key TEXT NOT NULL, record TEXT NOT NULL, PRIMARY KEY (list, key)
    ) WITHOUT ROWID;
  `)
  const seed = database.prepare(
    'INSERT INTO records (list, key, record) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  )
  for (const [id, location] of Object.entries(SEED_LOCATIONS)) {
    seed.run(`${prefix}locations`, id, JSON.stringify(location))
  }
  database.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`)
  return database
}

/** Runs `work` once the file is free, trying until the deadline. @throws what `work` threw last */
async function whenFree<T>(deadline: number, work: () => T): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return work()
    } catch (error) {
      const pause = backOff(attempt)
      if (!isBusy(error) || timeLeft(deadline) <= pause) throw error
      await sleep(pause)
    }
  }
}

/** For commands that a person waits for. */
function patiently(): number {
  return Date.now() + 10_000
}

function isBusy(error: unknown): boolean {
  const code = (error as { errcode?: number }).errcode ?? 0
  return [SQLITE_BUSY, SQLITE_LOCKED].includes(code & 0xff)
}

function parse(row: Record<string, unknown>): StoredRecord {
  return JSON.parse(String(row.record)) as StoredRecord
}
