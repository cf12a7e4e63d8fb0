import { formatShortDate, formatTime } from '@/lib/dates/format-dates'
import type { WallClock } from '@/lib/dates/schedule'
import { getWallClock, isIsoDate, isTime } from '@/lib/dates/wall-clock'
import { readText } from './read-record'
import type { Request } from './request'

/** `2026-11-20T19:05:00Z` to `Fri, Nov 20, 2:05 pm ET`; '' for other text. */
export function formatInstant(instant: string, timeZone = 'UTC'): string {
  const time = new Date(instant)
  if (!/^\d{4}-\d{2}-\d{2}T/.test(instant) || Number.isNaN(time.getTime())) return ''
  return formatWallClock(getWallClock(time, timeZone), timeZone)
}

function formatWallClock({ date, time }: WallClock, timeZone?: string): string {
  const zone = timeZone && formatZone(timeZone)
  return [`${formatShortDate(date)}, ${formatTime(time)}`, zone].filter(Boolean).join(' ')
}

/** `America/Toronto` to `ET`, in summer and winter. */
export function formatZone(timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortGeneric' })
  const zone = format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return zone.replace(' (Canada)', '')
}

/** `Fri, Nov 20, 2:05 pm ET`; '' if unknown. A lead has its own date and time; the date of a job is the pickup's. */
export function formatSentAt({ quote, city, record, details }: Request): string {
  const [date, time] = [readText(record, 'date'), readText(record, 'time')]
  if (quote && isIsoDate(date) && isTime(time))
    return formatWallClock({ date, time }, city?.timeZone)
  return formatInstant(readText(details, 'at'), city?.timeZone)
}
