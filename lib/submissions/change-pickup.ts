import 'server-only'
import { getCity, getCityClock } from '@/lib/cities/cities'
import { LOCATION_IDS } from '@/lib/cities/locations'
import { DAY_MS } from '@/lib/dates/durations'
import { createScheduleSchema } from '@/lib/forms/booking-schema'
import { parseForm } from '@/lib/forms/parse-form'
import { toInstant } from '@/lib/forms/stored-fields'
import { refreshFullWindows } from '@/lib/locations/cached-location'
import { readLocation } from '@/lib/locations/location'
import {
  createWindowKey,
  getLimitedWindow,
  readFullWindows,
  readSlotId,
  type SlotResult,
} from '@/lib/locations/pickup-slots'
import { runAfter } from '@/lib/http/run-after'
import { addEntry, createEntryId, removeEntry, type OutboxEntry } from '@/lib/notifications/outbox'
import { CANCELLED } from '@/lib/requests/change'
import { findRequest, loadRequest } from '@/lib/requests/load-request'
import { getJobState, isAhead, parseRequest, type Request } from '@/lib/requests/request'
import {
  STORE_TIMEOUT_MS,
  type DispatchList,
  type Store,
  type StoredRecord,
} from '@/lib/store/store'
import { takePickupSlot } from './pickup-slot'
import {
  noteChange,
  settleChange,
  tellChange,
  type ChangeOutcome,
  type ChangeStatus,
} from './settle-request'

/** Each change costs a mail, a chat line and a field of the details; who changes more often is called. */
const CHANGES_A_DAY = 6

/** What a customer may not do, and the office may after a question. */
export const OVERRIDES: Partial<Record<ChangeStatus, string>> = {
  full: 'That window is full.',
  tooLate: 'Customers cannot do that any more: the day is closed, or a window is over or too soon.',
  limited: 'It was changed six times today.',
}

export interface ChangeInput {
  list: DispatchList
  key: string
  /** What the page showed of a pickup, as the booking form sends it: an ISO date, and `09:00-11:00`. */
  shown?: { date: string; timeSlot: string } | undefined
  change: { kind: 'move'; selectedDate: string; timeSlot: string } | { kind: 'cancel' }
  /** By the link in the office's own mail, or its command. */
  by?: 'office' | undefined
  /** The office may take a window that is full or closed, or begins too soon for customers. */
  isForced?: boolean
  now: Date
  /** '' for the office, which takes windows for many customers. */
  ip: string
  deadline: number
}

/**
 * Writes what is owed, takes the new slot, changes the job, notes the change and frees the old slot. A run
 * settles what was interrupted (settle-request.ts).
 * @throws only before the job is changed
 */
export async function changePickup(store: Store, input: ChangeInput): Promise<ChangeOutcome> {
  const { key, now, deadline } = input
  const request = await findRequest(store, key)
  if (!request) return { status: 'changedElsewhere' }
  const place = await readPlace(request, now)
  const { changed, to } = getWanted(input)
  const from = request.state
  const refusal = judge(request, input, { to, place })
  if (refusal) return { status: refusal }
  if (request.isHeld) {
    const isFull = (await takeSlot(store, place, request, { ...input, id: '' })) === 'full'
    if (isFull) return { status: 'full' }
    // The office hears of it when it looks at the request.
    await noteChange(store, createChangeEntry(request, input, to), request, deadline)
    return { status: 'done' }
  }

  const fromWindow = createWindowKey(place.locationId, from)
  const entry: OutboxEntry = {
    ...createChangeEntry(request, input, to),
    location: place.locationId,
    from_id: await readSlotId(store, fromWindow, { key, deadline }),
  }
  const owed = await addEntry(store, entry, { deadline })
  const slot = await takeSlot(store, place, request, { ...input, id: entry.id })
  const giveUp = async (status: ChangeStatus): Promise<ChangeOutcome> => {
    await settleChange(store, entry, await loadRequest(store, 'jobs', key), deadline)
    await removeEntry(store, owed, deadline)
    return { status, slot }
  }
  if (slot === 'full') return giveUp('full')
  if (slot === 'withheld') return giveUp('limited')
  if (slot === 'unavailable') return giveUp('refused')

  const result = await store.transact('jobs', key, deadline, (job) =>
    job?.job_status === 'active' && getJobState(job) === from ? { ...job, ...changed } : undefined,
  )
  if (result.status === 'unknown') return { status: 'unknown', slot }
  if (result.status !== 'stored') return giveUp('refused')
  const moved = result.record && parseRequest('jobs', key, result.record, request.details)
  if (moved?.state !== to)
    return giveUp(moved?.state === CANCELLED ? 'cancelledElsewhere' : 'changedElsewhere')
  runAfter(() => refreshFullWindows(place.locationId))
  // Another tap may have done it, or this one before its answer was lost: a run tells what was not told.
  if (!result.isChanged) return { status: 'done', slot }
  await tellChange(store, moved, { owed, deadline })
  return { status: 'done', slot }
}

