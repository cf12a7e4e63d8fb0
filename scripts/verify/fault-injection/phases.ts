import { injectProcessFaults } from './process-faults'
import { runOnDatabaseServer, makeStoredCheck, type TestEnvironment } from './environment'
import type { StoredList } from './history'
import { NEMESIS_FAULTS, startNemesis } from './nemesis'
import { MAX_ANSWER_MS, FULL_RATE, QUICK_TRIES, scaleCount, type Phase, type Scale } from './phase'
import { sqlitePhases } from './phases-sqlite'
import { runWorkload, type Workload } from './workload'

/** The workload that most phases share. */
function makeWorkload(
  { history, forms, database }: TestEnvironment,
  phase: number,
  { quick, rate }: Scale,
): Omit<Workload, 'submissions'> {
  return {
    history,
    forms,
    phase,
    rate,
    maxConcurrent: quick ? 40 : 250,
    tries: quick ? QUICK_TRIES : 4,
    isStored: makeStoredCheck(database),
  }
}

const faultRotation: Phase = {
  name: 'storm',
  title: `${NEMESIS_FAULTS.length} faults in turn`,
  thresholds: {
    tries: 4,
    firstTry: 0.995,
    answerMs: MAX_ANSWER_MS,
    calmP95Ms: 100,
    rate: FULL_RATE,
    faulty: 0.4,
  },
  run: (scale) =>
    runOnDatabaseServer('storm', async (ground) => {
      const { database, tokens, history } = ground
      // Shorter windows in the quick form, so that every fault has its turn.
      const rhythm = scale.quick
        ? { faultMs: 1_000, calmMs: 1_200 }
        : { faultMs: 2_200, calmMs: 2_900 }
      const nemesis = startNemesis(database, tokens, history, rhythm)
      await runWorkload({
        ...makeWorkload(ground, 1, scale),
        submissions: scaleCount(scale, 10_000),
      })
      await nemesis.stop()
    }),
}

const lostAnswers: Phase = {
  name: 'lost-answers',
  title: 'each write applied, its answer lost',
  thresholds: { tries: 4, answerMs: MAX_ANSWER_MS },
  run: (scale) =>
    runOnDatabaseServer('lost-answers', async (ground) => {
      const { database } = ground
      const lostAt = new Map<string, number>()
      database.setFault((asked, { method }) => {
        const path = getRecordPath(asked, method)
        if (path === undefined) return undefined
        if (database.read(path) === null) return 'apply-and-cut'
        const since = lostAt.get(path) ?? Date.now()
        lostAt.set(path, since)
        // Some requests hang until the visitor has an answer and tries again.
        const isSilent = path.charCodeAt(path.length - 6) % 8 === 0
        return isSilent && Date.now() - since < SILENCE_MS ? 'hang' : undefined
      })
      await runWorkload({
        ...makeWorkload(ground, 2, scale),
        submissions: scaleCount(scale, 1_000),
      })
    }),
}
/** As long as the site itself would try. */
const SILENCE_MS = 6_000

const staffEdits: Phase = {
  name: 'staff-edits',
  title: 'each record edited while its visitor retries',
  thresholds: { tries: 4, answerMs: MAX_ANSWER_MS, edited: 1 },
  run: (scale) =>
    runOnDatabaseServer('staff-edits', async (ground) => {
      const { database, history } = ground
      const edited = new Set<string>()
      database.setFault((asked, { method }) => {
        const path = getRecordPath(asked, method)
        if (path === undefined) return undefined
        if (database.read(path) === null) return 'apply-and-cut'
        if (!edited.has(path)) edit(path)
        edited.add(path)
        return undefined
      })
      function edit(path: string): void {
        const [, list = '', key = ''] = path.split('/')
        const field = list === 'jobs' ? 'job_status' : 'status'
        database.put(`${path}/${field}`, 'won')
        const at = history.now()
        history.add({ type: 'edit', at, list: list as StoredList, key, field, value: 'won' })
      }
      const { rate, ...others } = makeWorkload(ground, 3, scale)
      const submissions = scaleCount(scale, 1_000)
      // Each visitor sends three times: the same requests per second as in the storm.
      await runWorkload({ ...others, submissions, again: 2, rate: rate / 3 })
    }),
}

/** `/leads/KEY` or `/jobs/KEY` of a write; undefined for every other request. */
function getRecordPath(path: string, method: string | undefined): string | undefined {
  return method === 'PUT' && /^\/(leads|jobs)\//.test(path) ? path : undefined
}

const outage: Phase = {
  name: 'outage',
  title: 'refused for good: denied, or no token',
  thresholds: { answerMs: MAX_ANSWER_MS, reached: 1 },
  run: (scale) =>
    runOnDatabaseServer('outage', async (ground) => {
      const { database, tokens } = ground
      const submissions = scaleCount(scale, 200)
      // Half of them meet a rule that denies every write, half an endpoint that gives no token; they
      // try twice and leave.
      database.setFault('deny')
      await runWorkload({ ...makeWorkload(ground, 4, scale), submissions, tries: 2 })
      const revoked = new Set(tokens.issued)
      tokens.isDown = true
      database.setFault((_path, request) =>
        revoked.has(request.headers.authorization?.replace('Bearer ', '') ?? '')
          ? '401'
          : undefined,
      )
      await runWorkload({ ...makeWorkload(ground, 5, scale), submissions, tries: 2 })
    }),
}

const processKills: Phase = {
  name: 'kills',
  title: 'site killed (-9) and frozen',
  thresholds: { tries: 60, reached: 1 },
  run: (scale) =>
    runOnDatabaseServer('kills', async (ground) => {
      const { database, history, host } = ground
      // Writes are slow and answers get lost, so that a kill meets many of them on their way.
      let request = 0
      database.setFault(() => ([undefined, 'late', 'apply-and-cut'] as const)[request++ % 3])
      const disturbing = injectProcessFaults({
        history,
        host,
        submissions: scaleCount(scale, 2_000),
        kills: scaleCount(scale, 20),
        freezes: scale.quick ? [12_000] : Array<number>(5).fill(30_000),
      })
      await runWorkload({
        ...makeWorkload(ground, 6, scale),
        submissions: scaleCount(scale, 2_000),
        rate: 10,
        maxConcurrent: 150,
        tries: 60,
        onArrival: disturbing.onArrival,
      })
      await disturbing.done()
    }),
}

/** The share of the visitors after which the log's reader ends. */
const LOG_CLOSED_FROM = 0.3

const closedLog: Phase = {
  name: 'closed-log',
  title: "the log's reader gone",
  thresholds: { tries: 4, answerMs: MAX_ANSWER_MS },
  run: (scale) =>
    runOnDatabaseServer('closed-log', async (ground) => {
      const { database, history, host } = ground
      const submissions = scaleCount(scale, 1_000)
      // Some writes fail, so that errors are logged, too.
      let request = 0
      database.setFault(() => (request++ % 10 === 0 ? '503' : undefined))
      let since: number | undefined
      const onArrival = (arrived: number) => {
        if (arrived < LOG_CLOSED_FROM * submissions || since !== undefined) return
        since = history.now()
        host.site.closeLog()
      }
      await runWorkload({ ...makeWorkload(ground, 11, scale), submissions, onArrival })
      history.add({ type: 'fault', at: since ?? 0, fault: 'closed-log', until: history.now() })
    }),
}

export const PHASES: Phase[] = [
  faultRotation,
  lostAnswers,
  staffEdits,
  outage,
  processKills,
  closedLog,
  ...sqlitePhases,
]
