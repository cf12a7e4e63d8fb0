import { readText } from '@/lib/requests/read-record'
import type { Store } from '@/lib/store/store'
import { readLastRun } from '@/lib/cron/removal-run'
import { getStoreDeadline } from '@/scripts/ops/deadline'
import { warning, type Finding } from './finding'

/** Vercel calls a daily job within an hour of its time. */
const MAX_AGE_MS = 26 * 3_600_000
const SCHEDULE_FIX =
  'Vercel, Settings, Cron Jobs must list /api/cron/forget. Elsewhere run `npm run forget -- --expired` daily.'
const RUN_FIX = 'Run `npm run forget -- --expired`: it names each.'

export async function checkRetention(store: Pick<Store, 'read'>, now: number): Promise<Finding[]> {
  const run = (await readLastRun(store, getStoreDeadline())) ?? {}
  const at = readText(run, 'at')
  if (!(Date.parse(at) >= now - MAX_AGE_MS))
    return [warning(`Expired records were last removed: ${at || 'never'}`, SCHEDULE_FIX)]
  const isDone = run.complete !== false && !run.failed && !run.undated
  return isDone ? [] : [warning(`The removal of expired records at ${at} left some`, RUN_FIX)]
}
