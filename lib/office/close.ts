import 'server-only'
import pMap, { pMapSkip } from 'p-map'
import type { AreaKey } from '@/lib/cities/locations'
import { getToday, setClosed, setWindowClosed } from '@/lib/locations/closed-dates'
import { getAreaScope } from '@/lib/cities/location-cities'
import { logEvent } from '@/lib/log'
import { isDue } from '@/lib/requests/day'
import { listDesk } from '@/lib/requests/desk-index'
import { loadRequest } from '@/lib/requests/load-request'
import { isAhead, type Request } from '@/lib/requests/request'
import type { Store } from '@/lib/store/store'
import { changeBooking } from './change-booking'

/** We start no cancellation after this time; the desk lists the rest with the same button. */
const CANCEL_MS = 5_000
const MAX_CONCURRENT = 5

export interface Closing {
  areaKey: AreaKey
  date: string
  /** `09:00`; undefined for the whole day. */
  start?: string | undefined
}

/** Closes or reopens a day or window; `isCancelling` also cancels its pickups. Never throws. */
export async function closeAndCancel(
  ops: Store,
  closing: Closing,
  { isClosed, isCancelling, name }: { isClosed: boolean; isCancelling: boolean; name: string },
  now: Date,
): Promise<'done' | 'unknown'> {
  const { areaKey: area, date, start } = closing
  const facts = { what: isClosed ? 'close' : 'open', area, date, start }
  try {
    await close(ops, closing, isClosed, now)
    const pickups = isClosed && isCancelling ? await listPickups(ops, closing, now) : []
    const cancelled = await cancelPickups(ops, pickups, name)
    const outcome = pickups.length > 0 && cancelled.length === 0 ? 'unknown' : 'done'
    const counts = { pickups: pickups.length, cancelled: cancelled.length }
    logEvent('office', { outcome, ...facts, ...counts })
    return outcome
  } catch (error) {
    const { message: reason } = error as Error
    logEvent('office', { outcome: 'unknown', ...facts, reason }, 'error')
    return 'unknown'
  }
}

function close(ops: Store, closing: Closing, isClosed: boolean, now: Date): Promise<void> {
  const { areaKey, date, start } = closing
  return start
    ? setWindowClosed(ops, { areaKey, start: `${date} ${start}`, isClosed }, now)
    : setClosed(ops, { scope: getAreaScope(areaKey), date, isClosed }, now)
}

/** Lists the pickups that no crew has gone to yet. @throws if the store fails */
async function listPickups(
  ops: Store,
  { areaKey, date, start }: Closing,
  now: Date,
): Promise<Request[]> {
  const entries = (await listDesk(ops, areaKey)).filter(
    (entry) =>
      entry.list === 'jobs' && entry.date === date && [undefined, entry.window].includes(start),
  )
  const requests = await Promise.all(entries.map(({ key }) => loadRequest(ops, 'jobs', key)))
  const isLater = date > getToday(areaKey, now)
  return requests.flatMap((one) =>
    one?.areaKey === areaKey && isDue(one, date) && (isLater || isAhead(one, now)) ? [one] : [],
  )
}

/** Cancels pickups for the office and mails the customers. Never throws. @returns the cancelled keys */
export async function cancelPickups(
  ops: Store,
  pickups: readonly Request[],
  name = '',
  deadline = Date.now() + CANCEL_MS,
): Promise<string[]> {
  const cancel = async ({ list, key }: Request) => {
    if (Date.now() > deadline) return pMapSkip
    const input = { list, key, change: { kind: 'cancel' }, now: new Date() } as const
    const { status } = await changeBooking(ops, { ...input, name })
    return status === 'done' ? key : pMapSkip
  }
  return pMap(pickups, cancel, { concurrency: MAX_CONCURRENT })
}
