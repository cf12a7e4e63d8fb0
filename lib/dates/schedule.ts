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

export function parseTimeSlot(slot: string): ArrivalWindow | undefined {
  return ARRIVAL_WINDOWS.find((window) => formatTimeSlot(window) === slot)
}

/** ISO dates from today on, without Sundays (docs/requirements.md, decision 6). */
export function getBookingDates(today: string): string[] {
  const dates: string[] = []
  const day = new Date(`${today}T00:00:00Z`)
  while (dates.length < BOOKING_DATE_COUNT) {
    if (day.getUTCDay() !== SUNDAY) dates.push(day.toISOString().slice(0, 10))
    day.setUTCDate(day.getUTCDate() + 1)
  }
  return dates
}

/** Windows that have not begun; none on a date outside the booking dates. */
export function getAvailableWindows(date: string, clock: WallClock): readonly ArrivalWindow[] {
  if (!getBookingDates(clock.date).includes(date)) return []
  return date === clock.date
    ? ARRIVAL_WINDOWS.filter(({ start }) => start > clock.time)
    : ARRIVAL_WINDOWS
}
