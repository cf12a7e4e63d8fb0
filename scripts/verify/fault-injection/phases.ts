import * as nemesis from './nemesis'
import type { Thresholds } from './results'
import type { Workload } from './workload'

export interface Phase extends Partial<Pick<Workload, 'rate' | 'maxConcurrent' | 'again'>> {
  name: string
  /** The first column of the table. */
  title: string
  store: 'firebase' | 'sqlite' | 'small-disk'
  /** Name of the site's log file on the small disk; otherwise the output goes to a pipe. */
  logFile?: string
  /** Of the full run; the quick form has a tenth. */
  submissions: number
  /** Visitors try as often as `tries` says, else twice. */
  thresholds: Thresholds
  applyFaults: nemesis.Nemesis
}

/** The default of `--rate`. */
export const FULL_RATE = 50

/** No visitor waits longer; the action itself gives up after six seconds. */
const MAX_ANSWER_MS = 7_000
const SERVED: Thresholds = { tries: 4, answerMs: MAX_ANSWER_MS }
const MAX_TRIES = 60

const KILLS_AND_FREEZE = ['kill', 'kill', 'kill', 'kill', 'freeze'] as const
const repeat = <Item>(count: number, items: readonly Item[]) =>
  Array<readonly Item[]>(count).fill(items).flat()

export const PHASES: Phase[] = [
  {
    name: 'storm',
    title: `${nemesis.STORM_FAULTS.length} faults in turn`,
    store: 'firebase',
    submissions: 10_000,
    thresholds: { ...SERVED, firstTry: 0.995, calmP95Ms: 100, rate: FULL_RATE, faulty: 0.4 },
    applyFaults: nemesis.applyStorm,
  },
  {
    name: 'lost-answers',
    title: 'each write applied, its answer lost',
    store: 'firebase',
    submissions: 1_000,
    thresholds: SERVED,
    applyFaults: nemesis.loseAnswers,
  },
  {
    name: 'staff-edits',
    title: 'each record edited while its visitor retries',
    store: 'firebase',
    submissions: 1_000,
    again: 2,
    thresholds: { ...SERVED, edited: 1 },
    applyFaults: nemesis.editRecords,
  },
  {
    name: 'outage',
    title: 'refused for good: denied, or no token',
    store: 'firebase',
    submissions: 400,
    thresholds: { answerMs: MAX_ANSWER_MS, reached: 1 },
    applyFaults: nemesis.refuseForGood,
  },
  {
    name: 'kills',
    title: 'site killed (-9) and frozen',
    store: 'firebase',
    submissions: 2_000,
    rate: 10,
    maxConcurrent: 150,
    thresholds: { tries: MAX_TRIES, reached: 1 },
    applyFaults(environment, progress, quick) {
      // Writes are slow and answers get lost, so that a kill meets many unfinished ones.
      nemesis.cycleFaults(environment, [undefined, 'late', 'apply-and-cut'])
      return quick
        ? nemesis.stopProcess(environment, progress, ['kill', 'kill', 'freeze'], 12_000)
        : nemesis.stopProcess(environment, progress, repeat(5, KILLS_AND_FREEZE), 30_000)
    },
  },
  {
    name: 'closed-log',
    title: "the log's reader gone",
    store: 'firebase',
    submissions: 1_000,
    thresholds: SERVED,
    applyFaults: nemesis.closeLog,
  },
  {
    name: 'sqlite-kills',
    title: 'sqlite: site killed (-9)',
    store: 'sqlite',
    submissions: 2_000,
    rate: 25,
    maxConcurrent: 150,
    thresholds: { tries: MAX_TRIES, reached: 1 },
    applyFaults: (environment, progress, quick) =>
      nemesis.stopProcess(environment, progress, repeat(quick ? 2 : 20, ['kill'])),
  },
  {
    name: 'sqlite-locked',
    title: 'sqlite: file locked',
    store: 'sqlite',
    submissions: 1_000,
    rate: 10,
    maxConcurrent: 150,
    thresholds: { tries: MAX_TRIES, answerMs: MAX_ANSWER_MS, reached: 1 },
    applyFaults: nemesis.lockFile,
  },
  {
    name: 'sqlite-full-disk',
    title: 'sqlite: full disk',
    store: 'small-disk',
    submissions: 1_000,
    rate: 20,
    // No visitor is served while the disk is full; new ones must still arrive.
    maxConcurrent: Infinity,
    thresholds: { tries: MAX_TRIES, reached: 10 },
    applyFaults: nemesis.fillDisk,
  },
  {
    name: 'sqlite-full-disk-log',
    title: 'sqlite: full disk, with the log on it',
    store: 'small-disk',
    logFile: 'site.log',
    submissions: 1_000,
    rate: 20,
    maxConcurrent: Infinity,
    // Without a kill, the site answers while the disk is full.
    thresholds: { tries: MAX_TRIES, reached: 10, unanswered: 0.05 },
    applyFaults: nemesis.fillDisk,
  },
]
