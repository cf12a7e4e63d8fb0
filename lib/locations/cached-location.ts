import 'server-only'
import { revalidateTag, unstable_cache } from 'next/cache'
import { getLocationCities } from '@/lib/cities/location-cities'
import { LOCATION_IDS, type LocationId } from '@/lib/cities/locations'
import { getBookingDates, type BookingCalendar, type WallClock } from '@/lib/dates/schedule'
import { addDays, getWallClock } from '@/lib/dates/wall-clock'
import { env } from '@/lib/env'
import { logEvent } from '@/lib/log'
import { getStore } from '@/lib/store'
import { readLocation, type Location } from './location'
import { getPinnedLocation } from './pinned-location'
import { readFullWindows } from './pickup-slots'

const READ_TIMEOUT_MS = 800
/** Without an answer no window is full. */
const SLOTS_TIMEOUT_MS = 1_500
const REVALIDATE_S = 3_600
const REFRESH_TIMEOUT_MS = 5_000
const LOCATION_TAG = 'location'
const getFullWindowsTag = (id: LocationId) => `full-windows/${id}`
/** A page may be served this long after it was made. */
const CLOSED_DATES_MARGIN = 8

// Keyed by build: a cache kept between builds would hide a store outage.
// Next serves the last value if a refresh fails.
const readCachedLocation = unstable_cache(
  (id: LocationId) => readLocation(id, Date.now() + READ_TIMEOUT_MS),
  [LOCATION_TAG, env.BUILD_ID],
  { revalidate: REVALIDATE_S, tags: [LOCATION_TAG] },
)

async function readCurrentFullWindows(
  locationId: LocationId,
  jobsPerWindow: number,
  dates: readonly string[],
): Promise<string[]> {
  const deadline = Date.now() + SLOTS_TIMEOUT_MS
  return readFullWindows(await getStore(), { locationId, jobsPerWindow }, dates, deadline)
}

/** Apart from the location: a full window refreshes the booking pages only. */
function readCachedFullWindows(
  locationId: LocationId,
  jobsPerWindow: number,
  closedDates: readonly string[],
): Promise<string[]> {
  const read = () => {
    const dates = getLocationBookingDates(locationId, closedDates)
    return readCurrentFullWindows(locationId, jobsPerWindow, dates)
  }
  const tag = getFullWindowsTag(locationId)
  const key = [tag, env.BUILD_ID, String(jobsPerWindow), ...closedDates]
  return unstable_cache(read, key, { revalidate: REVALIDATE_S, tags: [LOCATION_TAG, tag] })()
}

/** Never throws; falls back to the location that scripts/build.ts read. */
export async function getLocation(id: LocationId): Promise<Location> {
  try {
    return await readCachedLocation(id)
  } catch (error) {
    logEvent('location', { outcome: 'fallback', id, reason: (error as Error).message }, 'error')
    return getPinnedLocation(id)
  }
}

/** Reads past the cache. If the store does not answer, the limit is unknown. Never throws. */
export async function getCurrentLocation(id: LocationId): Promise<Location> {
  return readLocation(id, Date.now() + READ_TIMEOUT_MS).catch(async () => {
    const location = await getLocation(id)
    return { ...location, calendar: { ...location.calendar, isLimitUnknown: true } }
  })
}

/** What a booking page needs; never throws. Without an answer no window is full. */
export async function getBookingCalendar(
  id: LocationId,
  clock: WallClock,
): Promise<BookingCalendar> {
  const { calendar } = await getLocation(id)
  return makeBookingCalendar(id, calendar, clock.date, (jobsPerWindow) =>
    readCachedFullWindows(id, jobsPerWindow, calendar.closedDates),
  )
}

/** The same, not from the cache, with the full windows of one day alone; never throws. */
export async function getCurrentBookingCalendar(
  id: LocationId,
  { date, today }: { date: string; today: string },
): Promise<BookingCalendar> {
  const { calendar } = await getCurrentLocation(id)
  return makeBookingCalendar(id, calendar, today, (jobsPerWindow) =>
    readCurrentFullWindows(id, jobsPerWindow, [date]),
  )
}

async function makeBookingCalendar(
  id: LocationId,
  { closedDates, noticeHours, jobsPerWindow }: Location['calendar'],
  today: string,
  readFull: (jobsPerWindow: number) => Promise<string[]>,
): Promise<BookingCalendar> {
  const fullWindows =
    jobsPerWindow === undefined
      ? []
      : await readFull(jobsPerWindow).catch((error: Error) => {
          const fields = { outcome: 'slots-unavailable', id, reason: error.message }
          logEvent('location', fields, 'error')
          return []
        })
  return {
    closedDates: getNextClosedDates(closedDates, today),
    noticeHours,
    fullWindows,
  }
}

function getNextClosedDates(closedDates: readonly string[], today: string): string[] {
  const last = getBookingDates(today, closedDates).at(-1) ?? today
  const end = addDays(last, CLOSED_DATES_MARGIN)
  return closedDates.filter((date) => date >= today && date <= end).toSorted()
}

/** Of all its cities, which may have different time zones. */
function getLocationBookingDates(id: LocationId, closedDates: readonly string[]): string[] {
  const zones = getLocationCities(id).map(({ timeZone }) => timeZone)
  const now = new Date()
  const dates = zones.flatMap((zone) => getBookingDates(getWallClock(now, zone).date, closedDates))
  return [...new Set(dates)]
}

export function refreshFullWindows(id: LocationId): void {
  try {
    revalidateTag(getFullWindowsTag(id), { expire: 0 })
  } catch {
    // A command has no cache; the site asks for the windows of a day when it is chosen.
  }
}

/** Revalidates all pages of a location. @throws without effect if any location cannot be read */
export async function refreshLocations(): Promise<Record<string, Location>> {
  const deadline = Date.now() + REFRESH_TIMEOUT_MS
  const locations = await Promise.all(
    LOCATION_IDS.map(async (id) => [id, await readLocation(id, deadline)] as const),
  )
  revalidateTag(LOCATION_TAG, { expire: 0 })
  return Object.fromEntries(locations)
}
