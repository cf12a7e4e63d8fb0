import 'server-only'
import { MINUTE_MS } from '@/lib/dates/durations'
import type { Store } from '@/lib/store/store'
import { hashForDay, takePlace, type Attempt } from './limits'

const BUSY_ABOVE = 20
const COUNTED_MINUTES = 10

/**
 * Counts a request of an area, once, in the record of its minute: after the answer, so that nobody waits for
 * a record that many write at once. Never throws.
 * @param attempt.now when the request came
 * @returns whether the area is busy: an answer that does not come counts as yes
 */
export async function countRequest(
  store: Store,
  areaKey: string,
  requestKey: string,
  attempt: Attempt,
): Promise<boolean> {
  const limitKey = hashMinute(areaKey, attempt.now)
  return takePlace(store, limitKey, requestKey, { max: BUSY_ABOVE + 1 }, attempt).then(
    ({ isTaken }) => !isTaken || isBusy(store, areaKey, attempt),
    () => true,
  )
}

/** Whether more than 20 requests of an area were counted in ten minutes; true without an answer. Never throws. */
export async function isBusy(
  store: Store,
  areaKey: string,
  { now, deadline }: Attempt,
): Promise<boolean> {
  const minutes = Array.from({ length: COUNTED_MINUTES }, async (_, n) => {
    const counted = await store.read('limits', hashMinute(areaKey, now - n * MINUTE_MS), deadline)
    return Object.keys(counted ?? {}).length
  })
  return Promise.all(minutes).then(
    (counts) => counts.reduce((sum, count) => sum + count, 0) > BUSY_ABOVE,
    () => true,
  )
}

function hashMinute(areaKey: string, now: number): string {
  const minute = Math.floor(now / MINUTE_MS)
  return hashForDay('area', `${areaKey} ${minute}`, now)
}
