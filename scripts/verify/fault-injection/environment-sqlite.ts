import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import {
  saveLog,
  SUBMISSION_LISTS,
  makeHistory,
  toStoredRecords,
  startHost,
  type Host,
} from './environment'
import type { History, StoredRecord } from './history'
import type { PhaseResult } from './phase'
import { getForms, type Forms, type Visitor } from './visitor'

interface TestEnvironment {
  file: string
  history: History
  forms: Forms
  host: Host
}

/**
 * Runs a phase on a file in a folder, and returns what `npm run leads` then prints.
 * @param logFile where the site prints to, instead of a pipe
 */
export async function runOnFile(
  name: string,
  folder: string,
  perform: (environment: TestEnvironment) => Promise<void>,
  logFile?: string,
): Promise<PhaseResult> {
  const file = join(folder, 'site.sqlite')
  const settings = { FIREBASE_DATABASE_URL: '', LOCAL_DATABASE_FILE: file }
  const host = await startHost(settings, '.', logFile)
  try {
    const forms = await getForms(host.site.url)
    const history = makeHistory(name)
    await perform({ file, history, forms, host })
    saveLog(name, host)
    // Read after the site was killed, from a newly opened file.
    await host.kill()
    return { history, stored: readStoredRecords(file) }
  } finally {
    await host.kill()
  }
}

function readStoredRecords(file: string): StoredRecord[] {
  const env = { ...process.env, FIREBASE_DATABASE_URL: '', LOCAL_DATABASE_FILE: file }
  const json = execFileSync('npm', ['run', '--silent', 'leads', '--', '--json', '--all'], {
    env,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const all = JSON.parse(json) as Record<
    StoredRecord['list'],
    Record<string, StoredRecord['record']>
  >
  return SUBMISSION_LISTS.flatMap((list) => toStoredRecords(list, all[list]))
}

/** Whether a record of the visitor is stored; undefined if the file cannot be read. */
export const makeStoredCheck = (file: string) => (visitor: Visitor) => {
  try {
    using database = new DatabaseSync(file, { readOnly: true, timeout: 1_000 })
    const row = database
      .prepare('SELECT 1 FROM records WHERE instr(record, ?) AND list = ?')
      .get(visitor.phone, visitor.list)
    return row !== undefined
  } catch {
    return undefined
  }
}
