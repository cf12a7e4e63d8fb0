import { AREA_KEYS } from '@/lib/cities/location-cities'
import type { AreaKey } from '@/lib/cities/locations'
import { addDays, getWallClock } from '@/lib/dates/wall-clock'
import {
  STORE_TIMEOUT_MS,
  type Change,
  type DispatchList,
  type Store,
  type StoredRecord,
} from '@/lib/store/store'
import { describeCall } from './customer-call'
import { getDay } from './day'
import { isDecided, type Outcome } from './outcome'
import { readText } from './read-record'
import type { Request } from './request'
import { isWon } from './won-records'

/** The step that the office still has to take; '' for none. */
export type WaitsFor = 'release' | 'confirm' | 'decide' | 'call' | ''

/** A record of `desk`, the office's index: no name and no phone. */
export interface DeskEntry {
  /** Of the entry: its request may be of another area by now. */
  areaKey: AreaKey
  key: string
  list: DispatchList
  /** ISO date of the pickup or move; '' without one, and for what was cancelled. */
  date: string
  /** The start of the arrival window, `09:00`; '' for a move. */
  window: string
  /** The time of the request, in epoch milliseconds. */
  since: number
  waitsFor: WaitsFor
}

/** Days that a request stays in the index after it is decided and its day is over. */
const KEPT_DAYS = 60
/** `-` marks what is open or ahead, `~` what is over: the desk reads only the first part. */
const OPEN = '-'
const OVER = '~'

/** `call`: the mail about the office's last change did not reach the customer, or may still be on its way. */
export function getWaitsFor(request: Request, outcome: Outcome | undefined, now: Date): WaitsFor {
  const { isHeld, isCancelled, isConfirmed, pickup, record, staffStatus } = request
  if (isHeld && !isCancelled) return 'release'
  // Staff may have typed won or lost into the record.
  const isSettled = isDecided(outcome) || isWon(record) || staffStatus === 'lost'
  if (!isCancelled && !isConfirmed && !isSettled) return pickup ? 'confirm' : 'decide'
  return describeCall(request, outcome, now) === '' ? '' : 'call'
}

/**
 * Writes a request into the index, once its booking or outcome has changed. An entry may say that a decided
 * request still waits, never the reverse: the desk looks at each request that it shows.
 * @param outcome undefined when the site itself writes, which may not read outcomes
 * @throws if it is not certainly stored
 */
export async function saveToDesk(
  store: Store,
  request: Request,
  outcome?: Outcome,
  now = new Date(),
): Promise<void> {
  const { areaKey, key, city } = request
  if (!areaKey) return
  const waitsFor = getWaitsFor(request, outcome, now)
  const today = getWallClock(now, city?.timeZone ?? 'UTC').date
  const isPlanned = !request.isCancelled && (request.pickup !== undefined || request.isConfirmed)
  const isOver = waitsFor === '' && !(isPlanned && getDay(request) >= today)
  const record = createRecord(request, waitsFor, isOver ? today : '')
  const isLater = (current: StoredRecord | null) =>
    Number(current?.version) > Number(record.version)
  const remove = (current: StoredRecord | null) => (!current || isLater(current) ? undefined : null)
  const ownKey = createDeskKey(areaKey, key, isOver)
  await write(store, ownKey, (current) => (isLater(current) ? undefined : record))
  const later = await write(store, createDeskKey(areaKey, key, !isOver), remove)
  // Another writer knew more changes than this one.
  if (later) await write(store, ownKey, remove)
}

/** Removes the entries of a request that was removed. @throws without an answer */
export async function removeFromDesk(ops: Store, areaKey: AreaKey, key: string): Promise<void> {
  for (const isOver of [false, true]) await ops.remove('desk', createDeskKey(areaKey, key, isOver))
}

async function write(store: Store, deskKey: string, update: Change): Promise<StoredRecord | null> {
  const result = await store.transact('desk', deskKey, Date.now() + STORE_TIMEOUT_MS, update)
  if (result.status !== 'stored') throw new Error(`desk/${deskKey} was ${result.status}`)
  return result.record
}

function createRecord(request: Request, waitsFor: WaitsFor, over: string): StoredRecord {
  const { kind, pickup, at, changes, isHeld } = request
  const date = getDay(request)
  return {
    kind,
    date: getDeskDate(request),
    window: pickup?.window?.start ?? '',
    since: Number.isNaN(at) ? 0 : at,
    waits_for: waitsFor,
    // A late writer knows fewer changes.
    version: changes.length + (isHeld ? 0 : 1),
    ...(over && { until: addDays(date > over ? date : over, KEPT_DAYS) }),
  }
}

/** No day counts what was cancelled, though its customer may still have to be called. */
export const getDeskDate = (request: Request) => (request.isCancelled ? '' : getDay(request))

function createDeskKey(areaKey: AreaKey, key: string, isOver: boolean): string {
  return `${areaKey}${isOver ? OVER : OPEN}${key}`
}

/** Returns the request's key. Staff may have typed the entry's key. */
export function readDeskKey(deskKey: string): string {
  const areaKey = AREA_KEYS.find((area) =>
    [OPEN, OVER].some((mark) => deskKey.startsWith(area + mark)),
  )
  return deskKey.slice((areaKey?.length ?? 0) + 1)
}

/** Lists what is open or ahead in an area, oldest first. @throws without an answer */
export const listDesk = (ops: Pick<Store, 'list'>, areaKey: AreaKey) => listPart(ops, areaKey, OPEN)

/** Lists what is over, oldest first. @throws without an answer */
export const listDeskOver = (ops: Pick<Store, 'list'>, areaKey: AreaKey) =>
  listPart(ops, areaKey, OVER)

async function listPart(
  ops: Pick<Store, 'list'>,
  areaKey: AreaKey,
  mark: string,
): Promise<DeskEntry[]> {
  const start = areaKey + mark
  const records = await ops.list('desk', { since: start, until: `${start}~` })
  return Object.entries(records).map(([deskKey, record]) => ({
    areaKey,
    key: deskKey.slice(start.length),
    list: readText(record, 'kind') === 'quote' ? 'leads' : 'jobs',
    date: readText(record, 'date'),
    window: readText(record, 'window'),
    since: Number(record.since) || 0,
    waitsFor: parseWaitsFor(readText(record, 'waits_for')),
  }))
}

function parseWaitsFor(text: string): WaitsFor {
  return (['release', 'confirm', 'decide', 'call'] as const).find((one) => one === text) ?? ''
}
