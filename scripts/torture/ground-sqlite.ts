import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { keepLog, LISTS, newHistory, recordsOf, startHost, type Host } from './ground'
import type { History, Stored } from './history'
import type { Result } from './phase'
import { getForms, type Forms, type Visitor } from './visitor'

interface Ground {
  file: string
  history: History
  forms: Forms
  host: Host
}

/**
 * Runs a phase on a file in a folder, and gives what `npm run leads` finds there in the end.
 * @param logFile where the site prints to, instead of a pipe
 */
export async function onFile(
  name: string,
  folder: string,
  work: (ground: Ground) => Promise<void>,
  logFile?: string,
): Promise<Result> {
  const file = join(folder, 'site.sqlite')
  const settings = { FIREBASE_DATABASE_URL: '', LOCAL_DATABASE_FILE: file }
  const host = await startHost(settings, '.', logFile)
  try {
    const forms = await getForms(host.site.url)
    const history = newHistory(name)
    await work({ file, history, forms, host })
    keepLog(name, host)
    // What counts is what is there after the site was cut off and its file is opened anew.
    await host.kill()
    return { history, stored: storedIn(file) }
  } finally {
    await host.kill()
  }
}

function storedIn(file: string): Stored[] {
  const env = { ...process.env, FIREBASE_DATABASE_URL: '', LOCAL_DATABASE_FILE: file }
  const json = execFileSync('npm', ['run', '--silent', 'leads', '--', '--json', '--all'], {
    env,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const all = JSON.parse(json) as Record<Stored['list'], Record<string, Stored['record']>>
  return LISTS.flatMap((list) => recordsOf(list, all[list]))
}

/** Whether something of the visitor's stands in the file; undefined where it cannot be read. */
export const standsIn = (file: string) => (visitor: Visitor) => {
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
