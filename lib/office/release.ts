import 'server-only'
import { getCityClock } from '@/lib/cities/cities'
import type { AreaKey } from '@/lib/cities/locations'
import { formatWindowStart } from '@/lib/dates/schedule'
import { toInstant } from '@/lib/dates/instant'
import { runAfter } from '@/lib/http/run-after'
import { readFields } from '@/lib/locations/location'
import { getLimitedWindow } from '@/lib/locations/reservations'
import { deliverNow } from '@/lib/notifications/deliver'
import { addEntry, createEntryId, type OutboxEntry } from '@/lib/notifications/outbox'
import { DISMISSED } from '@/lib/requests/change'
import { saveToDesk } from '@/lib/requests/desk-index'
import { findRequest } from '@/lib/requests/load-request'
import { parseRequest, type Request } from '@/lib/requests/request'
import { mustHold } from '@/lib/requests/suspicions'
import { waitUntil } from '@/lib/deadline'
import { applyChanges, ifAbsent, type Store } from '@/lib/store/store'
import { reservePickup } from '@/lib/submissions/reserve-pickup'
import { noteChange } from '@/lib/submissions/settle-request'
import { changeBooking } from './change-booking'

export interface ReleaseOptions {
  now: Date
  deadline: number
  name?: string | undefined
}

/**
 * Queues the messages, reserves the window and moves the record with its changes. A pickup in a past, closed
 * or full window waits to be confirmed. After a crash a run sends the messages or releases the window.
 * @returns the released request; undefined if it is not held @throws if the store fails
 */
export async function release(
  ops: Store,
  key: string,
  { now, deadline, name }: ReleaseOptions,
): Promise<Request | undefined> {
  const held = await findRequest(ops, key)
  if (!held?.isHeld) return undefined
  const { list } = held
  const window = await findWindow(ops, held, now, deadline)
  const id = createEntryId()
  const queued = await addEntry(
    ops,
    {
      ...{ list, key, id, messageKind: 'request', by: 'office', at: toInstant(now) },
      ...(window && { window: window.key }),
    },
    { deadline },
  )
  const attempt = { key, id, ip: '', now: now.getTime(), deadline }
  const reservation = window && (await reservePickup(ops, window, attempt))
  const isReserved = window
    ? reservation === 'taken' || reservation === 'last'
    : isWindowAhead(held, now)
  // An interrupted release may have left another flag.
  const flag = { confirm_by_phone: held.pickup && !isReserved ? true : null }
  await waitUntil(deadline, ops.update('details', key, flag))
  // A dismissed request needs a change that reopens it.
  const reopened = held.isDismissed ? await noteOpen(ops, held, { now, deadline, name }) : held
  const result = await ops.transact(list, key, deadline, ifAbsent(reopened.record))
  if (result.status !== 'stored') throw new Error(`${list}/${key} was ${result.status}`)
  await ops.remove(`quarantine/${list}`, key)
  const details = applyChanges(reopened.details, flag)
  const released = parseRequest(list, key, result.record ?? reopened.record, details)
  await saveToDesk(ops, released, undefined, now)
  // If another press wrote the record, or ours lost its reply, a run delivers what is undelivered.
  if (result.isChanged) runAfter(() => deliverNow(ops, released, queued))
  return released
}

/** Undefined if it needs no reservation: a quote, a past or cancelled pickup, no limit. */
async function findWindow(ops: Store, held: Request, now: Date, deadline: number) {
  const { pickup, areaKey } = held
  if (!pickup || !areaKey || !isWindowAhead(held, now)) return undefined
  if (held.isCancelled && !held.isDismissed) return undefined
  const { calendar } = await readFields(ops, areaKey, deadline)
  return getLimitedWindow(areaKey, calendar, {
    selectedDate: pickup.date,
    timeSlot: pickup.timeSlot,
  })
}

function isWindowAhead({ pickup, cityKey }: Request, now: Date): boolean {
  const clock = getCityClock(cityKey ?? '', now)
  const time = formatWindowStart(clock.date, { start: clock.time, end: '' })
  return pickup !== undefined && pickup.windowStart > time
}

/**
 * Marks a request that is or was held as spam; the customer's page then asks to call. A released one is
 * cancelled first, without a mail.
 * @returns undefined if it was never held or has changed @throws if the store fails
 */
export async function dismiss(
  ops: Store,
  key: string,
  areaKey: AreaKey,
  { now, deadline, name }: ReleaseOptions,
): Promise<Request | undefined> {
  const found = await findRequest(ops, key)
  if (!found || !isSuspected(found) || found.areaKey !== areaKey) return undefined
  if (found.isDismissed) return found
  const request = found.isHeld || found.isCancelled ? found : await cancel(ops, found, now, name)
  if (!request) return undefined
  const entry = createEntry(request, DISMISSED, now, name)
  const dismissed = await noteChange(ops, entry, request, deadline)
  await saveToDesk(ops, dismissed, undefined, now)
  return dismissed
}

export const isSuspected = ({ isHeld, suspicions }: Request) => isHeld || mustHold(suspicions)

async function cancel(ops: Store, { list, key }: Request, now: Date, name = '') {
  const change = { kind: 'cancel' } as const
  const input = { list, key, change, isSilent: true, now, name } as const
  const { status, changed } = await changeBooking(ops, input)
  if (changed || status === 'changedElsewhere' || status === 'cancelledElsewhere') return changed
  throw new Error(`the cancellation was ${status}`)
}

function noteOpen(ops: Store, held: Request, { now, deadline, name }: ReleaseOptions) {
  const to = held.pickup?.windowStart ?? ''
  return noteChange(ops, createEntry(held, to, now, name), held, deadline)
}

function createEntry(
  { list, key, changes, isDismissed, appointment }: Request,
  to: string,
  now: Date,
  name = '',
): OutboxEntry {
  return {
    ...{ list, key, messageKind: 'change', at: toInstant(now) },
    change_id: `${changes.length}-${to === DISMISSED ? to : 'released'}`,
    ...{ from: isDismissed ? DISMISSED : appointment, to, by: 'office' },
    // The customer gets the request's own mail after a release.
    silent: true,
    ...(name && { name }),
  }
}
