import { writeFileSync } from 'node:fs'
import { startDatabaseServer, type DatabaseServer } from '@/e2e/support/database-server'
import { startSite, type Site } from '@/e2e/support/site'
import { SEED_LOCATIONS } from '@/lib/cities/locations'
import { startTokenServer, type TokenServer } from '@/e2e/support/token-server'
import { History, type Stored } from './history'
import type { Result } from './phase'
import { getForms, type Forms, type Visitor } from './visitor'

/** Where a phase takes place: a site on a database of its own, whose tokens are asked for. */
export interface Ground {
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
const HISTORIES = 'test-results/torture'

export const newHistory = (name: string) => new History(`${HISTORIES}/${name}.jsonl`)

/** Whatever ends the command ends the sites too, frozen or not. */
const hosts = new Set<Host>()
process.on('exit', () => {
  for (const { site } of hosts) if (site.isRunning()) process.kill(site.pid, 'SIGKILL')
})

/** What the site printed since it was started last. */
export function keepLog(name: string, { site }: Host): void {
  writeFileSync(`${HISTORIES}/${name}.log`, site.log())
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
export function settingsOf(database: DatabaseServer, tokens: TokenServer): Record<string, string> {
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

/** Runs a phase against the tests' database server, and gives what is stored in the end. */
export async function onDatabase(
  name: string,
  work: (ground: Ground) => Promise<void>,
): Promise<Result> {
  const database = await startDatabaseServer()
  const tokens = await startTokenServer()
  database.put('/locations', SEED_LOCATIONS)
  const host = await startHost(settingsOf(database, tokens))
  try {
    const forms = await getForms(host.site.url)
    const history = newHistory(name)
    await work({ database, tokens, history, forms, host })
    const note = `${database.secondWrites} second writes denied by the rules`
    return { history, stored: storedIn(database), note }
  } finally {
    keepLog(name, host)
    await host.kill()
    await database.stop()
    await tokens.stop()
  }
}

/** Where what visitors send may end up. */
export const LISTS: readonly Stored['list'][] = [
  'leads',
  'jobs',
  'quarantine/leads',
  'quarantine/jobs',
]

function storedIn(database: DatabaseServer): Stored[] {
  return LISTS.flatMap((list) => recordsOf(list, database.at(`/${list}`) as Records | null))
}

type Records = Record<string, Stored['record']>

export function recordsOf(list: Stored['list'], records: Records | null): Stored[] {
  return Object.entries(records ?? {}).map(([key, record]) => ({ list, key, record }))
}

/** Whether something of the visitor's stands in the database. */
export const standsIn = (database: DatabaseServer) => (visitor: Visitor) =>
  database.holds(visitor.list, (record) => {
    const { phone, cus_phone } = record as Stored['record']
    return [phone, cus_phone].includes(visitor.phone)
  })
