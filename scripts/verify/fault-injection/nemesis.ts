import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from '@/e2e/support/servers/database-faults'
import type { DispatchList } from '@/lib/store/store'
import type { Environment } from './environment'
import type { Progress } from './workload'

/** Applies a phase's faults while the visitors come. */
export type Nemesis = (
  environment: Environment,
  progress: Progress,
  quick: boolean,
) => Promise<void> | void

/** Resolves when this share of the visitors has arrived. */
async function waitForArrivals(progress: Progress, share: number): Promise<void> {
  while (progress.arrived < share) await sleep(20)
}

interface FaultWindow {
  fault: string
  ms: number
  /** Returns the function that ends the fault. */
  begin(): () => void
}

/** Applies one fault after another, with a pause before each. */
async function rotate(
  { history }: Environment,
  progress: Progress,
  windows: FaultWindow[],
  calmMs: number,
): Promise<void> {
  for (let turn = 0; ; turn++) {
    await sleep(calmMs)
    const window = windows[turn % windows.length]
    if (!window || progress.isDone) return
    await history.addFault(window.fault, async () => {
      const end = window.begin()
      await sleep(window.ms)
      end()
    })
  }
}

/** Each fault applies to every request of its own time window. */
export const STORM_FAULTS = [
  ...(['refuse', 'hang', 'reset', 'apply-and-cut', '503', 'late', 'truncate'] as const),
  'no-token',
  '401',
] as const satisfies (Fault | 'no-token')[]

export const applyStorm: Nemesis = (environment, progress, quick) => {
  const { database, tokens } = environment
  const revoked = new Set<string>()
  let current: Fault | undefined
  database.setFault((_path, { headers }) =>
    revoked.has(headers.authorization?.replace('Bearer ', '') ?? '') ? '401' : current,
  )
  // Short enough in the quick form that each fault has its turn.
  const [ms, calmMs] = quick ? [1_000, 1_200] : [2_200, 2_900]
  const windows = STORM_FAULTS.map((fault) => ({
    fault,
    ms,
    begin() {
      if (fault !== 'no-token' && fault !== '401') current = fault
      else for (const token of tokens.issued) revoked.add(token)
      tokens.isDown = fault === 'no-token'
      return () => {
        current = undefined
        tokens.isDown = false
      }
    },
  }))
  return rotate(environment, progress, windows, calmMs)
}

/** Within the site's six seconds, and longer. */
const LOCK_DURATIONS_MS = [1_000, 3_000, 8_000]

export const lockFile: Nemesis = (environment, progress) => {
  const windows = LOCK_DURATIONS_MS.map((ms) => ({
    fault: 'lock',
    ms,
    begin() {
      const other = new DatabaseSync(environment.file, { timeout: 5_000 })
      other.exec('BEGIN IMMEDIATE')
      return () => other.close()
    },
  }))
  return rotate(environment, progress, windows, 1_000)
}

/** The site itself gives up after this time. */
const SILENCE_MS = 6_000

export const loseAnswers: Nemesis = ({ database }) => {
  const lostAt = new Map<string, number>()
  cutFirstWrites(database, (path) => {
    const since = lostAt.get(path) ?? Date.now()
    lostAt.set(path, since)
    // Some requests hang until the visitor has an answer and tries again.
    const isSilent = path.charCodeAt(path.length - 6) % 8 === 0
    return isSilent && Date.now() - since < SILENCE_MS ? 'hang' : undefined
  })
}

export const editRecords: Nemesis = ({ database, history }) => {
  const edited = new Set<string>()
  cutFirstWrites(database, (path) => {
    if (edited.has(path)) return undefined
    edited.add(path)
    const [, list = '', key = ''] = path.split('/')
    const field = list === 'jobs' ? 'job_status' : 'status'
    const [before, value] = [database.read(`${path}/${field}`), 'won']
    database.put(`${path}/${field}`, value)
    const at = history.now()
    history.add({ type: 'edit', at, list: list as DispatchList, key, field, before, value })
    return undefined
  })
}

/** Applies the first write of each record without an answer. Later ones have the fault of `onRetry`. */
function cutFirstWrites(
  database: Environment['database'],
  onRetry: (path: string) => Fault | undefined,
): void {
  database.setFault((path, { method }) => {
    if (method !== 'PUT' || !/^\/(leads|jobs)\//.test(path)) return undefined
    return database.read(path) === null ? 'apply-and-cut' : onRetry(path)
  })
}

/** The rules deny every write to the first half of the visitors; the second half meets no token. */
export const refuseForGood: Nemesis = async ({ database, tokens }, progress) => {
  database.setFault('deny')
  await waitForArrivals(progress, 0.5)
  tokens.isDown = true
  database.setFault('401')
}

/** Requests have these faults in turn. */
export function cycleFaults({ database }: Environment, faults: (Fault | undefined)[]): void {
  let request = 0
  database.setFault(() => faults[request++ % faults.length])
}

export const closeLog: Nemesis = async (environment, progress) => {
  // Some writes fail, so that errors are logged, too.
  cycleFaults(environment, ['503', ...Array<undefined>(9)])
  await waitForArrivals(progress, 0.3)
  await environment.history.addFault('closed-log', async () => {
    environment.host.site.closeLog()
    await waitForArrivals(progress, 1)
  })
}

/** Kills and freezes the site at even shares of the visitors. */
export async function stopProcess(
  { history, host }: Environment,
  progress: Progress,
  faults: ('kill' | 'freeze')[],
  freezeMs = 0,
): Promise<void> {
  for (const [turn, fault] of faults.entries()) {
    await waitForArrivals(progress, (turn + 1) / (faults.length + 1))
    await history.addFault(fault, () => (fault === 'kill' ? host.restart() : host.freeze(freezeMs)))
    // The site works for a moment before the next one.
    await sleep(500)
  }
}

/** How long the disk stays full after the site was killed and started on the full disk. */
const FULL_AFTER_RESTART_MS = 3_000

export const fillDisk: Nemesis = async ({ disk, logFile, host, history }, progress) => {
  if (!disk) throw new Error('A full disk needs a small disk.')
  await waitForArrivals(progress, 0.4)
  await history.addFault(disk.kind, async () => {
    disk.fill(host.site.pid)
    await waitForArrivals(progress, 0.7)
    // Next cannot start without space for its first output.
    if (!logFile) {
      await host.restart()
      disk.fill(host.site.pid)
    }
    await sleep(FULL_AFTER_RESTART_MS)
    disk.empty(host.site.pid)
  })
}
