import { ARRIVAL_WINDOWS } from '@/lib/dates/schedule'
import { isIsoDate, isTime } from '@/lib/dates/wall-clock'
import type { StoredRecord } from '@/lib/store/store'
import { formatArrivalWindow, formatShortDate, formatTime } from '@/lib/dates/format-dates'
import { ENGLISH } from '@/lib/words/translate'
import { readBoolean, readRecord, readText } from './read-record'

/** A change by the customer or the office, stored as `details/{key}.changes.{id}`. */
export interface RequestChange {
  /** `0-cancelled`, `1-2026-11-25-0900`: the same change sent twice has one id. */
  id: string
  at: string
  /** Set when the office made it, at its desk or by a command. */
  by?: 'office'
  name?: string
  /** The window's start before, `2026-11-25 09:00`, or the day of a move; '' for a quote. */
  from: string
  to: string
  /** The reference of the request that replaced this one. */
  reference?: string
  /** True when the office confirmed the request, false when it took that back. */
  confirmed?: boolean
  /** The written price of a confirmed move: `1200.00 CAD`. */
  price?: string
  /** The customer gets no mail about it. */
  silent?: true
}

export const CANCELLED = 'cancelled'
export const REPLACED = 'replaced'
/** The office took it for spam. */
export const DISMISSED = 'dismissed'
const CLOSING = [CANCELLED, REPLACED, DISMISSED]

export function isClosing(change: Pick<RequestChange, 'to'> | undefined): boolean {
  return change !== undefined && CLOSING.includes(change.to)
}

export function foldChanges(changes: readonly RequestChange[]) {
  const decision = changes.findLast(({ confirmed }) => confirmed !== undefined)
  const last = changes.at(-1)
  return {
    isClosed: isClosing(last),
    isDismissed: last?.to === DISMISSED,
    /** Undefined until the office decides. */
    isConfirmed: decision?.confirmed,
    /** ISO date; '' unless a move is confirmed. */
    moveDate: decision?.confirmed && isIsoDate(decision.to) ? decision.to : '',
    movePrice: (decision?.confirmed && decision.price) || '',
  }
}

export function applyRequestChanges(
  job: StoredRecord,
  changes: readonly RequestChange[],
): StoredRecord {
  return Object.assign({}, job, ...changes.map(getChangedFields)) as StoredRecord
}

export function getChangedFields({ from, to }: Pick<RequestChange, 'from' | 'to'>): StoredRecord {
  if (isClosing({ to })) return { job_status: CANCELLED }
  const [date = '', start = ''] = to.split(' ')
  const window = ARRIVAL_WINDOWS.find((one) => one.start === start)
  return {
    ...(isClosing({ to: from }) && { job_status: 'active' }),
    ...(window && { date, start_time: window.start, end_time: window.end }),
  }
}

export function parseChanges(details: StoredRecord): RequestChange[] {
  const changes = readRecord(details, 'changes')
  return Object.keys(changes)
    .map((id) => parseChange(id, readRecord(changes, id)))
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at) || 0)
}

function parseChange(id: string, change: StoredRecord): RequestChange {
  const read = (field: string) => readText(change, field)
  const [reference, name] = [parseReference(read('reference')), read('name')]
  const [price] = /^\d{1,7}\.\d{2} (?:CAD|USD)$/.exec(read('price')) ?? []
  const confirmed = readBoolean(change, 'confirmed')
  return {
    ...{ id, at: read('at'), from: read('from'), to: read('to') },
    ...(read('by') === 'office' && { by: 'office' }),
    ...(name && { name }),
    ...(reference && { reference }),
    ...(confirmed !== undefined && { confirmed }),
    ...(price && { price }),
    ...(readBoolean(change, 'silent') && { silent: true }),
  }
}

/** `TR-4F7KM` (lib/requests/reference.ts); '' for other text. */
export function parseReference(text: string): string {
  return /^[A-Z]{2}-[A-Z\d]{5}$/.test(text) ? text : ''
}

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

/** `2026-11-25 09:00` to `Wed, Nov 25, 9 to 11 am`; a day without a time to `Wed, Nov 25`; '' for other text. */
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
