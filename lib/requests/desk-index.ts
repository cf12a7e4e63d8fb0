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
import { MINUTE_MS } from '@/lib/dates/durations'
import { getDay } from './day'
import { isDecided, type Outcome, isWon, listEvents } from './outcome'
import { readText } from './read-record'
import type { Request } from './request'
import { GAVE_UP } from './request-parts'

/** The office's next step; '' for none. */
export type WaitsFor = 'release' | 'confirm' | 'decide' | 'call' | ''

/** A record of `desk`, the office's index. It holds no name and no phone. */
export interface DeskEntry {
  /** The entry's area; its request may belong to another one by now. */
  areaKey: AreaKey
  key: string
  list: DispatchList
  /** ISO date of the pickup or move; '' if it has none or was cancelled. */
  date: string
  /** The start of the arrival window, `09:00`; '' for a move. */
  window: string
  /** The time of the request, in epoch milliseconds; 0 if unknown. */
  since: number
  waitsFor: WaitsFor
}

/** Days that a request stays in the index after it is decided and its day is over. */
const KEPT_DAYS = 60
/** `-` marks open and future requests, `~` those that are over, which the desk reads only to search. */
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

/** May list a decided request, but must not miss one that waits. @param outcome undefined: the site may not read it */
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
  // Another writer knew more changes, so its entry stays.
  if (later) await write(store, ownKey, remove)
}

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
    // A late writer knows fewer changes, so it cannot overwrite a newer entry.
    version: changes.length + (isHeld ? 0 : 1),
    ...(over && { until: addDays(date > over ? date : over, KEPT_DAYS) }),
  }
}

/** A cancelled request counts on no day, though its customer may still need a call. */
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

/** Open and future requests, oldest first. @throws if the store does not reply */
export const listDesk = (ops: Pick<Store, 'list'>, areaKey: AreaKey) => listPart(ops, areaKey, OPEN)

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

/** By then the mail about a change was sent or refused. */
const MAIL_MS = 10 * MINUTE_MS

/** '' if nobody has to call; undefined while the mail about the office's last change may be on its way. */
export function describeCall(
  { changes, email, sent }: Request,
  outcome: Outcome | undefined,
  now: Date,
): string | undefined {
  const last = changes.at(-1)
  if (last?.by !== 'office' || last.silent) return ''
  const isInformed = listEvents(outcome).some(({ what, at }) => what === 'told' && at >= last.at)
  if (isInformed) return ''
  if (email === '') return 'gave no email'
  const mark = sent.get(`customer:${last.id}`)
  if (mark === 'refused' || mark === GAVE_UP) return 'the email was refused'
  if (mark) return ''
  return now.getTime() - Date.parse(last.at) < MAIL_MS ? undefined : 'no email went'
}
