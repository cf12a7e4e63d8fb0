import { formatClock, formatShortDate, formatTime } from '@/lib/dates/format-dates'
import { ENGLISH, type Translate } from '@/lib/words/translate'
import {
  DAY_NAMES,
  getOpeningKey,
  type DailyHours,
  type Day,
  type OpeningHours,
  type PhoneAvailability,
  type Weekday,
} from './phone-availability'

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

/** `{ 'Tuesday 08:00': 'We open Tuesday at 8 am' }`, so that the browser needs no formatter. */
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

/** `today`, `Tuesday`, `Mon, Nov 23`. @param day of a `PhoneAvailability` */
export function formatOpenDay(day: string, t: Translate): string {
  if (day === 'today') return t(day)
  const name = DAY_NAMES.find((weekday) => weekday === day)
  if (name) return t('{weekday}', { weekday: t(name) })
  return t('{date}', { date: formatShortDate(day, t) })
}

/** Groups consecutive days with equal hours. Starts on Monday and leaves out closed days. */
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
