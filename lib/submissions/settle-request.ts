import 'server-only'
import type { FormState } from '@/lib/forms/form'
import { logEvent } from '@/lib/log'
import {
  createWindowKey,
  releaseReservation,
  readReservationId,
} from '@/lib/locations/reservations'
import { toChange, type OutboxEntry, type Queued } from '@/lib/notifications/outbox'
import { CANCELLED } from '@/lib/requests/change'
import { loadRequest } from '@/lib/requests/load-request'
import { lacksReservation, readRecord } from '@/lib/requests/read-record'
import { parseRequest, type Request } from '@/lib/requests/request'
import { waitUntil } from '@/lib/deadline'
import { STORE_TIMEOUT_MS, type Store, type StoredRecord } from '@/lib/store/store'
import { deliverAfterReply } from './create-request'
import { replaceRequests } from './replace-request'

/** @returns the finished request; undefined if there is nothing to deliver @throws if the store fails */
export async function settleRequest(
  store: Store,
  entry: OutboxEntry,
): Promise<Request | undefined> {
  const request = await loadRequest(store, entry.list, entry.key)
  const deadline = Date.now() + STORE_TIMEOUT_MS
  if (entry.messageKind === 'change') return settleChange(store, entry, request, deadline)
  if (entry.messageKind === 'request') await settleCreation(store, entry, request, deadline)
  return request
}

async function settleCreation(
  store: Store,
  { key, id = '', window, replaces }: OutboxEntry,
  request: Request | undefined,
  deadline: number,
): Promise<void> {
  const replaced = replaces?.split(',') ?? []
  if (request) {
    // `confirm_by_phone` says how the job was created, whatever the office decided since.
    const isDone =
      lacksReservation(request.details) ||
      (await replaceRequests(store, request, replaced, deadline))
    if (!isDone) throw new Error('a request was not replaced')
  } else if (window) {
    const heir = await findHeir(store, replaced, window)
    const isReleased = await releaseReservation(store, window, { key, id, heir }, deadline)
    if (!isReleased) throw new Error('a reservation was not released')
  }
}

/** The active job whose reservation in this window the booking took over. */
async function findHeir(store: Store, jobs: readonly string[], window: string) {
  for (const key of jobs) {
    const job = await loadRequest(store, 'jobs', key)
    if (job?.areaKey && createWindowKey(job.areaKey, job.appointment) === window) return key
  }
  return undefined
}

/**
 * Releases the old and the new window's reservation, except the one that the job is in now. After the office took a
 * confirmation back, releases both. Notes the change if it was made.
 * @returns the request with the change, undefined if it was not made or no longer counts
 */
export async function settleChange(
  store: Store,
  entry: OutboxEntry,
  request: Request | undefined,
  deadline: number,
): Promise<Request | undefined> {
  const isJob = entry.list === 'jobs'
  const isNoted = request?.changes.some(({ id }) => id === entry.change_id)
  const appointment = isNoted && entry.confirmed === false ? undefined : request?.appointment
  if (isJob) await releaseLeftReservations(store, entry, appointment, deadline)
  if (!request || request.appointment !== entry.to) return undefined
  // A later press may have reversed a confirmation.
  if (isNoted)
    return [undefined, request.isConfirmed].includes(entry.confirmed) ? request : undefined
  // Nothing but the note records a quote's change.
  const isMade = isJob && (await isChangeMade(store, entry, request, deadline))
  return isMade ? noteChange(store, entry, request, deadline) : undefined
}

/**
 * The caller has checked that the job is at `to`. If a later change started from the same time, that one
 * moved the job, and this one did not. A confirmation was made if the job holds this entry's reservation and
 * nothing changed later. Only a note proves that the office took a confirmation back.
 */
async function isChangeMade(
  store: Store,
  { key, id, at, from, to, confirmed, window }: OutboxEntry,
  { changes }: Request,
  deadline: number,
): Promise<boolean> {
  if (from !== to) return !changes.some((later) => later.from === from && later.at > at)
  if (!confirmed || window === undefined || changes.some((later) => later.at > at)) return false
  return (await readReservationId(store, window, { key, deadline })) === id
}

/** @throws if the store fails; the note may be stored all the same */
export async function noteChange(
  store: Store,
  entry: OutboxEntry,
  { list, key, record, details, isHeld }: Request,
  deadline: number,
): Promise<Request> {
  const { id, ...noted } = toChange(entry)
  const change: StoredRecord = { by: 'customer', ...noted }
  await waitUntil(deadline, store.update('details', key, { [`changes/${id}`]: change }))
  const changes = { ...readRecord(details, 'changes'), [id]: change }
  return parseRequest(list, key, record, { ...details, changes }, isHeld)
}

async function releaseLeftReservations(
  store: Store,
  { key, id = '', from = '', to = '', from_id: fromId = '', area }: OutboxEntry,
  appointment: string | undefined,
  deadline: number,
): Promise<void> {
  const reservations = [
    { start: from, id: fromId },
    { start: to, id },
  ]
  const left = reservations.filter(
    ({ start, id }) => ![appointment, CANCELLED].includes(start) && id !== '',
  )
  if (!area) return
  const released = left.map((reservation) =>
    releaseReservation(
      store,
      createWindowKey(area, reservation.start),
      { key, id: reservation.id },
      deadline,
    ),
  )
  if ((await Promise.all(released)).includes(false))
    throw new Error('a reservation was not released')
}

/** Only the office gets `closed`, `soon` and `past`. It may force the first two. */
export type ChangeStatus = Exclude<
  FormState['status'],
  'start' | 'invalid' | 'outsideArea' | 'alreadySent' | 'outdated'
>

export interface ChangeOutcome {
  status: ChangeStatus
  reservation?: string | undefined
  reason?: string
  /** The request with its change, if that was noted. */
  changed?: Request
}

/** Notes a change, then notifies after the reply. Never throws: if it fails, a run does it. */
export async function deliverChange(
  store: Store,
  request: Request,
  { queued, deadline }: { queued: Queued; deadline: number },
): Promise<Request | undefined> {
  const { key } = request
  try {
    const changed = await settleChange(store, queued.entry, request, deadline)
    if (changed) deliverAfterReply(store, changed, queued)
    return changed
  } catch (error) {
    logEvent('change', { outcome: 'not-noted', key, reason: (error as Error).message }, 'error')
    return undefined
  }
}
