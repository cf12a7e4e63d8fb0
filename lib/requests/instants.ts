import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/dates/durations'
import { formatShortDate, formatTime } from '@/lib/dates/format-dates'
import type { WallClock } from '@/lib/dates/schedule'
import { getWallClock, isIsoDate, isTime } from '@/lib/dates/wall-clock'
import { ENGLISH } from '@/lib/words/translate'
import { readText } from './read-record'
import type { Request } from './request'

/** `2026-11-20T19:05:00Z` to `Fri, Nov 20, 2:05 pm ET`; '' for other text. */
export function formatInstant(instant: string, timeZone = 'UTC'): string {
  const time = new Date(instant)
  if (!/^\d{4}-\d{2}-\d{2}T/.test(instant) || Number.isNaN(time.getTime())) return ''
  return formatWallClock(getWallClock(time, timeZone), timeZone, time)
}

function formatWallClock({ date, time }: WallClock, timeZone = '', at = toNoon(date)): string {
  const zone = timeZone && formatZone(timeZone, at)
  return [`${formatShortDate(date)}, ${formatTime(time)}`, zone].filter(Boolean).join(' ')
}

/** For the name of a zone on that day. */
export function toNoon(date: string): Date {
  return new Date(`${date}T12:00:00Z`)
}

/**
 * `America/Toronto` to `ET`, or `heure de l’Est`, in summer and winter. Of a time at which the zone was without summer time the
 * name would be `MST`.
 */
export function formatZone(timeZone: string, at: Date, { language, locale } = ENGLISH): string {
  const timeZoneName = language === 'en' ? 'shortGeneric' : 'longGeneric'
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
  const zone = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  // As it is said in Florida.
  return zone.replace(' (Canada)', '').replace('hora oriental', 'hora del Este')
}

/** `Fri, Nov 20, 2:05 pm ET`; '' if unknown. A lead has its own date and time; the date of a job is the pickup's. */
export function formatSentAt({ quote, city, record, details }: Request): string {
  const [date, time] = [readText(record, 'date'), readText(record, 'time')]
  if (quote && isIsoDate(date) && isTime(time))
    return formatWallClock({ date, time }, city?.timeZone)
  return formatInstant(readText(details, 'at'), city?.timeZone)
}

/** `3 hours` */
export function formatWait(ms: number): string {
  const [unit, count] =
    ms < HOUR_MS
      ? (['minute', ms / MINUTE_MS] as const)
      : ms < 2 * DAY_MS
        ? (['hour', ms / HOUR_MS] as const)
        : (['day', ms / DAY_MS] as const)
  const format = new Intl.NumberFormat('en-CA', { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(Math.floor(count))
}
