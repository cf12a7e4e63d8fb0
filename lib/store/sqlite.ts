import 'server-only'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { SEED_LOCATIONS } from '@/lib/cities/locations'
import { getBackoffMs, sleep, getRemainingMs } from './retry'
import {
  requireClaim,
  type RelatedRecords,
  type ListName,
  type NewRecord,
  type WriteStatus,
  type Store,
  type StoredRecord,
} from './store'

// Another process holds the lock (https://sqlite.org/rescode.html).
const SQLITE_BUSY = 5
const SQLITE_LOCKED = 6
// node:sqlite is synchronous: a wait for a lock would block every other request.
const BUSY_TIMEOUT_MS = 0

/** @param prefix put before every list name, e.g. `preview/` */
export function openSqliteStore(file: string, prefix = ''): Store {
  let opened: DatabaseSync | undefined
  const open = () => (opened ??= openDatabase(file, prefix))

  async function create(
    records: readonly NewRecord[],
    deadline: number,
    onConflict: 'NOTHING' | 'ABORT' = 'NOTHING',
  ): Promise<WriteStatus> {
    const database = await retryWhileBusy(deadline, open).catch(() => undefined)
    if (!database) return 'refused'
    const rows = records.map(() => '(?, ?, ?)').join(', ')
    const values = records.flatMap(({ list, key, record }) => [
      prefix + list,
      key,
      JSON.stringify(record),
    ])
    const clause = onConflict === 'NOTHING' ? ' ON CONFLICT DO NOTHING' : ''
    const insert = () =>
      database
        .prepare(`INSERT INTO records (list, key, record) VALUES ${rows}${clause}`)
        .run(...values)
    return retryWhileBusy(deadline, insert).then(
      () => 'stored' as const,
      // After a disk error the record may be there.
      (error: unknown) => (isBusy(error) ? 'refused' : 'unknown'),
    )
  }

  const read: Store['read'] = (list, key, deadline) =>
    retryWhileBusy(deadline, () => {
      const row = open()
        .prepare('SELECT record FROM records WHERE list = ? AND key = ?')
        .get(prefix + list, key)
      return row ? parseRow(row) : null
    })

  return {
    create: (list, key, record, deadline) => create([{ list, key, record }], deadline),
    claim: async (list, key, record, deadline) => {
      const saved = await create([{ list, key, record }], deadline)
      return requireClaim(list, saved === 'stored' ? await read(list, key, deadline) : null)
    },
    createAll: async (records, deadline) => (await create(records, deadline, 'ABORT')) === 'stored',
    claimRelated: async (key, records, deadline) => {
      const rows = Object.entries(records).map(([list, record]) => ({
        list: list as ListName,
        key,
        record,
      }))
      if (rows.length === 0 || (await create(rows, deadline)) !== 'stored') return {}
      const stored = rows.map(async ({ list }) => [list, await read(list, key, deadline)])
      return Promise.all(stored).then(Object.fromEntries, () => ({})) as Promise<RelatedRecords>
    },
    read,
    list: (list, since = '', limit = -1) =>
      retryWhileBusy(createCommandDeadline(), () => {
        const rows = open()
          .prepare(
            'SELECT key, record FROM records WHERE list = ? AND key >= ? ORDER BY key LIMIT ?',
          )
          .all(prefix + list, since, limit)
        return Object.fromEntries(rows.map((row) => [String(row.key), parseRow(row)]))
      }),
    update: (list, key, changes) =>
      retryWhileBusy(createCommandDeadline(), () => {
        const { changes: updatedRows } = open()
          .prepare('UPDATE records SET record = json_patch(record, ?) WHERE list = ? AND key = ?')
          .run(JSON.stringify(changes), prefix + list, key)
        if (updatedRows === 0) throw new Error(`${list}/${key} does not exist`)
      }),
    remove: (list, key) =>
      retryWhileBusy(createCommandDeadline(), () => removeRow(open(), prefix + list, key)),
  }
}

function removeRow(database: DatabaseSync, list: string, key: string): void {
  database.prepare('DELETE FROM records WHERE list = ? AND key = ?').run(list, key)
  // Earlier versions of the row stay in the log of writes until that is emptied.
  const { busy } = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() ?? {}
  if (busy)
    throw Object.assign(new Error('another program reads the file'), { errcode: SQLITE_BUSY })
}

function openDatabase(file: string, prefix: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
  try {
    // FULL: an acknowledged record survives a power cut. secure_delete: a removed one is overwritten.
    database.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA secure_delete = ON;
      CREATE TABLE IF NOT EXISTS records (
        list TEXT NOT NULL, key TEXT NOT NULL, record TEXT NOT NULL, PRIMARY KEY (list, key)
      ) WITHOUT ROWID;
    `)
    seedLocations(database, `${prefix}locations`)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

function seedLocations(database: DatabaseSync, list: string): void {
  const existingRows = database.prepare('SELECT key FROM records WHERE list = ?').all(list)
  const missing = Object.entries(SEED_LOCATIONS).filter(
    ([id]) => !existingRows.some((row) => row.key === id),
  )
  const insert = database.prepare(
    'INSERT INTO records (list, key, record) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  )
  for (const [id, location] of missing) insert.run(list, id, JSON.stringify(location))
}

async function retryWhileBusy<T>(deadline: number, operation: () => T): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return operation()
    } catch (error) {
      const delayMs = getBackoffMs(attempt)
      if (!isBusy(error) || getRemainingMs(deadline) <= delayMs) throw error
      await sleep(delayMs)
    }
  }
}

function createCommandDeadline(): number {
  return Date.now() + 10_000
}

function isBusy(error: unknown): boolean {
  const code = (error as { errcode?: number }).errcode ?? 0
  return [SQLITE_BUSY, SQLITE_LOCKED].includes(code & 0xff)
}

function parseRow(row: Record<string, unknown>): StoredRecord {
  return JSON.parse(String(row.record)) as StoredRecord
}
