import { readText } from '@/lib/requests/read-record'
import type { Store } from '@/lib/store/store'
import { readLastRun } from '@/lib/runs/removal-run'
import { ok, warning, type Finding } from './finding'

const TIMEOUT_MS = 5_000
/** Vercel calls a daily job within an hour of its time. */
const MAX_AGE_MS = 26 * 3_600_000
const SCHEDULE_FIX =
  'Vercel, Settings, Cron Jobs must list /api/cron/forget. Elsewhere run `npm run forget -- --expired` daily.'
const RUN_FIX = 'Run `npm run forget -- --expired`: it names each.'

/** Whether expired records are removed daily. */
export async function checkRetention(store: Pick<Store, 'read'>, now: number): Promise<Finding> {
  const run = await readLastRun(store, Date.now() + TIMEOUT_MS)
  if (!run) return warning('Expired records have never been removed', SCHEDULE_FIX)
  const at = readText(run, 'at')
  const title = `Expired records: last run ${at}, ${readText(run, 'removed')} removed`
  if (!(Date.parse(at) >= now - MAX_AGE_MS)) return warning(title, SCHEDULE_FIX)
  const problems = [
    run.complete === false && 'more are left',
    Number(run.failed) > 0 && `${readText(run, 'failed')} failures`,
    Number(run.undated) > 0 && `${readText(run, 'undated')} without time and date`,
  ].filter((problem) => problem !== false)
  return problems.length > 0 ? warning(`${title}, ${problems.join(', ')}`, RUN_FIX) : ok(title)
}
