import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseServer } from '@/e2e/support/servers/database-server'
import { startSeededDatabase } from '@/e2e/support/servers/fixtures'
import { runCommand } from '@/e2e/support/servers/run-command'
import { startSite, type Site } from '@/e2e/support/servers/site'
import { startTokenServer, type TokenServer } from '@/e2e/support/servers/token-server'
import { History, SUBMISSION_LISTS, type StoredRecord } from './history'
import type { Phase } from './phases'
import { makeSmallDisk, type SmallDisk } from './small-disk'
import { getForms, type Forms, type Visitor } from './visitor'

const RESULTS_FOLDER = 'test-results/fault-injection'

/** The servers, files and site of one phase. The site uses the database or the file. */
export interface Environment {
  database: DatabaseServer
  tokens: TokenServer
  /** The SQLite file. */
  file: string
  disk: SmallDisk | undefined
  logFile: string | undefined
  host: Host
  forms: Forms
  history: History
  /** Whether a record of the visitor is stored; undefined if the file cannot be read. */
  isStored(visitor: Visitor): boolean | undefined
}

/** A site that can be killed, frozen and started again at the same address. */
interface Host {
  site: Site
  restart(): Promise<void>
  freeze(ms: number): Promise<void>
}

/** Killed at exit, frozen or not. */
const hosts = new Set<Host>()
process.on('exit', () => {
  for (const { site } of hosts) if (site.isRunning()) process.kill(site.pid, 'SIGKILL')
})

/** @param logFile receives the site's output instead of a pipe */
export async function startHost(
  settings: Record<string, string>,
  folder = '.',
  logFile?: string,
): Promise<Host> {
  const host: Host = {
    site: await startSite(settings, folder, 0, logFile),
    async restart() {
      await host.site.stop()
      host.site = await startSite(settings, folder, Number(new URL(host.site.url).port), logFile)
    },
    async freeze(ms) {
      process.kill(host.site.pid, 'SIGSTOP')
      await sleep(ms)
      process.kill(host.site.pid, 'SIGCONT')
    },
  }
  hosts.add(host)
  return host
}

/** Settings of a site that stores in this database, with tokens from there. */
export function getSiteSettings(
  database: DatabaseServer,
  tokens: TokenServer,
): Record<string, string> {
  return {
    FIREBASE_DATABASE_URL: `${database.url}/?ns=home-team`,
    FIREBASE_DATABASE_EMULATOR_HOST: '',
    FIREBASE_SERVICE_ACCOUNT: '',
    GOOGLE_APPLICATION_CREDENTIALS: '',
    GCE_METADATA_HOST: tokens.host,
    METADATA_SERVER_DETECTION: 'assume-present',
    // Else Google's library starts a gcloud, where there is one, to ask for it.
    GOOGLE_CLOUD_PROJECT: 'home-team',
  }
}

/** Starts a phase's environment, and reads the records afterwards; undefined without a small disk. */
export async function withEnvironment(
  { name, store, logFile }: Phase,
  use: (environment: Environment) => Promise<unknown>,
) {
  const folder = mkdtempSync(join(tmpdir(), 'fault-injection-'))
  const disk = store === 'small-disk' ? makeSmallDisk(folder) : undefined
  if (store === 'small-disk' && !disk) return void rmSync(folder, { recursive: true })
  const file = join(folder, 'site.sqlite')
  const [database, tokens] = [await startSeededDatabase(), await startTokenServer()]
  const settings =
    store === 'firebase'
      ? getSiteSettings(database, tokens)
      : { FIREBASE_DATABASE_URL: '', LOCAL_DATABASE_FILE: file }
  const host = await startHost(settings, '.', logFile && join(folder, logFile))
  const forms = await getForms(host.site.url)
  const isStored = store === 'firebase' ? makeDatabaseCheck(database) : makeFileCheck(file)
  const history = new History(`${RESULTS_FOLDER}/${name}.jsonl`)
  try {
    await use({ database, tokens, file, disk, logFile, host, forms, history, isStored })
    // An SQLite file is read after the site was killed, from a newly opened file.
    await host.site.stop()
    const lists = store === 'firebase' ? readDatabase(database) : await readFile(settings)
    return { history, stored: toStoredRecords(lists), deniedOverwrites: database.deniedOverwrites }
  } finally {
    writeFileSync(`${RESULTS_FOLDER}/${name}.log`, host.site.log())
    await host.site.stop()
    await Promise.all([database.stop(), tokens.stop()])
    disk?.remove()
    rmSync(folder, { recursive: true })
  }
}

export const readStoredRecords = (database: DatabaseServer): StoredRecord[] =>
  toStoredRecords(readDatabase(database))

const toStoredRecords = (lists: Lists): StoredRecord[] =>
  SUBMISSION_LISTS.flatMap((list) =>
    Object.entries(lists[list] ?? {}).map(([key, record]) => ({ list, key, record })),
  )

type Records = Record<string, StoredRecord['record']>
type Lists = Partial<Record<StoredRecord['list'], Records | null>>

const readDatabase = (database: DatabaseServer): Lists =>
  Object.fromEntries(SUBMISSION_LISTS.map((list) => [list, database.read(`/${list}`) as Records]))

async function readFile(settings: Record<string, string>): Promise<Lists> {
  const { text } = await runCommand('leads', ['--json', '--all'], settings)
  return JSON.parse(text) as Lists
}

const makeDatabaseCheck = (database: DatabaseServer) => (visitor: Visitor) =>
  database.hasRecord(visitor.list, (record) => {
    const { phone, cus_phone } = record as StoredRecord['record']
    return [phone, cus_phone].includes(visitor.phone)
  })

const makeFileCheck = (file: string) => (visitor: Visitor) => {
  try {
    using database = new DatabaseSync(file, { readOnly: true, timeout: 1_000 })
    const query = database.prepare('SELECT 1 FROM records WHERE instr(record, ?) AND list = ?')
    return query.get(visitor.phone, visitor.list) !== undefined
  } catch {
    return undefined
  }
}
