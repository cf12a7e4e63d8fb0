import 'server-only'
import { logEvent } from '@/lib/log'
import { createWindowKey, freeSlot } from '@/lib/locations/pickup-slots'
import type { Owed, OutboxEntry } from '@/lib/notifications/outbox'
import { CANCELLED } from '@/lib/requests/change'
import { loadRequest } from '@/lib/requests/load-request'
import { readRecord, readText } from '@/lib/requests/read-record'
import { getJobState, parseRequest, type Request } from '@/lib/requests/request'
import { settleBy, STORE_TIMEOUT_MS, type Store } from '@/lib/store/store'
import { tellAfter } from './create-request'
import { replaceRequests } from './replace-request'

/**
 * Brings to an end what an entry was written for, whatever was interrupted, and returns the request as it
 * is then: undefined if there is nothing to tell.
 * @throws without an answer
 */
export async function settleRequest(
  store: Store,
  entry: OutboxEntry,
): Promise<Request | undefined> {
  const request = await loadRequest(store, entry.list, entry.key)
  const deadline = Date.now() + STORE_TIMEOUT_MS
  if (entry.occasion === 'change') return settleChange(store, entry, request, deadline)
  if (entry.occasion === 'request') await settleCreation(store, entry, request, deadline)
  return request
}

/** Ends the requests that a stored one replaces; gives back the slot of one that was not stored. */
async function settleCreation(
  store: Store,
  { key, id, window, replaces }: OutboxEntry,
  request: Request | undefined,
  deadline: number,
): Promise<void> {
  const replaced = replaces?.split(',') ?? []
  if (request) {
    const isDone =
      request.isWithoutSlot || (await replaceRequests(store, request, replaced, deadline))
    if (!isDone) throw new Error('a request was not replaced')
  } else if (window) {
    const heir = await findHeir(store, replaced, window)
    const isFreed = await freeSlot(store, window, { key, id, heir }, deadline)
    if (!isFreed) throw new Error('a slot was not freed')
  }
}

/** The active job of this window, whose slot the booking had taken over. */
async function findHeir(store: Store, jobs: readonly string[], window: string) {
  for (const key of jobs) {
    const job = await store.read('jobs', key, Date.now() + STORE_TIMEOUT_MS)
    const isHere = job && createWindowKey(readText(job, 'location_id'), getJobState(job)) === window
    if (isHere) return key
  }
  return undefined
}

/**
 * After a change, or one that was interrupted: frees the slots of the windows that the job is not in, and
 * notes the change if the job is where it should be.
 * @param request as it is now @returns it with the change, undefined if the change was not made or is over
 */
export async function settleChange(
  store: Store,
  entry: OutboxEntry,
  request: Request | undefined,
  deadline: number,
): Promise<Request | undefined> {
  const isJob = entry.list === 'jobs'
  if (isJob) await freeLeftSlots(store, entry, request?.state, deadline)
  if (!request || request.state !== entry.to) return undefined
  if (request.changes.some(({ id }) => id === entry.change_id)) return request
  // The note of a quote is its change.
  return isJob ? noteChange(store, entry, request, deadline) : undefined
}

/** @returns the request with the change @throws without an answer */
export async function noteChange(
  store: Store,
  { change_id: id = '', at, by, from = '', to = '' }: OutboxEntry,
  { list, key, record, details }: Request,
  deadline: number,
): Promise<Request> {
  const change = { at, by: by ?? 'customer', from, to }
  await settleBy(deadline, store.update('details', key, { [`changes/${id}`]: change }))
  const changes = { ...readRecord(details, 'changes'), [id]: change }
  return parseRequest(list, key, record, { ...details, changes })
}

async function freeLeftSlots(
  store: Store,
  { key, id, from = '', to = '', from_id: fromId = '', location = '' }: OutboxEntry,
  state: string | undefined,
  deadline: number,
): Promise<void> {
  const held = [
    { start: from, id: fromId },
    { start: to, id },
  ]
  const left = held.filter(({ start, id }) => start !== state && start !== CANCELLED && id !== '')
  const freed = left.map((slot) =>
    freeSlot(store, createWindowKey(location, slot.start), { key, id: slot.id }, deadline),
  )
  if ((await Promise.all(freed)).includes(false)) throw new Error('a slot was not freed')
}

export type ChangeStatus =
  | 'done'
  | 'changedElsewhere'
  | 'cancelledElsewhere'
  | 'full'
  | 'tooLate'
  | 'limited'
  | 'unknown'
  | 'refused'

/** All but the status is for the log. */
export interface ChangeOutcome {
  status: ChangeStatus
  slot?: string | undefined
  reason?: string
}

/** Notes a change that was made, and tells every channel after the answer. Never throws: a run does it then. */
export async function tellChange(
  store: Store,
  request: Request,
  { owed, deadline }: { owed: Owed; deadline: number },
): Promise<void> {
  const { key } = request
  try {
    const changed = await settleChange(store, owed.entry, request, deadline)
    if (changed) tellAfter(store, changed, owed)
  } catch (error) {
    logEvent('change', { outcome: 'not-noted', key, reason: (error as Error).message }, 'error')
  }
}
