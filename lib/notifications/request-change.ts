import { readBoolean, readRecord, readText } from './stored-request'
import type { StoredRecord } from '@/lib/store/store'

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

/** Oldest first, those that were carried out; one without `done` may not have been. */
export function listChanges(details: StoredRecord, isDone = true): RequestChange[] {
  const changes = readRecord(details, 'changes')
  return Object.keys(changes)
    .map((id) => ({ id, change: readRecord(changes, id) }))
    .filter(({ change }) => (readBoolean(change, 'done') === true) === isDone)
    .map(({ id, change }) => ({
      id,
      at: readText(change, 'at'),
      from: readText(change, 'from'),
      to: readText(change, 'to'),
    }))
    .sort((one, other) => parseInt(one.id) - parseInt(other.id))
}
