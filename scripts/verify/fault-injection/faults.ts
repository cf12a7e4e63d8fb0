import { setTimeout as sleep } from 'node:timers/promises'
import { FAULTS, type Fault } from '@/e2e/support/servers/database-faults'
import { STAFF_STATUS, type History } from './check'
import type { Environment, StoreName } from './environment'
import type { Crowd, Progress } from './visitors'

type Nemesis = (
  environment: Environment,
  progress: Progress,
  isQuick: boolean,
  history: History,
) => Promise<void> | void

export interface Phase extends Crowd {
  name: string
  title: string
  store: StoreName
  applyFaults: Nemesis
}

/** Visitors retry after 200 ms at the earliest. */
const EDIT_MS = 100

/** Faults come one at a time, and each applies to every request. */
const STORM_FAULTS: (Fault | 'deaf')[] = [...FAULTS, 'revoked', 'deaf']

export async function applyStorm(
  { database }: Environment,
  progress: Pick<Progress, 'isDone'>,
  isQuick: boolean,
): Promise<void> {
  // In the quick form the times are short enough for every fault to have its turn.
  const [calmMs, faultMs] = isQuick ? [900, 700] : [2_900, 2_200]
  for (let n = 0; ; n++) {
    await sleep(calmMs)
    if (progress.isDone) return
    const fault = STORM_FAULTS[n % STORM_FAULTS.length]
    // Only a new connection sends its token.
    if (fault === 'deaf' || fault === 'revoked') database.deafenConnections()
    if (fault !== 'deaf') database.setFault(fault)
    await sleep(faultMs)
    database.setFault(undefined)
  }
}

/** Stores each request without an answer; staff edit the record before the retry arrives. */
const loseAnswers: Nemesis = ({ database }, _progress, _isQuick, { edits }) => {
  database.setFault((path, { method }) => {
    const isRequest = /^\/(leads|jobs)\/[^/]+$/.test(path)
    if (method !== 'write' || !isRequest || edits.includes(path)) return undefined
    edits.push(path)
    const field = path.startsWith('/jobs') ? 'job_status' : 'status'
    setTimeout(() => database.put(`${path}/${field}`, STAFF_STATUS), EDIT_MS)
    return 'apply-and-cut'
  })
}

/** Stops the site at even shares of the visitors. With `freezeMs` every fifth stop is a freeze. */
async function stopProcess(
  host: Environment['host'],
  progress: Progress,
  count: number,
  freezeMs?: number,
): Promise<void> {
  for (let turn = 1; turn <= count; turn++) {
    while (progress.arrived < turn / (count + 1)) await sleep(20)
    if (freezeMs && turn % 5 === 0) await host.freeze(freezeMs)
    else await host.restart()
    // Let the site work for a moment before the next stop.
    await sleep(500)
  }
}

const killSite: Nemesis = ({ database, host }, progress, isQuick) => {
  // Slow writes and lost answers make sure that a kill meets many unfinished ones.
  const faults = [undefined, 'late', undefined, 'apply-and-cut'] as const
  let writes = 0
  database.setFault((_path, { method }) =>
    method === 'write' ? faults[writes++ % faults.length] : undefined,
  )
  return stopProcess(host, progress, isQuick ? 5 : 25, isQuick ? 12_000 : 35_000)
}

const killSqliteSite: Nemesis = ({ host }, progress, isQuick) =>
  stopProcess(host, progress, isQuick ? 2 : 10)

const makePhase = (
  name: string,
  title: string,
  applyFaults: Nemesis,
  changes: Partial<Phase> = {},
): Phase => ({
  name,
  title,
  applyFaults,
  store: 'database',
  submissions: 1_000,
  rate: 20,
  again: 0,
  ...changes,
})

export const PHASES: Phase[] = [
  makePhase('storm', `${STORM_FAULTS.length} faults in turn`, applyStorm, {
    submissions: 10_000,
    rate: 50,
  }),
  makePhase('lost-answers', 'answers lost, records edited', loseAnswers, { again: 2 }),
  makePhase('kills', 'site killed (-9) and frozen', killSite, { submissions: 2_000, rate: 10 }),
  makePhase('sqlite-kills', 'SQLite: site killed (-9)', killSqliteSite, { store: 'sqlite' }),
]
