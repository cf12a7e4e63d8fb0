import 'server-only'
import { getCity, getCityClock } from '@/lib/cities/cities'
import { LOCATION_IDS } from '@/lib/cities/locations'
import { createScheduleSchema } from '@/lib/forms/booking-schema'
import { parseForm } from '@/lib/forms/parse-form'
import { refreshFullWindows } from '@/lib/locations/cached-location'
import { readLocation } from '@/lib/locations/location'
import {
  freeSlots,
  getLimitedWindow,
  readOwnSlots,
  takeAnotherSlot,
} from '@/lib/locations/pickup-slots'
import { CANCELLED, type RequestChange } from '@/lib/requests/change'
import { loadRequest, STORE_TIMEOUT_MS } from '@/lib/requests/load-request'
import { parseRequest, type Request } from '@/lib/requests/request'
import { isAhead } from '@/lib/requests/pickup'
import { getRemainingMs, type Store, type StoredRecord } from '@/lib/store/store'
import { takeChangeAllowance, type LimitRequest } from '@/lib/limits/rate-limits'
import { runAfter } from '@/lib/deliveries/start-delivery'
import {
  createChange,
  findInterruptedChange,
  markAsDone,
  saveChange,
  type ChangeOutcome,
  type ChangeStatus,
} from './save-change'

/** Staff may edit another field of the job at that moment. */
const MAX_TRIES = 3
/** A count that takes longer must not cost the change. */
const COUNT_TIMEOUT_MS = 1_500

export interface PickupInput {
  key: string
  /** What the page showed, as the booking form sends it: an ISO date, and `09:00-11:00`. */
  shown: { date: string; timeSlot: string }
  change: { kind: 'move'; selectedDate: string; timeSlot: string } | { kind: 'cancel' }
  now: Date
}

interface Attempt extends LimitRequest {
  isRetry: boolean
  /** Slots that were free before, by slot key. */
  created: Map<string, StoredRecord>
}

/**
 * Saves the change, takes the new slot, changes the job, marks the change as done and frees the old slot.
 * A run completes or takes back what was interrupted (repair-changes.ts).
 * @throws only before the job is changed
 */
export async function changePickup(
  store: Store,
  input: PickupInput,
  deadline: number,
): Promise<ChangeOutcome> {
  const created = new Map<string, StoredRecord>()
  const attempt = { key: input.key, now: input.now.getTime(), deadline, created }
  let outcome: ChangeOutcome | undefined
  for (let tries = 0; !outcome && tries < MAX_TRIES; tries++)
    outcome = await tryChange(store, input, { ...attempt, isRetry: tries > 0 })
  outcome ??= { status: 'changedElsewhere' }
  const mayNeedSlot = outcome.status === 'done' || outcome.status === 'unknown'
  if (!mayNeedSlot) await freeSlots(store, created, deadline)
  return outcome
}

/** Undefined if it must be read again. */
async function tryChange(
  store: Store,
  input: PickupInput,
  attempt: Attempt,
): Promise<ChangeOutcome | undefined> {
  const { key, now } = input
  const { deadline, isRetry } = attempt
  const request = await loadRequest(store, 'jobs', key)
  if (!request) return { status: 'changedElsewhere' }
  const place = await readPlace(request, now)
  const job = createChangedJob(request.record, input)
  const changed = parseRequest('jobs', key, job, request.details)
  const [from, to] = [request.state, changed.state]
  const status = judge(request, input, { to, place, isRetry })
  const interrupted = findInterruptedChange(request.details, from)
  if (interrupted) await markAsDone(store, request, interrupted, deadline)
  if (status) return { status }
  if (interrupted) {
    if (isRetry) throw new Error('an earlier change could not be marked')
    // Read again: the next change counts it.
    return undefined
  }

  const change = createChange(request.details, { from, to, now })
  if (!(await mayChange(store, change, attempt))) return { status: 'limited' }
  try {
    await saveChange(store, key, change, { isDone: false, deadline })
  } catch (error) {
    // Another tap may have done the same meanwhile.
    if (isRetry || getRemainingMs(deadline) === 0) throw error
    return undefined
  }
  const held = await readHeldSlots(store, place, request, attempt)
  const slot = to === CANCELLED ? undefined : await takeSlot(store, place, changed, attempt)
  if (slot === 'full') return { status: 'full', slot }
  if (slot === 'unavailable') return { status: 'refused', slot }

  const result = await store.replace('jobs', key, request.record, job, deadline)
  if (result === 'changed') return undefined
  if (result !== 'replaced') return { status: result, slot }
  await Promise.all([
    markAsDone(store, changed, change, deadline),
    freeSlots(store, held, deadline),
  ])
  runAfter(() => refreshFullWindows(place.locationId))
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

function createChangedJob(job: StoredRecord, { change }: PickupInput): StoredRecord {
  if (change.kind === 'cancel') return { ...job, job_status: CANCELLED }
  const [start = '', end = ''] = change.timeSlot.split('-')
  return { ...job, date: change.selectedDate, start_time: start, end_time: end }
}

/** Undefined if the change may be made. */
function judge(
  request: Request,
  { shown, change }: PickupInput,
  { to, place, isRetry }: { to: string; place: Place; isRetry: boolean },
): ChangeStatus | undefined {
  const { pickup, isUntouched: isActive } = request
  // On a retry the first try may have arrived, and staff have confirmed it since.
  if (request.state === to && (isActive || isRetry || to === CANCELLED)) return 'done'
  const isAsShown = pickup?.date === shown.date && pickup.timeSlot === shown.timeSlot
  if (!isActive || !isAsShown) return 'changedElsewhere'
  if (!isAhead(pickup, place.clock)) return 'tooLate'
  if (change.kind === 'cancel') return undefined
  const schema = createScheduleSchema(change, place.clock, place.calendar)
  return parseForm(schema, change).data ? undefined : 'tooLate'
}

/** A retry finds its own entry. A cancellation is always possible, once. */
function mayChange(store: Store, { id: occasion, to }: RequestChange, { key, now }: Attempt) {
  if (to === CANCELLED) return true
  const deadline = Date.now() + COUNT_TIMEOUT_MS
  return takeChangeAllowance(store, { key, occasion, now, deadline })
}

async function readHeldSlots(store: Store, place: Place, request: Request, attempt: Attempt) {
  const window = getWindow(place, request)
  return window ? readOwnSlots(store, window, attempt) : new Map<string, StoredRecord>()
}

/** A job that is to be confirmed by phone holds no slot; it moves only where one is free. */
async function takeSlot(store: Store, place: Place, request: Request, attempt: Attempt) {
  const window = getWindow(place, request)
  const mayTake = () => Promise.resolve(!request.isWithoutSlot)
  return window && takeAnotherSlot(store, window, { ...attempt, mayTake })
}

function getWindow({ locationId, calendar }: Place, { pickup }: Request) {
  const schedule = { selectedDate: pickup?.date ?? '', timeSlot: pickup?.timeSlot ?? '' }
  return getLimitedWindow(locationId, calendar, schedule)
}
