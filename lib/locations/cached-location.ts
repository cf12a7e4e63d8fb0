import 'server-only'
import { revalidateTag, unstable_cache } from 'next/cache'
import { AREA_KEYS } from '@/lib/cities/location-cities'
import type { AreaKey } from '@/lib/cities/locations'
import { getBookingDates, type BookingCalendar, type WallClock } from '@/lib/dates/schedule'
import { addDays } from '@/lib/dates/wall-clock'
import { env } from '@/lib/env'
import { logEvent } from '@/lib/log'
import { getStore } from '@/lib/store'
import { getToday } from './closed-dates'
import { readLocation, type Location } from './location'
import { getPinnedLocation } from './pinned-location'
import { readFullWindows } from './reservations'

const READ_TIMEOUT_MS = 800
const SLOTS_TIMEOUT_MS = 1_500
const REVALIDATE_S = 3_600
const REFRESH_TIMEOUT_MS = 5_000
const LOCATION_TAG = 'location'
const getFullWindowsTag = (areaKey: AreaKey) => `full-windows/${areaKey}`
/** Days that a page may be served after it was made. */
const CLOSED_DATES_MARGIN = 8

// Keyed by build: an older build's value would hide that the store is down. If a refresh fails, Next keeps the value.
const readCachedLocation = unstable_cache(
  (areaKey: AreaKey) => readLocation(areaKey, Date.now() + READ_TIMEOUT_MS),
  [LOCATION_TAG, env.BUILD_ID],
  { revalidate: REVALIDATE_S, tags: [LOCATION_TAG] },
)

async function readCurrentFullWindows(
  areaKey: AreaKey,
  jobsPerWindow: number,
  dates: readonly string[],
): Promise<string[]> {
  const deadline = Date.now() + SLOTS_TIMEOUT_MS
  return readFullWindows(await getStore(), { areaKey, jobsPerWindow }, dates, deadline)
}

/** Cached apart from the location, so that a full window refreshes only the booking pages. */
function readCachedFullWindows(
  areaKey: AreaKey,
  jobsPerWindow: number,
  closedDates: readonly string[],
): Promise<string[]> {
  const read = () => {
    const dates = getBookingDates(getToday(areaKey, new Date()), closedDates)
    return readCurrentFullWindows(areaKey, jobsPerWindow, dates)
  }
  const tag = getFullWindowsTag(areaKey)
  const key = [tag, env.BUILD_ID, String(jobsPerWindow), ...closedDates]
  return unstable_cache(read, key, { revalidate: REVALIDATE_S, tags: [LOCATION_TAG, tag] })()
}

/** Falls back to the location that scripts/build.ts read. Never throws. */
export async function getLocation(areaKey: AreaKey): Promise<Location> {
  try {
    return await readCachedLocation(areaKey)
  } catch (error) {
    logEvent(
      'location',
      { outcome: 'fallback', area: areaKey, reason: (error as Error).message },
      'error',
    )
    return getPinnedLocation(areaKey)
  }
}

/** Bypasses the cache. If the store does not reply, the limit is unknown. Never throws. */
export async function getCurrentLocation(areaKey: AreaKey): Promise<Location> {
  return readLocation(areaKey, Date.now() + READ_TIMEOUT_MS).catch(async () => {
    const location = await getLocation(areaKey)
    return { ...location, calendar: { ...location.calendar, isLimitUnknown: true } }
  })
}

/** If the store does not reply, only closed windows count as full. Never throws. */
export async function getBookingCalendar(
  areaKey: AreaKey,
  clock: WallClock,
): Promise<BookingCalendar> {
  const { calendar } = await getLocation(areaKey)
  return makeBookingCalendar(areaKey, calendar, clock.date, (jobsPerWindow) =>
    readCachedFullWindows(areaKey, jobsPerWindow, calendar.closedDates),
  )
}

/** Like `getBookingCalendar`, but reads the store first and lists the full windows of `date` only. Never throws. */
export async function getCurrentBookingCalendar(
  areaKey: AreaKey,
  { date, today }: { date: string; today: string },
): Promise<BookingCalendar> {
  const { calendar } = await getCurrentLocation(areaKey)
  return makeBookingCalendar(areaKey, calendar, today, (jobsPerWindow) =>
    readCurrentFullWindows(areaKey, jobsPerWindow, [date]),
  )
}

async function makeBookingCalendar(
  areaKey: AreaKey,
  { closedDates, noticeHours, jobsPerWindow, closedWindows = [] }: Location['calendar'],
  today: string,
  readFull: (jobsPerWindow: number) => Promise<string[]>,
): Promise<BookingCalendar> {
  const fullWindows =
    jobsPerWindow === undefined
      ? []
      : await readFull(jobsPerWindow).catch((error: Error) => {
          const fields = {
            outcome: 'reservations-unavailable',
            area: areaKey,
            reason: error.message,
          }
          logEvent('location', fields, 'error')
          return []
        })
  return {
    closedDates: getNextClosedDates(closedDates, today),
    noticeHours,
    fullWindows: [...closedWindows.filter((start) => start >= today), ...fullWindows],
  }
}

function getNextClosedDates(closedDates: readonly string[], today: string): string[] {
  const last = getBookingDates(today, closedDates).at(-1) ?? today
  const end = addDays(last, CLOSED_DATES_MARGIN)
  return closedDates.filter((date) => date >= today && date <= end).toSorted()
}

export function refreshFullWindows(areaKey: AreaKey): void {
  try {
    revalidateTag(getFullWindowsTag(areaKey), { expire: 0 })
  } catch {
    // A command has no cache. The site reads a day's windows again when it is chosen.
  }
}

/** Revalidates all pages. @throws without any effect if a location cannot be read */
export async function refreshLocations(): Promise<Record<string, Location>> {
  const deadline = Date.now() + REFRESH_TIMEOUT_MS
  const locations = await Promise.all(
    AREA_KEYS.map(async (areaKey) => [areaKey, await readLocation(areaKey, deadline)] as const),
  )
  revalidateTag(LOCATION_TAG, { expire: 0 })
  return Object.fromEntries(locations)
}
