import { formatShortDate, formatTime } from '@/lib/dates/format-dates'
import { ARRIVAL_WINDOWS } from '@/lib/dates/schedule'
import { isIsoDate } from '@/lib/dates/wall-clock'
import { CANCELLED, WITHDRAWN, type RequestChange } from './request-change'
import { formatPickupWindow, isTime } from './request-rows'

/** For the office, in a word or two. */
export function nameChange({ to }: RequestChange): string {
  if (to === WITHDRAWN) return 'Quote request withdrawn'
  return to === CANCELLED ? 'Cancelled by the customer' : 'Moved'
}

/** For the office: `Moved: was Wed, Nov 25, 9 to 11 am; now Thu, Nov 26, 11 am to 1 pm`. */
export function describeChange(change: RequestChange): string {
  const [was, now] = [formatPickupTime(change.from), formatPickupTime(change.to)]
  const times = [was && `was ${was}`, now && `now ${now}`].filter(Boolean).join('; ')
  return [nameChange(change), times].filter(Boolean).join(': ')
}

/** `2026-11-25 09:00` to `Wed, Nov 25, 9 to 11 am`; '' for other text. */
export function formatPickupTime(
  windowStart = '',
  formatDate: (date: string) => string = formatShortDate,
): string {
  const [date = '', start = ''] = windowStart.split(' ')
  if (!isIsoDate(date) || !isTime(start)) return ''
  const window = ARRIVAL_WINDOWS.find((one) => one.start === start)
  const time = window ? formatPickupWindow(start, window.end) : formatTime(start)
  return `${formatDate(date)}, ${time}`
}
