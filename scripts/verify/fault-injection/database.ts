import { spawnSync } from 'node:child_process'
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

/** A site and its store: a database, or an SQLite file, perhaps on a small disk. */
export interface Environment {
  database: DatabaseServer
  /** The SQLite file. */
  file: string
  disk: SmallDisk | undefined
  host: Host
}

export type StoreName = 'database' | 'sqlite' | 'small-disk'

/** @returns the stored records; undefined where the machine allows no small disk */
export async function withEnvironment(
  name: string,
  store: StoreName,
  use: (environment: Environment) => Promise<unknown>,
  settings: Record<string, string> = {},
): Promise<StoredRecord[] | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'fault-injection-'))
  const disk = store === 'small-disk' ? makeSmallDisk(folder) : undefined
  if (store === 'small-disk' && !disk) return void rmSync(folder, { recursive: true })
  const file = join(folder, 'site.sqlite')
  const database = await startSeededDatabase()
  const storeSettings =
    store === 'database'
      ? getSiteSettings(database)
      : { FIREBASE_DATABASE_URL: '', LOCAL_DATABASE_FILE: file }
  const host = new Host({ ...storeSettings, ...settings })
  try {
    await host.start()
    await use({ database, file, disk, host })
    await host.site.stop()
    return store === 'database' ? readDatabase(database) : readFile(file)
  } finally {
    mkdirSync(LOG_FOLDER, { recursive: true })
    writeFileSync(join(LOG_FOLDER, `${name}.log`), host.site.log())
    await host.site.stop()
    await database.stop()
    disk?.remove()
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

/** A limit to the files of a folder. A quota applies to one process. */
interface SmallDisk {
  fill(pid: number): void
  empty(pid: number): void
  remove(): void
}

/** A file system in memory, else a limit on a process's file size; undefined if neither is allowed. */
function makeSmallDisk(folder: string): SmallDisk | undefined {
  const run = (command: string, ...args: string[]) => spawnSync(command, args).status === 0
  if (run('mount', '-t', 'tmpfs', '-o', 'size=48m', 'tmpfs', folder)) {
    const remove = () => void run('umount', '--lazy', folder)
    // After an interruption as well.
    process.on('exit', remove)
    const ballast = join(folder, 'ballast')
    return {
      fill: () => void run('sh', '-c', 'cat /dev/zero >> "$0"', ballast),
      empty: () => rmSync(ballast, { force: true }),
      remove,
    }
  }
  const setLimit = (pid: number, size: string) => run('prlimit', `--pid=${pid}`, `--fsize=${size}:`)
  if (!setLimit(process.pid, 'unlimited')) return undefined
  return {
    fill: (pid) => void setLimit(pid, '4096'),
    empty: (pid) => void setLimit(pid, 'unlimited'),
    remove: () => undefined,
  }
}
