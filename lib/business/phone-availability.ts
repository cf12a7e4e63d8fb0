import type { WallClock } from '@/lib/dates/schedule'
import { addDays, getWeekday } from '@/lib/dates/wall-clock'

/** HH:MM in 24 hours, by the city's clock. */
export interface DailyHours {
  opens: string
  closes: string
}

export type Day = DailyHours | null

/** Sunday first, as in `Date`; `null` on a closed day. */
export type OpeningHours = readonly [Day, Day, Day, Day, Day, Day, Day]

export const DAY_NAMES = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const
export type Weekday = (typeof DAY_NAMES)[number]

/** Longer than any closure: a calendar has at most 90 closed dates (lib/locations/location.ts). */
const DAYS_AHEAD = 100

/** `day` is `today`, a weekday of the next seven days, or an ISO date after that. */
export type PhoneAvailability = { until: string } | { from: string; day: string }

/** `{ until: '18:00' }` while open, else `{ from: '08:00', day: 'Tuesday' }`. @param closedDates ISO dates */
export function getPhoneAvailability(
  hours: OpeningHours,
  { date, time }: WallClock,
  closedDates: readonly string[] = [],
): PhoneAvailability {
  const getDay = (day: string) => (closedDates.includes(day) ? null : hours[getWeekday(day)])
  const today = getDay(date)
  if (today && time < today.opens) return { from: today.opens, day: 'today' }
  if (today && time < today.closes) return { until: today.closes }
  for (let days = 1; days <= DAYS_AHEAD; days++) {
    const day = addDays(date, days)
    const from = getDay(day)?.opens
    if (from) return { from, day: days <= 7 ? (DAY_NAMES[getWeekday(day)] ?? '') : day }
  }
  throw new Error(`No opening within ${DAYS_AHEAD} days`)
}

export const getOpeningKey = (day: string, from: string) => `${day} ${from}`

/** The text of the next opening; '' while open, or if it is more than a week ahead. */
export function findNextOpening(
  availability: PhoneAvailability,
  openings: Readonly<Record<string, string>>,
): string {
  if ('until' in availability) return ''
  return openings[getOpeningKey(availability.day, availability.from)] ?? ''
}
