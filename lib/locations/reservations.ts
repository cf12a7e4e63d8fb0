import 'server-only'
import type { AreaKey } from '@/lib/cities/locations'
import { ARRIVAL_WINDOWS, formatWindowStart, parseTimeSlot } from '@/lib/dates/schedule'
import type { Store, StoredRecord } from '@/lib/store/store'
import type { LocationCalendar } from './location'

export interface LimitedWindow {
  /** As `createWindowKey` returns it. */
  key: string
  areaKey: AreaKey
  date: string
  /** `2026-11-25 09:00` */
  start: string
  jobsPerWindow: number
  /** Nobody gets a reservation: the office confirms by phone. */
  isLimitUnknown?: true | undefined
}

/** Undefined for an open window of an area without a limit, and for a string that is not a window. */
export function getLimitedWindow(
  areaKey: AreaKey,
  calendar: LocationCalendar,
  { selectedDate: date, timeSlot }: { selectedDate: string; timeSlot: string },
): LimitedWindow | undefined {
  const window = parseTimeSlot(timeSlot)
  if (!window) return undefined
  const start = formatWindowStart(date, window)
  const { jobsPerWindow: limit = Infinity, isLimitUnknown, closedDates } = calendar
  const isClosed = closedDates.includes(date) || calendar.closedWindows?.includes(start)
  const jobsPerWindow = isClosed ? 0 : limit
  if (jobsPerWindow === Infinity && !isLimitUnknown) return undefined
  const key = createWindowKey(areaKey, start)
  return { key, areaKey, date, start, jobsPerWindow, isLimitUnknown }
}

/** The key in `slots`: `2026-11-25-0900-toronto`. @param start `2026-11-25 09:00` */
export function createWindowKey(areaKey: AreaKey, start: string): string {
  return `${start.replace(' ', '-').replace(':', '')}-${areaKey}`
}

/** withheld: not tried for a duplicate, or this client has its three, so the office confirms by phone. */
export type ReservationResult = 'taken' | 'last' | 'full' | 'withheld' | 'unavailable'

interface ReservationRequest {
  key: string
  /** The id of this booking or change. A release names it, so that a newer reservation stays. */
  id: string
  /** Jobs that this one replaces; it takes over their reservation. */
  replaced?: readonly string[]
  deadline: number
  mayTake: () => Promise<boolean>
}

/** Makes or renews the reservation of a job. Never throws. */
export async function reserveWindow(
  store: Store,
  limited: LimitedWindow,
  { key, id, replaced = [], deadline, mayTake }: ReservationRequest,
): Promise<ReservationResult> {
  const own = [key, ...replaced]
  const listOthers = (jobs: StoredRecord | null) =>
    Object.entries(jobs ?? {}).filter(([job]) => !own.includes(job))
  const isFull = (jobs: StoredRecord | null) => listOthers(jobs).length >= limited.jobsPerWindow
  if (limited.isLimitUnknown) return 'unavailable'
  try {
    if (isFull(await store.read('slots', limited.key, deadline))) return 'full'
    if (!(await mayTake())) return 'withheld'
    const result = await store.transact('slots', limited.key, deadline, (jobs) =>
      isFull(jobs) ? undefined : { ...Object.fromEntries(listOthers(jobs)), [key]: id },
    )
    if (result.status !== 'stored') return 'unavailable'
    if (result.record?.[key] !== id) return 'full'
    return listOthers(result.record).length + 1 >= limited.jobsPerWindow ? 'last' : 'taken'
  } catch {
    return 'unavailable'
  }
}

/** Releases a reservation that still has this id; `heir` takes it over. Never throws: a cron run retries. */
export async function releaseReservation(
  store: Store,
  windowKey: string,
  { key, id, heir }: { key: string; id: string; heir?: string | undefined },
  deadline: number,
): Promise<boolean> {
  const result = await store.transact('slots', windowKey, deadline, (jobs) => {
    if (!jobs || jobs[key] !== id) return undefined
    const others = Object.entries(jobs).filter(([job]) => job !== key)
    const left = Object.fromEntries(heir === undefined ? others : [...others, [heir, id]])
    return Object.keys(left).length > 0 ? left : null
  })
  return result.status === 'stored'
}

/** The id of a job's reservation; '' if it has none. @throws if the store does not reply */
export async function readReservationId(
  store: Store,
  windowKey: string,
  { key, deadline }: { key: string; deadline: number },
): Promise<string> {
  const id = (await store.read('slots', windowKey, deadline))?.[key]
  return typeof id === 'string' ? id : ''
}

/** Full windows, as `formatWindowStart` returns them. @throws if the store does not reply */
export async function readFullWindows(
  store: Store,
  { areaKey, jobsPerWindow }: Pick<LimitedWindow, 'areaKey' | 'jobsPerWindow'>,
  dates: readonly string[],
  deadline: number,
): Promise<string[]> {
  const starts = dates.flatMap((date) =>
    ARRIVAL_WINDOWS.map((window) => formatWindowStart(date, window)),
  )
  const full = await Promise.all(
    starts.map(async (start) => {
      const jobs = await store.read('slots', createWindowKey(areaKey, start), deadline)
      return Object.keys(jobs ?? {}).length >= jobsPerWindow ? [start] : []
    }),
  )
  return full.flat()
}
