import 'server-only'
import { toInstant } from '@/lib/forms/stored-fields'
import { logEvent } from '@/lib/log'
import { parseChanges, type RequestChange } from '@/lib/requests/change'
import { parseRequest, type Request } from '@/lib/requests/request'
import { readRecord } from '@/lib/requests/read-record'
import { settleBy, type Store, type StoredRecord } from '@/lib/store/store'
import { startDelivery } from '@/lib/deliveries/start-delivery'

export type ChangeStatus =
  'done' | 'changedElsewhere' | 'full' | 'tooLate' | 'limited' | 'unknown' | 'refused'

/** All but the status is for the log. */
export interface ChangeOutcome {
  status: ChangeStatus
  slot?: string | undefined
  reason?: string
}

/** Those that were carried out, or those that may not have been. */
export function listChanges(details: StoredRecord, isDone = true): RequestChange[] {
  const changes = readRecord(details, 'changes')
  return parseChanges(details).filter(
    ({ id }) => (readRecord(changes, id).done === true) === isDone,
  )
}

/** The next change of a request with these details. The same change sent twice has one id. */
export function createChange(
  details: StoredRecord,
  { from, to, now }: { from: string; to: string; now: Date },
): RequestChange {
  const name = to.replace(' ', '-').replace(':', '')
  return { id: `${listChanges(details).length}-${name}`, at: toInstant(now), from, to }
}

/** @param isDone false before the record is changed: the run completes it or takes it back */
function toRecord({ at, from, to }: RequestChange, isDone: boolean): StoredRecord {
  return { at, by: 'customer', from, to, ...(isDone && { done: true }) }
}

/** @throws without an answer: it may be saved */
export function saveChange(
  store: Store,
  key: string,
  change: RequestChange,
  { isDone, deadline }: { isDone: boolean; deadline: number },
): Promise<void> {
  const changes = { [`changes/${change.id}`]: toRecord(change, isDone) }
  return settleBy(deadline, store.update('details', key, changes))
}

/**
 * The change by which a request came to be where it is, but which was not marked as done.
 * @param state where it is: `to` of such a change
 */
export function findInterruptedChange(
  details: StoredRecord,
  state: string,
): RequestChange | undefined {
  const { id } = createChange(details, { from: '', to: state, now: new Date() })
  return listChanges(details, false).find((change) => change.id === id)
}

/** Then tells every channel. Never throws: a run marks what could not be marked. */
export async function markAsDone(
  store: Store,
  request: Request,
  change: RequestChange,
  deadline: number,
): Promise<void> {
  await saveChange(store, request.key, change, { isDone: true, deadline }).catch(
    ({ message: reason }: Error) => {
      logEvent('change', { outcome: 'unmarked', key: request.key, reason }, 'error')
    },
  )
  tellChange(store, request, change)
}

/** After the answer. */
export function tellChange(store: Store, request: Request, change: RequestChange): void {
  const changes = readRecord(request.details, 'changes')
  const details = {
    ...request.details,
    changes: { ...changes, [change.id]: toRecord(change, true) },
  }
  const { list, key, record } = request
  startDelivery(store, { ...parseRequest(list, key, record, details), change })
}
