import { addDays, getWeekday } from '@/lib/dates/wall-clock'
import type { WallClock } from '@/lib/dates/schedule'
import { formatClock, formatShortDate, formatTime } from '@/lib/dates/format-dates'
import { ENGLISH, type Translate } from '@/lib/words/translate'

/** HH:MM in 24 hours, by the city's clock. */
interface DailyHours {
  opens: string
  closes: string
}

type Day = DailyHours | null

/** Sunday first, as in `Date`; `null` on a closed day. */
export type OpeningHours = readonly [Day, Day, Day, Day, Day, Day, Day]

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

/** More than any calendar closes at a stretch (CLOSED_DATES_MAX in lib/locations/location.ts). */
const DAYS_AHEAD = 100

/** `day` is `today`, a weekday, or for a later one its ISO date. */
export type PhoneAvailability = { until: string } | { from: string; day: string }

/**
 * `{ until: '18:00' }` while open, else `{ from: '08:00', day: 'Tuesday' }`.
 * @param closedDates ISO dates, such as holidays
 */
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
  throw new Error('These hours never open')
}

/** `Our Toronto office is closed right now. We open Tuesday at 8 am.` */
export function formatPhoneAvailability(
  city: string,
  availability: PhoneAvailability,
  t = ENGLISH,
): string {
  if ('until' in availability)
    return t('Our {city} office is open until {time} today.', {
      city,
      time: formatClock(availability.until, t),
    })
  const { day, from } = availability
  return t('Our {city} office is closed right now. We open {day} at {time}.', {
    city,
    day: formatOpenDay(day, t),
    time: formatClock(from, t),
  })
}

const getOpeningKey = (day: string, from: string) => `${day} ${from}`

/** `{ 'Tuesday 08:00': 'We open Tuesday at 8 am' }`, for a browser, which then needs no formatter. */
export function listOpenings(hours: OpeningHours, t: Translate): Record<string, string> {
  const openings = DAY_NAMES.flatMap((name, weekday) => {
    const from = hours[weekday]?.opens
    if (!from) return []
    const time = formatClock(from, t)
    return ['today', name].map((day) => [
      getOpeningKey(day, from),
      t('We open {day} at {time}', { day: formatOpenDay(day, t), time }),
    ])
  })
  return Object.fromEntries(openings) as Record<string, string>
}

/** The text of the next opening; '' while open, and before a day that is more than a week ahead. */
export function findNextOpening(
  availability: PhoneAvailability,
  openings: Readonly<Record<string, string>>,
): string {
  if ('until' in availability) return ''
  return openings[getOpeningKey(availability.day, availability.from)] ?? ''
}

/** `today`, `Tuesday`, `Mon, Nov 23`. @param day of a `PhoneAvailability` */
export function formatOpenDay(day: string, t: Translate): string {
  if (day === 'today') return t(day)
  const name = DAY_NAMES.find((weekday) => weekday === day)
  return t('{weekday}', { weekday: name ? t(name) : formatShortDate(day, t) })
}

/** Groups consecutive days with equal hours, Monday first, without closed days. */
export function groupDaysByHours(hours: OpeningHours): (DailyHours & { days: Weekday[] })[] {
  const groups: (DailyHours & { days: Weekday[] })[] = []
  let previous = null as Day
  for (const weekday of [1, 2, 3, 4, 5, 6, 0] as const) {
    const day = hours[weekday]
    const isSame = day?.opens === previous?.opens && day?.closes === previous?.closes
    if (day && isSame) groups.at(-1)?.days.push(DAY_NAMES[weekday])
    else if (day) groups.push({ days: [DAY_NAMES[weekday]], ...day })
    previous = day
  }
  return groups
}

/** `Monday to Saturday, 8 am to 6 pm`. */
export function formatOpeningHours(hours: OpeningHours, t = ENGLISH): string {
  return groupDaysByHours(hours)
    .map(({ days, ...times }) => {
      const [first, last = first] = [days[0] ?? 'Sunday', days.at(-1)]
      const opens = formatTime(times.opens, t)
      const closes = formatTime(times.closes, t)
      return first === last
        ? t('{weekday}, {opens} to {closes}', { weekday: t(first), opens, closes })
        : t('{first} to {last}, {opens} to {closes}', {
            ...{ first: t(first), last: t(last) },
            ...{ opens, closes },
          })
    })
    .join('; ')
}
