import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/dates/durations'
import { formatShortDate, formatTime, formatZone, toNoon } from '@/lib/dates/format-dates'
import type { WallClock } from '@/lib/dates/schedule'
import { getWallClock, isIsoDate, isTime } from '@/lib/dates/wall-clock'
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

/** `Fri, Nov 20, 2:05 pm ET`; '' if unknown. A job's `date` is the pickup's, so its details say it. */
export function formatSentAt({ quote, city, record, details }: Request): string {
  const [date, time] = [readText(record, 'date'), readText(record, 'time')]
  if (quote && isIsoDate(date) && isTime(time))
    return formatWallClock({ date, time }, city?.timeZone)
  return formatInstant(readText(details, 'at'), city?.timeZone)
}

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
