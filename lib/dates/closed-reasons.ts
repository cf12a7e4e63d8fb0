import {
  ARRIVAL_WINDOWS,
  formatWindowStart,
  getMinutesUntil,
  type ArrivalWindow,
  type BookingCalendar,
  type WallClock,
} from './schedule'

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

/** Undefined when a window is open. */
export function findDayReason(
  date: string,
  clock: WallClock,
  calendar: BookingCalendar,
): ClosedReason | undefined {
  const reasons = ARRIVAL_WINDOWS.map((window) => findWindowReason(date, window, clock, calendar))
  if (reasons.includes(undefined)) return undefined
  return (['full', 'tooSoon'] as const).find((reason) => reasons.includes(reason)) ?? reasons[0]
}
