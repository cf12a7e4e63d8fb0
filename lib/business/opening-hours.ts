import { getWeekday } from '@/lib/dates/wall-clock'
import type { WallClock } from '@/lib/dates/schedule'
import { formatTime } from '@/lib/dates/format-dates'

/** HH:MM in 24 hours, by the city's clock. */
interface DailyHours {
  opens: string
  closes: string
}

/** Sunday first, as in `Date`; `null` on a closed day. */
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

/** The owner confirms these for each city (docs/requirements.md, decision 14). */
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

export type PhoneAvailability = { until: string } | { from: string; day: string }

/** `{ until: '18:00' }` while open, else `{ from: '08:00', day: 'tomorrow' }`. */
export function getPhoneAvailability(
  hours: OpeningHours,
  { date, time }: WallClock,
): PhoneAvailability {
  const today = hours[getWeekday(date)]
  if (today && isWithin(today, time)) return { until: today.closes }
  const { opens, days, weekday } = findNextOpening(hours, { date, time })
  return { from: opens, day: formatRelativeDay(days, weekday) }
}

/** The end of `It’s 2:05 pm in Toronto`: `, and we’re on the phones until 6 pm.` */
export function formatPhoneAvailability(hours: OpeningHours, clock: WallClock): string {
  const availability = getPhoneAvailability(hours, clock)
  return 'until' in availability
    ? `, and we’re on the phones until ${formatTime(availability.until)}.`
    : `. We’re back on the phones at ${formatTime(availability.from)} ${availability.day}.`
}

function isWithin({ opens, closes }: DailyHours, time: string): boolean {
  return opens <= time && time < closes
}

/** While closed. `days` counts from today. */
function findNextOpening(hours: OpeningHours, { date, time }: WallClock) {
  const start = getWeekday(date)
  const today = hours[start]
  for (let days = today && time < today.opens ? 0 : 1; days <= DAY_NAMES.length; days++) {
    const weekday = (start + days) % DAY_NAMES.length
    const dailyHours = hours[weekday]
    if (dailyHours) return { opens: dailyHours.opens, days, weekday }
  }
  throw new Error('These hours never open')
}

function formatRelativeDay(days: number, weekday: number): string {
  return ['today', 'tomorrow'][days] ?? `on ${DAY_NAMES[weekday]}`
}

/** Groups consecutive days with equal hours, Monday first, without closed days. */
export function groupDaysByHours(hours: OpeningHours): (DailyHours & { days: Weekday[] })[] {
  const week = [1, 2, 3, 4, 5, 6, 0].map((weekday) => ({
    day: DAY_NAMES[weekday] ?? 'Sunday',
    dailyHours: hours[weekday] ?? null,
  }))
  const groups: { days: Weekday[]; dailyHours: DailyHours | null }[] = []
  for (const { day, dailyHours } of week) {
    const group = groups.at(-1)
    if (
      group &&
      group.dailyHours?.opens === dailyHours?.opens &&
      group.dailyHours?.closes === dailyHours?.closes
    ) {
      group.days.push(day)
    } else groups.push({ days: [day], dailyHours })
  }
  return groups.flatMap(({ days, dailyHours }) => (dailyHours ? { days, ...dailyHours } : []))
}

/** `Monday to Saturday, 8 am to 6 pm`. */
export function formatOpeningHours(hours: OpeningHours): string {
  return groupDaysByHours(hours)
    .map(({ days, opens, closes }) => {
      const [first, last] = [days[0], days.at(-1)]
      const dayRange = first === last ? first : `${first} to ${last}`
      return `${dayRange}, ${formatTime(opens)} to ${formatTime(closes)}`
    })
    .join('; ')
}
