import 'server-only'
import { toInstant } from '@/lib/dates/instant'
import { refreshFullWindows } from '@/lib/locations/cached-location'
import {
  createWindowKey,
  getLimitedWindow,
  readFullWindows,
  readSlotId,
  type SlotResult,
} from '@/lib/locations/pickup-slots'
import { runAfter } from '@/lib/http/run-after'
import { addEntry, createEntryId, removeEntry, type OutboxEntry } from '@/lib/notifications/outbox'
import { getChangedFields } from '@/lib/requests/change'
import { findRequest, loadRequest } from '@/lib/requests/load-request'
import { getJobState, parseRequest, type Request } from '@/lib/requests/request'
import type { Store, TransactResult } from '@/lib/store/store'
import {
  judge,
  makePlan,
  readContext,
  splitState,
  type ChangeInput,
  type ChangePlan,
  type Context,
} from './change-plan'
import { takePickupSlot } from './pickup-slot'
import {
  deliverChange,
  noteChange,
  settleChange,
  type ChangeOutcome,
  type ChangeStatus,
} from './settle-request'

/**
 * Queues the message, reserves the new window, changes the job, releases the old window and notes the change.
 * If the process dies halfway, a cron run finishes or undoes it (settle-request.ts).
 * @throws only before the change is stored
 */
export async function changePickup(store: Store, input: ChangeInput): Promise<ChangeOutcome> {
  const request = await findRequest(store, input.key)
  if (!request?.pickup) return { status: 'changedElsewhere' }
  const context = await readContext(request, input.now)
  const plan = await makePlan(store, request, input, context)
  const refusal = judge(request, input, plan, context)
  if (refusal) return { status: refusal }
  return request.isHeld
    ? changeHeld(store, request, input, plan, context)
    : changeJob(store, request, input, plan, context)
}

/** We never rewrite a record in quarantine; readers apply its changes. */
async function changeHeld(
  store: Store,
  request: Request,
  input: ChangeInput,
  plan: ChangePlan,
  context: Context,
): Promise<ChangeOutcome> {
  const isFull = (await takeSlot(store, request, { ...input, id: '' }, plan, context)) === 'full'
  if (isFull) return { status: 'full' }
  try {
    await noteChange(store, createChangeEntry(request, input, plan), request, input.deadline)
    return { status: 'done' }
  } catch (error) {
    return { status: 'unknown', reason: (error as Error).message }
  }
}

async function changeJob(
  store: Store,
  request: Request,
  input: ChangeInput,
  plan: ChangePlan,
  context: Context,
): Promise<ChangeOutcome> {
  const { key, state: from } = request
  const { deadline, change } = input
  const { areaKey, calendar } = context
  const limited =
    change.kind === 'confirm' ? getLimitedWindow(areaKey, calendar, splitState(plan.to)) : undefined
  const entry = {
    ...createChangeEntry(request, input, plan),
    area: areaKey,
    from_id: await readSlotId(store, createWindowKey(areaKey, from), { key, deadline }),
    ...(limited && { window: limited.key }),
  }
  const queued = await addEntry(store, entry, { deadline })
  const slot = await takeSlot(store, request, { ...input, id: entry.id }, plan, context)
  const giveUp = async (status: ChangeStatus): Promise<ChangeOutcome> => {
    await settleChange(store, entry, await loadRequest(store, 'jobs', key), deadline)
    await removeEntry(store, queued, deadline)
    return { status, slot }
  }
  if (slot === 'full') return giveUp('full')
  if (slot === 'withheld') return giveUp('limited')
  if (slot === 'unavailable') return giveUp('refused')

  const result = await writeJob(store, request, input, plan)
  if (result.status === 'unknown') return { status: 'unknown', slot }
  if (result.status !== 'stored') return giveUp('refused')
  const moved = result.record && parseRequest('jobs', key, result.record, request.details)
  if (moved?.state !== plan.to)
    return giveUp(moved?.isCancelled ? 'cancelledElsewhere' : 'changedElsewhere')
  runAfter(() => refreshFullWindows(areaKey))
  // An earlier tap made this change. A run delivers its message if that tap did not.
  if (!result.isChanged && from !== plan.to) return { status: 'done', slot }
  const made = from === plan.to ? await noteDecision(store, entry, moved, deadline) : moved
  const changed = made && (await deliverChange(store, made, { queued, deadline }))
  return { status: made ? 'done' : 'unknown', slot, ...(changed && { changed }) }
}

/** Here the note itself is the change. @returns undefined if it may be missing: a run looks */
function noteDecision(
  store: Store,
  entry: OutboxEntry,
  request: Request,
  deadline: number,
): Promise<Request | undefined> {
  return noteChange(store, entry, request, deadline).catch(() => undefined)
}

function writeJob(
  store: Store,
  { key, state: from }: Request,
  { by, deadline }: ChangeInput,
  { to }: ChangePlan,
): Promise<TransactResult> {
  return store.transact('jobs', key, deadline, (job) => {
    const isOwn = by === 'office' || job?.job_status === 'active'
    const isHere = job && isOwn && from !== to && getJobState(job) === from
    return isHere ? { ...job, ...getChangedFields({ from, to }) } : undefined
  })
}

export function createChangeEntry(
  { list, key, state: from, changes }: Request,
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

/** A job without a slot reserves none, but may only move to a window with a free one. */
async function takeSlot(
  store: Store,
  { key }: Request,
  { id, change, isForced, now, ip, deadline }: ChangeInput & { id: string },
  { to, needsSlot }: ChangePlan,
  { areaKey, calendar }: Context,
): Promise<SlotResult | undefined> {
  const limited = getLimitedWindow(areaKey, calendar, splitState(to))
  if (!limited) return undefined
  const window = { ...limited, ...(isForced && { jobsPerWindow: Infinity }) }
  if (needsSlot) return takePickupSlot(store, window, { key, id, ip, now: now.getTime(), deadline })
  if (change.kind !== 'move') return undefined
  const full = await readFullWindows(store, window, [window.date], deadline)
  return full.includes(window.start) ? 'full' : undefined
}
