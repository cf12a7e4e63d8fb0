import { MINUTE_MS } from './durations'

/** Local time of a city: ISO date and HH:MM in 24 hours. */
export interface WallClock {
  date: string
  time: string
}

/** HH:MM in 24 hours. */
export interface ArrivalWindow {
  start: string
  end: string
}

export interface Calendar {
  closedDates: readonly string[]
  /** We offer a window until this many hours before it begins. */
  noticeHours: number
}

export interface BookingCalendar extends Calendar {
  /** Starts of the windows that nobody can book (full or closed), as `formatWindowStart` writes them. */
  fullWindows: readonly string[]
}

/** docs/requirements.md, decision 6. */
export const DEFAULT_CALENDAR: Calendar = { closedDates: [], noticeHours: 0 }

/** docs/requirements.md, section 9. */
export const ARRIVAL_WINDOWS: readonly ArrivalWindow[] = [
  { start: '09:00', end: '11:00' },
  { start: '11:00', end: '13:00' },
  { start: '13:00', end: '15:00' },
  { start: '15:00', end: '17:00' },
]

const BOOKING_DATE_COUNT = 8
const SUNDAY = 0

/** The value in forms and URLs: `09:00-11:00`. */
export function formatTimeSlot({ start, end }: ArrivalWindow): string {
  return `${start}-${end}`
}

export function parseTimeSlot(text: string): ArrivalWindow | undefined {
  return ARRIVAL_WINDOWS.find((window) => formatTimeSlot(window) === text)
}

/** `2026-11-23 09:00`: sorts by time. */
export function formatWindowStart(date: string, { start }: ArrivalWindow): string {
  return `${date} ${start}`
}

/** ISO dates from today on, without Sundays and closed dates (docs/requirements.md, decision 6). */
export function getBookingDates(today: string, closedDates: readonly string[] = []): string[] {
  const dates: string[] = []
  const day = new Date(`${today}T00:00:00Z`)
  while (dates.length < BOOKING_DATE_COUNT) {
    const date = day.toISOString().slice(0, 10)
    if (day.getUTCDay() !== SUNDAY && !closedDates.includes(date)) dates.push(date)
    day.setUTCDate(day.getUTCDate() + 1)
  }
  return dates
}

/** Windows that begin after the lead time; none when `date` is not a booking date. */
export function getAvailableWindows(
  date: string,
  clock: WallClock,
  { closedDates, noticeHours }: Calendar = DEFAULT_CALENDAR,
): readonly ArrivalWindow[] {
  if (!getBookingDates(clock.date, closedDates).includes(date)) return []
  const notice = Math.max(noticeHours * 60, 1)
  return ARRIVAL_WINDOWS.filter((window) => getMinutesUntil(date, window, clock) >= notice)
}

/** Counts by the city's clock and ignores a clock change in between. */
export function getMinutesUntil(date: string, { start }: ArrivalWindow, clock: WallClock): number {
  const getMinutes = (day: string, time: string) => Date.parse(`${day}T${time}Z`) / MINUTE_MS
  return getMinutes(date, start) - getMinutes(clock.date, clock.time)
}

export type ClosedReason = 'closed' | 'begun' | 'tooSoon' | 'full'

/** @param clock the city's; without it the only reason found is `full` */
export function findWindowReason(
  date: string,
  window: ArrivalWindow,
  clock: WallClock | undefined,
  { closedDates, noticeHours, fullWindows }: BookingCalendar,
): ClosedReason | undefined {
  if (clock) {
    if (closedDates.includes(date)) return 'closed'
    const minutes = getMinutesUntil(date, window, clock)
    if (minutes < 1) return 'begun'
    if (minutes < noticeHours * 60) return 'tooSoon'
  }
  return fullWindows.includes(formatWindowStart(date, window)) ? 'full' : undefined
}

export function findDayReason(
  date: string,
  clock: WallClock,
  calendar: BookingCalendar,
): ClosedReason | undefined {
  const reasons = ARRIVAL_WINDOWS.map((window) => findWindowReason(date, window, clock, calendar))
  if (reasons.includes(undefined)) return undefined
  return (['full', 'tooSoon'] as const).find((reason) => reasons.includes(reason)) ?? reasons[0]
}
