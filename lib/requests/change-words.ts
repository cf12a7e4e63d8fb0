import { formatArrivalWindow, formatShortDate, formatTime } from '@/lib/dates/format-dates'
import { ARRIVAL_WINDOWS } from '@/lib/dates/schedule'
import { isIsoDate, isTime } from '@/lib/dates/wall-clock'
import { ENGLISH } from '@/lib/words/translate'
import { CANCELLED, DISMISSED, isClosing, REPLACED, type RequestChange } from './change'

export function nameChange({ to, from, by, name, reference, confirmed }: RequestChange): string {
  if (to === REPLACED) return reference ? `Replaced by ${reference}` : 'Replaced'
  const sender = by === 'office' ? ` by ${name ?? 'the office'}` : ''
  if (to === DISMISSED) return `Dismissed as spam${sender}`
  if (isClosing({ to: from })) return `${from === DISMISSED ? 'Released' : 'Reopened'}${sender}`
  if (confirmed === true) return `Confirmed${sender}`
  if (confirmed === false) return `Not confirmed anymore${sender}`
  if (to !== CANCELLED) return `Moved${sender}`
  return from === ''
    ? `Quote request cancelled${sender}`
    : `Cancelled${sender || ' by the customer'}`
}

/** For the office: `Moved: was Wed, Nov 25, 9 to 11 am; now Thu, Nov 26, 11 am to 1 pm`. */
export function describeChange(change: RequestChange): string {
  const [was, now] = [formatChangedTime(change.from), formatChangedTime(change.to)]
  const times =
    was === now ? now : [was && `was ${was}`, now && `now ${now}`].filter(Boolean).join('; ')
  return [nameChange(change), times].filter(Boolean).join(': ')
}

/** `2026-11-25 09:00` to `Wed, Nov 25, 9 to 11 am`; a day alone to `Wed, Nov 25`; '' for other text. */
export function formatChangedTime(
  windowStart = '',
  formatDate = formatShortDate,
  t = ENGLISH,
): string {
  const [date = '', start = ''] = windowStart.split(' ')
  if (!isIsoDate(date)) return ''
  if (!isTime(start)) return formatDate(date, t)
  const window = ARRIVAL_WINDOWS.find((one) => one.start === start)
  return `${formatDate(date, t)}, ${window ? formatArrivalWindow(window, t) : formatTime(start, t)}`
}
