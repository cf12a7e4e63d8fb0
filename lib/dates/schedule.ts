/** When a pickup can be booked (specification, section 9). Pure: the caller reads the city's clock. */

/** What the wall clock of a city shows: ISO date and HH:MM in 24 hours (lib/clock.ts). */
export interface WallClock {
  date: string
  time: string
}

/** An arrival window of two hours, HH:MM in 24 hours. */
export interface ArrivalWindow {
  start: string
  end: string
}

export const ARRIVAL_WINDOWS: readonly ArrivalWindow[] = [
  { start: '09:00', end: '11:00' },
  { start: '11:00', end: '13:00' },
  { start: '13:00', end: '15:00' },
  { start: '15:00', end: '17:00' },
]

const BOOKING_DATE_COUNT = 8
const SUNDAY = 0

/** How a form and an address name a window: `09:00-11:00`. */
export function formatTimeSlot({ start, end }: ArrivalWindow): string {
  return `${start}-${end}`
}

export function parseTimeSlot(slot: string): ArrivalWindow | undefined {
  return ARRIVAL_WINDOWS.find((window) => formatTimeSlot(window) === slot)
}

/**
 * Eight dates from today on, Sundays skipped.
 * @param today ISO date in the city; days are counted on the calendar, so no clock change matters
 */
export function getBookingDates(today: string): string[] {
  const dates: string[] = []
  const day = new Date(`${today}T00:00:00Z`)
  while (dates.length < BOOKING_DATE_COUNT) {
    if (day.getUTCDay() !== SUNDAY) dates.push(day.toISOString().slice(0, 10))
    day.setUTCDate(day.getUTCDate() + 1)
  }
  return dates
}

/** The windows of a date that have not begun; none for a date that cannot be booked. */
export function getAvailableWindows(date: string, clock: WallClock): readonly ArrivalWindow[] {
  if (!getBookingDates(clock.date).includes(date)) return []
  return date === clock.date
    ? ARRIVAL_WINDOWS.filter(({ start }) => start > clock.time)
    : ARRIVAL_WINDOWS
}
