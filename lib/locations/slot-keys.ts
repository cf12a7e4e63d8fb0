import type { LocationId } from '@/lib/cities/locations'
import { parseTimeSlot, type ArrivalWindow } from '@/lib/dates/schedule'
import type { LocationCalendar } from './location-record'

/** One arrival window of a location with a limit of jobs. */
export interface LimitedWindow {
  locationId: LocationId
  /** ISO date. */
  date: string
  window: ArrivalWindow
  jobsPerWindow: number
}

/** The pattern of slot keys: they sort by date. */
export const SLOT_KEY = /^\d{4}-\d{2}-\d{2}-\d{4}-[a-z-]+-\d{2}$/

/** Two digits as in `limits`. */
export function createSlotKeys({
  locationId,
  date,
  window,
  jobsPerWindow,
}: LimitedWindow): string[] {
  const start = window.start.replace(':', '')
  return Array.from({ length: jobsPerWindow }, (_, n) => {
    return `${date}-${start}-${locationId}-${String(n).padStart(2, '0')}`
  })
}

/** A day after the date, slots are useless in every time zone. */
export function isSlotExpired(slotKey: string, now: number): boolean {
  return Date.parse(slotKey.slice(0, 10)) + 2 * 86_400_000 <= now
}

/** Undefined for a location without a limit. */
export function getLimitedWindow(
  locationId: LocationId,
  { jobsPerWindow }: LocationCalendar,
  { selectedDate: date, timeSlot }: { selectedDate: string; timeSlot: string },
): LimitedWindow | undefined {
  const window = parseTimeSlot(timeSlot)
  return window && jobsPerWindow !== undefined
    ? { locationId, date, window, jobsPerWindow }
    : undefined
}
