import { isIsoDate } from '@/lib/dates/wall-clock'
import { isTime } from './change'
import { formatInstant, formatWallClock } from './instants'
import { readText } from './read-record'
import type { Request } from './request'

/** `Fri, Nov 20, 2:05 pm ET`; '' if unknown. A lead has its own date and time; the date of a job is the pickup's. */
export function formatSentAt({ quote, city, record, details }: Request): string {
  const [date, time] = [readText(record, 'date'), readText(record, 'time')]
  if (quote && isIsoDate(date) && isTime(time))
    return formatWallClock({ date, time }, city?.timeZone)
  return formatInstant(readText(details, 'at'), city?.timeZone)
}
