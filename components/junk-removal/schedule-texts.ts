import { formatNotice, formatShortDate } from '@/lib/dates/format-dates'
import type { Calendar } from '@/lib/dates/schedule'
import type { ScheduleTexts } from './schedule-fields'

/** Not in the browser's scripts. */
export function createScheduleTexts({ closedDates, noticeHours }: Calendar): ScheduleTexts {
  const closed = closedDates.map(formatShortDate).join('; ')
  return {
    dateHint: `One of the next eight days, not counting Sundays.${closed && ` Closed: ${closed}.`}`,
    otherDate:
      noticeHours > 0
        ? `We need ${formatNotice(noticeHours)} notice. Need another date?`
        : 'Need a later date?',
  }
}
