import { formatArrivalWindow, formatShortDate, formatTime } from '@/lib/dates/format-dates'
import { ARRIVAL_WINDOWS } from '@/lib/dates/schedule'
import { isIsoDate } from '@/lib/dates/wall-clock'
import type { StoredRecord } from '@/lib/store/store'
import { isTime } from './request-rows'
import { readRecord, readText } from './stored-request'

/** What a customer changed by their link: `details/{key}.changes.{id}`. */
export interface RequestChange {
  /** `{n}-{to}`, n counting the changes before it: the same change sent twice has one id. */
  id: string
  /** ISO 8601. */
  at: string
  /** Start of the window that the page showed, such as `2026-11-25 09:00`; '' of a quote. */
  from: string
  /** Start of the new window, or what became of the request. */
  to: string
}

/** `to` of a pickup and of a quote. */
export const CANCELLED = 'cancelled'
export const WITHDRAWN = 'withdrawn'
/** `to` of a pickup that a corrected booking has replaced. */
export const REPLACED = 'replaced'

/** Whether the request is over by this change. */
export function isClosed(change: Pick<RequestChange, 'to'> | undefined): boolean {
  return [CANCELLED, WITHDRAWN, REPLACED].includes(change?.to ?? '')
}

/** Oldest first. */
export function listChanges(details: StoredRecord): RequestChange[] {
  const changes = readRecord(details, 'changes')
  return Object.keys(changes)
    .map((id) => ({ id, change: readRecord(changes, id) }))
    .map(({ id, change }) => ({
      id,
      at: readText(change, 'at'),
      from: readText(change, 'from'),
      to: readText(change, 'to'),
    }))
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
}

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
export function formatPickupTime(windowStart = '', formatDate = formatShortDate): string {
  const [date = '', start = ''] = windowStart.split(' ')
  if (!isIsoDate(date) || !isTime(start)) return ''
  const window = ARRIVAL_WINDOWS.find((one) => one.start === start)
  return `${formatDate(date)}, ${window ? formatArrivalWindow(window) : formatTime(start)}`
}
