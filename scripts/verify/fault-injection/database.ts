import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseServer } from '@/e2e/support/servers/database-server'
import { getSiteSettings, startSeededDatabase } from '@/e2e/support/servers/fixtures'
import { startSite, type Site } from '@/e2e/support/servers/site'
import { applyChange } from '@/lib/store/change'
import { openSqliteStore } from '@/lib/store/sqlite'
import { REQUEST_LISTS, type Store, type StoredRecord } from '@/lib/store/store'

const LOG_FOLDER = 'test-results/fault-injection'

/** A stored request. */
export interface Found {
  list: (typeof REQUEST_LISTS)[number]
  key: string
  record: Record<string, unknown>
}

/** The store as staff use it, past the site and the faults. */
export type Office = Pick<Store, 'list' | 'transact'>

/** A site and its store: a database, or an SQLite file. */
export interface Environment {
  database: DatabaseServer
  office: Office
  /** The SQLite file. */
  file: string
  host: Host
}

export type StoreName = 'database' | 'sqlite'

/** @returns the stored requests; the quarantine must stay empty */
export async function withEnvironment(
  name: string,
  store: StoreName,
  use: (environment: Environment) => Promise<unknown>,
  settings: Record<string, string> = {},
): Promise<Found[]> {
  const folder = mkdtempSync(join(tmpdir(), 'fault-injection-'))
  const file = join(folder, 'site.sqlite')
  const database = await startSeededDatabase()
  const storeSettings =
    store === 'database'
      ? getSiteSettings(database)
      : { FIREBASE_DATABASE_URL: '', LOCAL_DATABASE_FILE: file }
  const office = store === 'database' ? openOffice(database) : openSqliteStore(file)
  const host = new Host({ ...storeSettings, ...settings })
  try {
    await host.start()
    await use({ database, office, file, host })
    await host.site.stop()
    return await readRequests(office)
  } finally {
    mkdirSync(LOG_FOLDER, { recursive: true })
    writeFileSync(join(LOG_FOLDER, `${name}.log`), host.earlierLog + host.site.log())
    await host.site.stop()
    await database.stop()
    rmSync(folder, { recursive: true })
  }
}

/** A site that can be killed, frozen and started again at the same address. */
export class Host {
  site!: Site
  /** When it was killed, in epoch milliseconds. */
  readonly kills: number[] = []
  /** Of the sites that were killed. */
  earlierLog = ''

  constructor(readonly settings: Record<string, string>) {
    // Frozen or not, no site outlives an interrupted run.
    process.on('exit', () => this.site?.isRunning() && process.kill(this.site.pid, 'SIGKILL'))
  }

  async start(port = 0): Promise<void> {
    this.site = await startSite(this.settings, '.', port)
  }

  async restart(): Promise<void> {
    this.kills.push(Date.now())
    await this.site.stop()
    this.earlierLog += this.site.log()
    await this.start(Number(new URL(this.site.url).port))
  }

  async freeze(ms: number): Promise<void> {
    process.kill(this.site.pid, 'SIGSTOP')
    await sleep(ms)
    process.kill(this.site.pid, 'SIGCONT')
  }
}

const openOffice = (database: DatabaseServer): Office => ({
  list: (list) =>
    Promise.resolve((database.read(`/${list}`) ?? {}) as Record<string, StoredRecord>),
  transact(list, key, _deadline, change) {
    const path = `/${list}/${key}`
    const result = applyChange(change, database.read(path) as StoredRecord | null)
    if (result.status === 'stored' && result.isChanged) database.put(path, result.record)
    return Promise.resolve(result)
  },
})

async function readRequests(office: Office): Promise<Found[]> {
  const lists = REQUEST_LISTS.map(async (list) =>
    Object.entries(await office.list(list)).map(([key, record]) => ({ list, key, record })),
  )
  return (await Promise.all(lists)).flat()
}