type Place = Awaited<ReturnType<typeof readPlace>>

async function readPlace({ cityKey, locationId: id }: Request, now: Date) {
  if (!cityKey) throw new Error('no city in the details')
  const locationId = LOCATION_IDS.find((one) => one === id) ?? getCity(cityKey).locationId
  // A cached calendar may lack the limit of jobs: the pickup would move without a slot.
  const { calendar } = await readLocation(locationId, Date.now() + STORE_TIMEOUT_MS)
  return { clock: getCityClock(cityKey, now), locationId, calendar }
}

function getWanted({ change }: ChangeInput): { changed: StoredRecord; to: string } {
  if (change.kind === 'cancel') return { changed: { job_status: CANCELLED }, to: CANCELLED }
  const [start = '', end = ''] = change.timeSlot.split('-')
  const changed = { date: change.selectedDate, start_time: start, end_time: end }
  return { changed, to: `${change.selectedDate} ${start}` }
}

export function createChangeEntry(
  { list, key, state: from, changes }: Request,
  { now, by }: ChangeInput,
  to: string,
): OutboxEntry {
  return {
    ...{ list, key, occasion: 'change', at: toInstant(now), id: createEntryId(), from, to },
    change_id: `${changes.length}-${to.replace(' ', '-').replace(':', '')}`,
    ...(by && { by }),
  }
}

function judge(
  request: Request,
  { shown, change, isForced, now }: ChangeInput,
  { to, place }: { to: string; place: Place },
): ChangeStatus | undefined {
  const { state, pickup, isUntouched, changes } = request
  if (state === to && (isUntouched || to === CANCELLED)) return 'done'
  if (state === CANCELLED) return 'cancelledElsewhere'
  const isAsShown = shown && pickup?.date === shown.date && pickup.timeSlot === shown.timeSlot
  if (!isUntouched || !isAsShown) return 'changedElsewhere'
  if (isForced) return undefined
  if (!isAhead(request, now)) return 'tooLate'
  if (change.kind === 'cancel') return undefined
  const schema = createScheduleSchema(change, place.clock, place.calendar)
  if (!parseForm(schema, change).data) return 'tooLate'
  const ofToday = changes.filter(({ at }) => Date.parse(at) > now.getTime() - DAY_MS)
  return ofToday.length >= CHANGES_A_DAY ? 'limited' : undefined
}

/** None for a cancellation. A job that is to be confirmed by phone holds no slot; it moves only where one is free. */
async function takeSlot(
  store: Store,
  { locationId, calendar }: Place,
  { key, isWithoutSlot }: Request,
  { id, change, isForced, now, ip, deadline }: ChangeInput & { id: string },
): Promise<SlotResult | undefined> {
  const limited =
    change.kind === 'move' ? getLimitedWindow(locationId, calendar, change) : undefined
  if (!limited) return undefined
  const window = { ...limited, ...(isForced && { jobsPerWindow: Infinity }) }
  if (!isWithoutSlot)
    return takePickupSlot(store, window, { key, id, ip, now: now.getTime(), deadline })
  const full = await readFullWindows(store, window, [window.date], deadline)
  return full.includes(window.start) ? 'full' : undefined
}
