import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseServer } from '@/e2e/support/servers/database-server'
import { getSiteSettings, startSeededDatabase } from '@/e2e/support/servers/fixtures'
import { startSite, type Site } from '@/e2e/support/servers/site'

const LOG_FOLDER = 'test-results/fault-injection'

/** The quarantine must stay empty. */
const LISTS = ['leads', 'jobs', 'quarantine/leads', 'quarantine/jobs'] as const

export interface StoredRecord {
  list: (typeof LISTS)[number]
  key: string
  record: Record<string, unknown>
}

/** A site and its store: a database, or an SQLite file. */
export interface Environment {
  database: DatabaseServer
  /** The SQLite file. */
  file: string
  host: Host
}

export type StoreName = 'database' | 'sqlite'

/** @returns the stored records */
export async function withEnvironment(
  name: string,
  store: StoreName,
  use: (environment: Environment) => Promise<unknown>,
  settings: Record<string, string> = {},
): Promise<StoredRecord[]> {
  const folder = mkdtempSync(join(tmpdir(), 'fault-injection-'))
  const file = join(folder, 'site.sqlite')
  const database = await startSeededDatabase()
  const storeSettings =
    store === 'database'
      ? getSiteSettings(database)
      : { FIREBASE_DATABASE_URL: '', LOCAL_DATABASE_FILE: file }
  const host = new Host({ ...storeSettings, ...settings })
  try {
    await host.start()
    await use({ database, file, host })
    await host.site.stop()
    return store === 'database' ? readDatabase(database) : readFile(file)
  } finally {
    mkdirSync(LOG_FOLDER, { recursive: true })
    writeFileSync(join(LOG_FOLDER, `${name}.log`), host.site.log())
    await host.site.stop()
    await database.stop()
    rmSync(folder, { recursive: true })
  }
}

/** A site that can be killed, frozen and started again at the same address. */
class Host {
  site!: Site

  constructor(readonly settings: Record<string, string>) {
    // Frozen or not, no site outlives an interrupted run.
    process.on('exit', () => this.site?.isRunning() && process.kill(this.site.pid, 'SIGKILL'))
  }

  async start(port = 0): Promise<void> {
    this.site = await startSite(this.settings, '.', port)
  }

  async restart(): Promise<void> {
    await this.site.stop()
    await this.start(Number(new URL(this.site.url).port))
  }

  async freeze(ms: number): Promise<void> {
    process.kill(this.site.pid, 'SIGSTOP')
    await sleep(ms)
    process.kill(this.site.pid, 'SIGCONT')
  }
}

const readDatabase = (database: DatabaseServer): StoredRecord[] =>
  LISTS.flatMap((list) =>
    Object.entries((database.read(`/${list}`) ?? {}) as Record<string, StoredRecord['record']>).map(
      ([key, record]) => ({ list, key, record }),
    ),
  )

/** After the site was killed, from a newly opened file. */
function readFile(file: string): StoredRecord[] {
  using database = new DatabaseSync(file)
  const rows = database.prepare('SELECT list, key, record FROM records').all()
  return rows
    .map(({ list, key, record }) => ({ list, key, record: JSON.parse(String(record)) as object }))
    .filter((row): row is StoredRecord => LISTS.some((list) => list === row.list))
}
