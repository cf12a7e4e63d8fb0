import { isoWeekday } from '@/lib/dates/clock'
import type { WallClock } from '@/lib/dates/schedule'
import { timeInWords } from '@/lib/dates/words'

/** When the phones are answered; HH:MM in 24 hours, the city's wall clock. */
interface Shift {
  opens: string
  closes: string
}

/** Sunday first, as in `Date`; `null` on a day off. Shifts end before midnight. */
export type OpeningHours = readonly [
  Shift | null,
  Shift | null,
  Shift | null,
  Shift | null,
  Shift | null,
  Shift | null,
  Shift | null,
]

const WEEKDAY: Shift = { opens: '08:00', closes: '18:00' }

/** Monday to Saturday. For the owner to confirm, city by city (decision 14). */
export const USUAL_HOURS: OpeningHours = [
  null,
  WEEKDAY,
  WEEKDAY,
  WEEKDAY,
  WEEKDAY,
  WEEKDAY,
  WEEKDAY,
]

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
type Weekday = (typeof DAYS)[number]

/** When somebody is on the phones: until when today, or from when on which day. */
export type OnThePhones = { until: string } | { from: string; day: string }

/**
 * Whether the phones are answered now, else when next: `{ from: '08:00', day: 'tomorrow' }`.
 * @throws Error for hours that never open
 */
export function onThePhones(hours: OpeningHours, { date, time }: WallClock): OnThePhones {
  const weekday = isoWeekday(date)
  const today = hours[weekday]
  if (today && today.opens <= time && time < today.closes) return { until: today.closes }
  for (let days = today && time < today.opens ? 0 : 1; days <= DAYS.length; days++) {
    const index = (weekday + days) % DAYS.length
    const shift = hours[index]
    if (shift) return { from: shift.opens, day: dayAhead(days, index) }
  }
  throw new Error('These hours never open')
}

function dayAhead(days: number, weekday: number): string {
  return ['today', 'tomorrow'][days] ?? `on ${DAYS[weekday]}`
}

/** The days of a week, read from Monday, that follow one another with the same hours; days off left out. */
export function daysByShift(hours: OpeningHours): (Shift & { days: Weekday[] })[] {
  const week = [1, 2, 3, 4, 5, 6, 0].map((weekday) => ({
    day: DAYS[weekday] ?? 'Sunday',
    shift: hours[weekday] ?? null,
  }))
  const runs: { days: Weekday[]; shift: Shift | null }[] = []
  for (const { day, shift } of week) {
    const run = runs.at(-1)
    if (run && run.shift?.opens === shift?.opens && run.shift?.closes === shift?.closes) {
      run.days.push(day)
    } else runs.push({ days: [day], shift })
  }
  return runs.flatMap(({ days, shift }) => (shift ? { days, ...shift } : []))
}

/** `Monday to Saturday, 8 am to 6 pm`; days with the same hours that follow one another are joined. */
export function hoursInWords(hours: OpeningHours): string {
  return daysByShift(hours)
    .map(({ days, opens, closes }) => {
      const [first, last] = [days[0], days.at(-1)]
      const which = first === last ? first : `${first} to ${last}`
      return `${which}, ${timeInWords(opens)} to ${timeInWords(closes)}`
    })
    .join('; ')
}
