import { writeFileSync } from 'node:fs'
import { startDatabaseServer, type DatabaseServer } from '@/e2e/support/servers/database-server'
import { startSite, type Site } from '@/e2e/support/servers/site'
import { SEED_LOCATIONS } from '@/lib/cities/locations'
import { startTokenServer, type TokenServer } from '@/e2e/support/servers/token-server'
import { History, type StoredRecord } from './history'
import type { PhaseResult } from './phase'
import { getForms, type Forms, type Visitor } from './visitor'

/** Where a phase takes place: a site on a database of its own, whose tokens are asked for. */
export interface TestEnvironment {
  database: DatabaseServer
  tokens: TokenServer
  history: History
  forms: Forms
  host: Host
}

/** The machine that the site runs on: the site can be killed, frozen and started there again. */
export interface Host {
  site: Site
  kill(): Promise<void>
  start(): Promise<void>
  freeze(): void
  thaw(): void
}

/** Folder of the histories, one file a phase. */
const RESULTS_FOLDER = 'test-results/fault-injection'

export const makeHistory = (name: string) => new History(`${RESULTS_FOLDER}/${name}.jsonl`)

/** Killed with the command, frozen or not. */
const hosts = new Set<Host>()
process.on('exit', () => {
  for (const { site } of hosts) if (site.isRunning()) process.kill(site.pid, 'SIGKILL')
})

/** The site's output since its last start. */
export function saveLog(name: string, { site }: Host): void {
  writeFileSync(`${RESULTS_FOLDER}/${name}.log`, site.log())
}

export async function startHost(
  settings: Record<string, string>,
  folder = '.',
  logFile?: string,
): Promise<Host> {
  const site = await startSite(settings, folder, 0, logFile)
  const host: Host = {
    site,
    kill: () => host.site.stop(),
    async start() {
      host.site = await startSite(settings, folder, Number(new URL(site.url).port), logFile)
    },
    freeze: () => void process.kill(host.site.pid, 'SIGSTOP'),
    thaw: () => void process.kill(host.site.pid, 'SIGCONT'),
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

/** Runs a phase against the tests' database server, and returns the stored records. */
export async function runOnDatabaseServer(
  name: string,
  work: (environment: TestEnvironment) => Promise<void>,
): Promise<PhaseResult> {
  const database = await startDatabaseServer()
  const tokens = await startTokenServer()
  database.put('/locations', SEED_LOCATIONS)
  const host = await startHost(getSiteSettings(database, tokens))
  try {
    const forms = await getForms(host.site.url)
    const history = makeHistory(name)
    await work({ database, tokens, history, forms, host })
    const note = `${database.deniedOverwrites} second writes denied by the rules`
    return { history, stored: readStoredRecords(database), note }
  } finally {
    saveLog(name, host)
    await host.kill()
    await database.stop()
    await tokens.stop()
  }
}

/** The lists that a submission may be stored in. */
export const SUBMISSION_LISTS: readonly StoredRecord['list'][] = [
  'leads',
  'jobs',
  'quarantine/leads',
  'quarantine/jobs',
]

function readStoredRecords(database: DatabaseServer): StoredRecord[] {
  return SUBMISSION_LISTS.flatMap((list) =>
    toStoredRecords(list, database.read(`/${list}`) as Records | null),
  )
}

type Records = Record<string, StoredRecord['record']>

export function toStoredRecords(
  list: StoredRecord['list'],
  records: Records | null,
): StoredRecord[] {
  return Object.entries(records ?? {}).map(([key, record]) => ({ list, key, record }))
}

/** Whether a record of the visitor is stored. */
export const makeStoredCheck = (database: DatabaseServer) => (visitor: Visitor) =>
  database.hasRecord(visitor.list, (record) => {
    const { phone, cus_phone } = record as StoredRecord['record']
    return [phone, cus_phone].includes(visitor.phone)
  })
