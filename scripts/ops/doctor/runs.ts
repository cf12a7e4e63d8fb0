import { listDue } from '@/lib/notifications/outbox'
import { readText } from '@/lib/requests/read-record'
import { safeLine } from '@/lib/requests/text'
import { isRecordKey, MAX_KEY_DRIFT_MS } from '@/lib/store/record-key'
import { REQUEST_LISTS, type Store } from '@/lib/store/store'
import { readLastRun, findFirstKept } from '@/lib/cron/remove-expired'
import { encodeTime } from '@/lib/forms/push-key'
import { getStoreDeadline } from '@/scripts/ops/deadline'
import { formatCount } from '@/scripts/ops/text-layout'
import { listFault, ok, warning, type Finding } from './finding'

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
  const isDone = run.complete !== false && !run.failed
  return isDone ? [] : [warning(`The removal of expired records at ${at} left some`, RUN_FIX)]
}

const TYPED_FIX =
  'Their keys do not say how old they are. Remove an old one with `npm run forget -- --key`.'

/** Most keys that staff typed sort before or after all that we keep; the others do once those are removed. */
export async function checkTypedKeys(store: Pick<Store, 'list'>, now: number): Promise<Finding[]> {
  const since = encodeTime(now + MAX_KEY_DRIFT_MS)
  const ranges = [{ until: findFirstKept(now) }, { since }]
  const lists = [...REQUEST_LISTS, 'details', 'outcomes'] as const
  const read = lists.flatMap((list) => ranges.map((range) => store.list(list, range)))
  const found = (await Promise.all(read)).flatMap(Object.keys)
  const keys = new Set(found.filter((key) => !isRecordKey(key) || key >= since))
  return listFault(
    warning,
    'Requests under keys that staff typed, which never expire',
    Array.from(keys, (key) => safeLine(key)),
    TYPED_FIX,
  )
}

const LATE_FIX = 'The event "delivery" in the host’s log has the reason of each.'
/** A mover who answers within minutes gets the job. */
const LATE_MINUTES = 5

export async function checkOutbox(store: Pick<Store, 'list'>, now: number): Promise<Finding[]> {
  const due = await listDue(store)
  const late = due.filter(
    ({ entry }) => entry.tries && now - Date.parse(entry.at) > LATE_MINUTES * 60_000,
  )
  const count = formatCount(late.length, 'entry', 'entries')
  const message = `${count} of the outbox waiting for over ${LATE_MINUTES} minutes`
  return [late.length > 0 ? warning(message, LATE_FIX) : ok(message)]
}
