import 'server-only'
import { toInstant } from '@/lib/dates/instant'
import { refreshFullWindows } from '@/lib/locations/cached-location'
import {
  createWindowKey,
  getLimitedWindow,
  readFullWindows,
  readReservationId,
  type ReservationResult,
} from '@/lib/locations/reservations'
import { runAfter } from '@/lib/http/run-after'
import {
  addEntry,
  createEntryId,
  removeEntry,
  type OutboxEntry,
  type Queued,
} from '@/lib/notifications/outbox'
import { getChangedFields } from '@/lib/requests/change'
import { findRequest, loadRequest } from '@/lib/requests/load-request'
import { getJobAppointment, parseRequest, type Request } from '@/lib/requests/request'
import type { Store } from '@/lib/store/store'
import {
  judge,
  makePlan,
  readContext,
  splitAppointment,
  type ChangeInput,
  type ChangePlan,
  type Context,
} from './change-plan'
import { reservePickup } from './reserve-pickup'
import {
  deliverChange,
  noteChange,
  settleChange,
  type ChangeOutcome,
  type ChangeStatus,
} from './settle-request'

/**
 * Queues the message, reserves the new window, changes the job, releases the old window and notes the change.
 * A cron run finishes or undoes a job's change if the process dies halfway (settle-request.ts).
 * @throws only before the change is stored
 */
export async function changePickup(store: Store, input: ChangeInput): Promise<ChangeOutcome> {
  const request = await findRequest(store, input.key)
  if (!request?.pickup) return { status: 'changedElsewhere' }
  const context = await readContext(request, input.now)
  const plan = await makePlan(store, request, input, context)
  const refusal = judge(request, input, plan, context)
  if (refusal) return { status: refusal }
  const attempt = { request, input, plan, context }
  return request.isHeld ? changeHeld(store, attempt) : changeJob(store, attempt)
}

interface ChangeAttempt {
  request: Request
  input: ChangeInput
  plan: ChangePlan
  context: Context
}

/** We never rewrite a record in quarantine; readers apply its changes. */
async function changeHeld(store: Store, attempt: ChangeAttempt): Promise<ChangeOutcome> {
  const { request, input, plan } = attempt
  if ((await reserveWindow(store, attempt, '')) === 'full') return { status: 'full' }
  try {
    await noteChange(store, createChangeEntry(request, input, plan), request, input.deadline)
    return { status: 'done' }
  } catch (error) {
    return { status: 'unknown', reason: (error as Error).message }
  }
}

const RESERVATION_REFUSALS: Partial<Record<ReservationResult, ChangeStatus>> = {
  full: 'full',
  withheld: 'limited',
  unavailable: 'refused',
}

async function changeJob(store: Store, attempt: ChangeAttempt): Promise<ChangeOutcome> {
  const { key } = attempt.request
  const { deadline } = attempt.input
  const entry = await createJobEntry(store, attempt)
  const queued = await addEntry(store, entry, { deadline })
  const reservation = await reserveWindow(store, attempt, entry.id)
  const refusal = reservation && RESERVATION_REFUSALS[reservation]
  const written = refusal ? { status: refusal } : await writeJob(store, attempt)
  if (!('job' in written)) {
    if (written.status !== 'unknown') {
      await settleChange(store, entry, await loadRequest(store, 'jobs', key), deadline)
      await removeEntry(store, queued, deadline)
    }
    return { ...written, reservation }
  }
  runAfter(() => refreshFullWindows(attempt.context.areaKey))
  return { ...(await deliverJob(store, attempt, queued, written)), reservation }
}

async function createJobEntry(store: Store, { request, input, plan, context }: ChangeAttempt) {
  const { areaKey, calendar } = context
  const { key, appointment: from } = request
  const limited =
    input.change.kind === 'confirm'
      ? getLimitedWindow(areaKey, calendar, splitAppointment(plan.to))
      : undefined
  const fromWindow = createWindowKey(areaKey, from)
  return {
    ...createChangeEntry(request, input, plan),
    area: areaKey,
    from_id: await readReservationId(store, fromWindow, { key, deadline: input.deadline }),
    ...(limited && { window: limited.key }),
  }
}

interface Written {
  /** The request in its new state. */
  job: Request
  /** False if an earlier tap made the change. */
  isChanged: boolean
}

async function writeJob(
  store: Store,
  { request, input, plan: { to } }: ChangeAttempt,
): Promise<Written | { status: ChangeStatus }> {
  const { key, appointment: from, details } = request
  const result = await store.transact('jobs', key, input.deadline, (job) => {
    const isOwn = input.by === 'office' || job?.job_status === 'active'
    const isHere = job && isOwn && from !== to && getJobAppointment(job) === from
    return isHere ? { ...job, ...getChangedFields({ from, to }) } : undefined
  })
  if (result.status !== 'stored')
    return { status: result.status === 'unknown' ? 'unknown' : 'refused' }
  const job = result.record && parseRequest('jobs', key, result.record, details)
  if (job?.appointment === to) return { job, isChanged: result.isChanged }
  return { status: job?.isCancelled ? 'cancelledElsewhere' : 'changedElsewhere' }
}

async function deliverJob(
  store: Store,
  { request, input: { deadline }, plan }: ChangeAttempt,
  queued: Queued,
  { job, isChanged }: Written,
): Promise<ChangeOutcome> {
  const isMove = request.appointment !== plan.to
  // An earlier try made this change. If it did not deliver the message, a cron run does.
  if (isMove && !isChanged) return { status: 'done' }
  // A confirmation changes nothing but its note. If the note may be missing, the next cron run checks.
  const made = isMove
    ? job
    : await noteChange(store, queued.entry, job, deadline).catch(() => undefined)
  if (!made) return { status: 'unknown' }
  const changed = await deliverChange(store, made, { queued, deadline })
  return { status: 'done', ...(changed && { changed }) }
}

export function createChangeEntry(
  { list, key, appointment: from, changes }: Request,
  { now, by, name, isSilent, price }: ChangeInput,
  { to, confirmed }: Pick<ChangePlan, 'to' | 'confirmed'>,
): OutboxEntry & { id: string } {
  const decision = confirmed === undefined ? '' : confirmed ? '-confirmed' : '-unconfirmed'
  return {
    ...{ list, key, messageKind: 'change', at: toInstant(now), id: createEntryId(), from, to },
    change_id: `${changes.length}-${to.replace(' ', '-').replace(':', '')}${decision}`,
    ...(by && { by }),
    ...(name && { name }),
    ...(confirmed !== undefined && { confirmed }),
    ...(price && { price }),
    ...(isSilent && { silent: true }),
  }
}

/** A job without a reservation reserves none, but may only move to a window with a free one. */
async function reserveWindow(
  store: Store,
  { request: { key }, input, plan: { to, needsReservation }, context }: ChangeAttempt,
  id: string,
): Promise<ReservationResult | undefined> {
  const { change, isForced, now, ip, deadline } = input
  const limited = getLimitedWindow(context.areaKey, context.calendar, splitAppointment(to))
  if (!limited) return undefined
  const window = { ...limited, ...(isForced && { jobsPerWindow: Infinity }) }
  if (needsReservation)
    return reservePickup(store, window, { key, id, ip, now: now.getTime(), deadline })
  if (change.kind !== 'move') return undefined
  const full = await readFullWindows(store, window, [window.date], deadline)
  return full.includes(window.start) ? 'full' : undefined
}
