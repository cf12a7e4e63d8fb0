import { getWeekday } from '@/lib/dates/wall-clock'
import type { WallClock } from '@/lib/dates/schedule'
import { formatTime } from '@/lib/dates/format-dates'

/** When the phones are answered; HH:MM in 24 hours, the city's wall clock. */
interface DailyHours {
  opens: string
  closes: string
}

/** Sunday first, as in `Date`; `null` on a day off. Shifts end before midnight. */
export type OpeningHours = readonly [
  DailyHours | null,
  DailyHours | null,
  DailyHours | null,
  DailyHours | null,
  DailyHours | null,
  DailyHours | null,
  DailyHours | null,
]

const WEEKDAY_HOURS: DailyHours = { opens: '08:00', closes: '18:00' }

/** Monday to Saturday. For the owner to confirm, city by city (decision 14). */
export const DEFAULT_OPENING_HOURS: OpeningHours = [
  null,
  WEEKDAY_HOURS,
  WEEKDAY_HOURS,
  WEEKDAY_HOURS,
  WEEKDAY_HOURS,
  WEEKDAY_HOURS,
  WEEKDAY_HOURS,
]

const DAY_NAMES = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const
type Weekday = (typeof DAY_NAMES)[number]

/** When somebody is on the phones: until when today, or from when on which day. */
export type PhoneAvailability = { until: string } | { from: string; day: string }

/**
 * Whether the phones are answered now, else when next: `{ from: '08:00', day: 'tomorrow' }`.
 * @throws Error for hours that never open
 */
export function getPhoneAvailability(
  hours: OpeningHours,
  { date, time }: WallClock,
): PhoneAvailability {
  const weekday = getWeekday(date)
  const today = hours[weekday]
  if (today && today.opens <= time && time < today.closes) return { until: today.closes }
  for (let days = today && time < today.opens ? 0 : 1; days <= DAY_NAMES.length; days++) {
    const index = (weekday + days) % DAY_NAMES.length
    const dailyHours = hours[index]
    if (dailyHours) return { from: dailyHours.opens, day: formatRelativeDay(days, index) }
  }
  throw new Error('These hours never open')
}

function formatRelativeDay(days: number, weekday: number): string {
  return ['today', 'tomorrow'][days] ?? `on ${DAY_NAMES[weekday]}`
}

/** The days of a week, read from Monday, that follow one another with the same hours; days off left out. */
export function groupDaysByHours(hours: OpeningHours): (DailyHours & { days: Weekday[] })[] {
  const week = [1, 2, 3, 4, 5, 6, 0].map((weekday) => ({
    day: DAY_NAMES[weekday] ?? 'Sunday',
    shift: hours[weekday] ?? null,
  }))
  const groups: { days: Weekday[]; shift: DailyHours | null }[] = []
  for (const { day, shift: dailyHours } of week) {
    const group = groups.at(-1)
    if (
      group &&
      group.shift?.opens === dailyHours?.opens &&
      group.shift?.closes === dailyHours?.closes
    ) {
      group.days.push(day)
    } else groups.push({ days: [day], shift: dailyHours })
  }
  return groups.flatMap(({ days, shift: dailyHours }) =>
    dailyHours ? { days, ...dailyHours } : [],
  )
}

/** `Monday to Saturday, 8 am to 6 pm`; days with the same hours that follow one another are joined. */
export function formatOpeningHours(hours: OpeningHours): string {
  return groupDaysByHours(hours)
    .map(({ days, opens, closes }) => {
      const [first, last] = [days[0], days.at(-1)]
      const which = first === last ? first : `${first} to ${last}`
      return `${which}, ${formatTime(opens)} to ${formatTime(closes)}`
    })
    .join('; ')
}
