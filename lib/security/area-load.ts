import 'server-only'
import { MINUTE_MS } from '@/lib/dates/durations'
import type { Store } from '@/lib/store/store'
import { hashForDay, addLimitEntry, type LimitAttempt } from './limits'

const BUSY_ABOVE = 20
const COUNTED_MINUTES = 10

/** Call it after the reply, because many write one record. @returns true above 20 in ten minutes. */
export async function countRequest(
  store: Store,
  areaKey: string,
  requestKey: string,
  attempt: LimitAttempt,
): Promise<boolean> {
  const [own = '', ...earlier] = Array.from({ length: COUNTED_MINUTES }, (_, n) => {
    const time = attempt.now - n * MINUTE_MS
    return hashForDay('area', `${areaKey} ${Math.floor(time / MINUTE_MS)}`, time)
  })
  try {
    const [{ isAllowed, holders }, ...records] = await Promise.all([
      addLimitEntry(store, own, requestKey, { max: BUSY_ABOVE + 1 }, attempt),
      ...earlier.map((minute) => store.read('limits', minute, attempt.deadline)),
    ])
    const counted = [holders, ...records].flatMap((record) => Object.keys(record ?? {}))
    return !isAllowed || counted.length > BUSY_ABOVE
  } catch {
    return true
  }
}
