import { ARRIVAL_WINDOWS } from '@/lib/dates/schedule'
import type { StoredRecord } from '@/lib/store/store'
import { readRecord, readText } from './read-record'

/** What was changed by the request's link: `details/{key}.changes.{id}`. */
export interface RequestChange {
  /** `0-cancelled`, `1-2026-11-25-0900`: the same change sent twice has one id. */
  id: string
  at: string
  /** The office, by the link in its own mail; else the customer. */
  by?: 'office'
  /** Start of the window before, such as `2026-11-25 09:00`; '' of a quote. */
  from: string
  to: string
  /** Of the request that replaced this one. */
  reference?: string
}

export const CANCELLED = 'cancelled'
export const REPLACED = 'replaced'

export function isClosing(change: Pick<RequestChange, 'to'> | undefined): boolean {
  return change?.to === CANCELLED || change?.to === REPLACED
}

/** A job as its customer's changes have left it. */
export function applyRequestChanges(
  job: StoredRecord,
  changes: readonly RequestChange[],
): StoredRecord {
  return Object.assign({}, job, ...changes.map(getChangedFields)) as StoredRecord
}

function getChangedFields(change: RequestChange): StoredRecord {
  if (isClosing(change)) return { job_status: CANCELLED }
  const [date = '', start = ''] = change.to.split(' ')
  const window = ARRIVAL_WINDOWS.find((one) => one.start === start)
  return window ? { date, start_time: window.start, end_time: window.end } : {}
}

export function parseChanges(details: StoredRecord): RequestChange[] {
  const changes = readRecord(details, 'changes')
  return Object.keys(changes)
    .map((id) => parseChange(id, readRecord(changes, id)))
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at) || 0)
}

function parseChange(id: string, change: StoredRecord): RequestChange {
  const read = (field: string) => readText(change, field)
  const reference = parseReference(read('reference'))
  return {
    ...{ id, at: read('at'), from: read('from'), to: read('to') },
    ...(read('by') === 'office' && { by: 'office' }),
    ...(reference && { reference }),
  }
}

/** `TR-4F7KM` (lib/requests/reference.ts); '' for other text. */
export function parseReference(text: string): string {
  return /^[A-Z]{2}-[A-Z\d]{5}$/.test(text) ? text : ''
}
