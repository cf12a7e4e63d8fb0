import 'server-only'
import { getCity, getCityClock } from '@/lib/cities/cities'
import { isCityKey } from '@/lib/cities/keys'
import { LOCATION_IDS } from '@/lib/cities/locations'
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
import { CANCELLED, listChanges } from '@/lib/notifications/request-change'
import { getPickupState, getTimeSlot, isAhead } from '@/lib/notifications/request-status'
import {
  loadRequest,
  readText,
  STORE_TIMEOUT_MS,
  type StoredRequest,
} from '@/lib/notifications/stored-request'
import type { Store, StoredRecord } from '@/lib/store/store'
import { tellChange, type ChangeOutcome, type ChangeStatus } from './change-outcome'
import { takePickupSlot } from './pickup-slot'
import { settleChange } from './settle-request'

/** Each change costs a mail, a chat line and a field of the details; who changes more often is called. */
const CHANGES_A_DAY = 6

export interface PickupInput {
  key: string
  /** What the page showed, as the booking form sends it: an ISO date, and `09:00-11:00`. */
  shown: { date: string; timeSlot: string }
  change: { kind: 'move'; selectedDate: string; timeSlot: string } | { kind: 'cancel' }
  now: Date
  /** The client's address, '' if unknown. */
  ip: string
}

/**
 * Writes what is owed, takes the new slot, changes the job, notes the change and frees the old slot. A run
 * settles what was interrupted (settle-request.ts).
 * @throws only before the job is changed
 */
export async function changePickup(
  store: Store,
  input: PickupInput,
  deadline: number,
): Promise<ChangeOutcome> {
  const { key, now } = input
  const request = await loadRequest(store, 'jobs', key)
  if (!request) return { status: 'changedElsewhere' }
  const place = await readPlace(request, now)
  const { changed, to } = getWanted(input)
  const from = getPickupState(request.record)
  const refusal = judge(request, input, { to, place })
  if (refusal) return { status: refusal }

  const fromWindow = createWindowKey(place.locationId, from)
  const entry: OutboxEntry = {
    ...{ list: 'jobs', key, occasion: 'change', at: toInstant(now), id: createEntryId(), from, to },
    change_id: createChangeId(request.details, to),
    location: place.locationId,
    from_id: await readSlotId(store, fromWindow, { key, deadline }),
  }
  const owed = await addEntry(store, entry, { deadline })
  const slot =
    to === CANCELLED ? undefined : await takeSlot(store, place, request, { entry, input, deadline })
  const giveUp = async (status: ChangeStatus): Promise<ChangeOutcome> => {
    await settleChange(store, entry, await loadRequest(store, 'jobs', key), deadline)
    await removeEntry(store, owed, deadline)
    return { status, slot }
  }
  if (slot === 'full') return giveUp('full')
  if (slot === 'withheld') return giveUp('limited')
  if (slot === 'unavailable') return giveUp('refused')

  const result = await store.transact('jobs', key, deadline, (job) =>
    job?.job_status === 'active' && getPickupState(job) === from
      ? { ...job, ...changed }
      : undefined,
  )
  if (result.status === 'unknown') return { status: 'unknown', slot }
  if (result.status !== 'stored') return giveUp('refused')
  const record = result.record
  if (!record || getPickupState(record) !== to) return giveUp('changedElsewhere')
  runAfter(() => refreshFullWindows(place.locationId))
  // Another tap may have done it, or this one before its answer was lost: a run tells what was not told.
  if (!result.isChanged) return { status: 'done', slot }
  await tellChange(store, { ...request, record }, { owed, deadline })
  return { status: 'done', slot }
}

type Place = Awaited<ReturnType<typeof readPlace>>

async function readPlace({ record, details }: StoredRequest, now: Date) {
  const cityKey = readText(details, 'city')
  if (!isCityKey(cityKey)) throw new Error('no city in the details')
  const id = readText(record, 'location_id')
  const locationId = LOCATION_IDS.find((one) => one === id) ?? getCity(cityKey).locationId
  // A cached calendar may lack the limit of jobs: the pickup would move without a slot.
  const { calendar } = await readLocation(locationId, Date.now() + STORE_TIMEOUT_MS)
  return { clock: getCityClock(cityKey, now), locationId, calendar }
}

/** The fields that change, and where the job is then, as `getPickupState` names it. */
function getWanted({ change }: PickupInput): { changed: StoredRecord; to: string } {
  if (change.kind === 'cancel') return { changed: { job_status: CANCELLED }, to: CANCELLED }
  const [start = '', end = ''] = change.timeSlot.split('-')
  const changed = { date: change.selectedDate, start_time: start, end_time: end }
  return { changed, to: `${change.selectedDate} ${start}` }
}

/** `0-2026-11-25-0900`: the same change sent twice has one id. */
function createChangeId(details: StoredRecord, to: string): string {
  return `${listChanges(details).length}-${to.replace(' ', '-').replace(':', '')}`
}

/** Undefined if the change may be made. */
function judge(
  { record: job, details }: StoredRequest,
  { shown, change, now }: PickupInput,
  { to, place }: { to: string; place: Place },
): ChangeStatus | undefined {
  const isActive = job.job_status === 'active'
  if (getPickupState(job) === to && (isActive || to === CANCELLED)) return 'done'
  const isAsShown = readText(job, 'date') === shown.date && getTimeSlot(job) === shown.timeSlot
  if (!isActive || !isAsShown) return 'changedElsewhere'
  if (!isAhead(job, place.clock)) return 'tooLate'
  // A cancellation is always possible.
  if (change.kind === 'cancel') return undefined
  const schema = createScheduleSchema(change, place.clock, place.calendar)
  if (!parseForm(schema, change).data) return 'tooLate'
  const today = toInstant(now).slice(0, 10)
  const changes = listChanges(details).filter(({ at }) => at.startsWith(today))
  return changes.length >= CHANGES_A_DAY ? 'limited' : undefined
}

interface SlotInput {
  entry: OutboxEntry
  input: PickupInput
  deadline: number
}

/** A job that is to be confirmed by phone holds no slot; it moves only where one is free. */
async function takeSlot(
  store: Store,
  { locationId, calendar }: Place,
  { key, details }: StoredRequest,
  { entry, input: { change, now, ip }, deadline }: SlotInput,
): Promise<SlotResult | undefined> {
  const window = change.kind === 'move' ? getLimitedWindow(locationId, calendar, change) : undefined
  if (!window) return undefined
  if (details.confirm_by_phone !== true)
    return takePickupSlot(store, window, { key, id: entry.id, ip, now: now.getTime(), deadline })
  const { jobsPerWindow, date } = window
  const limit = { locationId, jobsPerWindow, dates: [date] }
  const full = await readFullWindows(store, limit, deadline)
  return full.includes(entry.to ?? '') ? 'full' : undefined
}
