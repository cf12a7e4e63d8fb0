import { getCity } from '@/lib/cities/cities'
import { DEFAULT_CITY, getCanonicalCity, type CityKey } from '@/lib/cities/keys'
import { AREA_KEYS, findRequestCityKey, getAreaCity } from '@/lib/cities/location-cities'
import type { AreaKey, LocationId } from '@/lib/cities/locations'
import { getInstant } from '@/lib/dates/wall-clock'
import { encodeTime } from '@/lib/forms/push-key'
import { listDesk } from '@/lib/requests/desk-index'
import { loadDue, loadToDo } from '@/lib/requests/load-desk'
import { parseRequest, type Request } from '@/lib/requests/request'
import {
  readList,
  DISPATCH_LISTS,
  type DispatchList,
  type ListName,
  REQUEST_LISTS,
  type Store,
  type StoredRecord,
} from '@/lib/store/store'
import { readQuarantine } from '@/lib/requests/load-request'
import { MAX_KEY_DRIFT_MS } from '@/lib/store/record-key'
import { toDay } from '@/scripts/ops/arguments'

/** A local day begins up to a day before or after UTC's. */
const ZONES_MS = 2 * 86_400_000

export type Records = Record<string, StoredRecord>

export type Place = (typeof REQUEST_LISTS)[number]

export type FoundRequest = ReturnType<typeof parseFound>

export interface RequestFilter {
  /** ISO date by the clock of the request's city, or a word for one. */
  since?: string
  location?: LocationId
  city?: CityKey
}

export const FILTERS = ['since', 'location', 'city'] as const satisfies (keyof RequestFilter)[]

/** Reads the requests with their details, sorted by place and key. */
export async function readRequests(
  store: Pick<Store, 'list'>,
  filter: RequestFilter = {},
  places: readonly Place[] = DISPATCH_LISTS,
  now = new Date(),
): Promise<FoundRequest[]> {
  const first = getFirstKey(filter, now)
  const details = await readList(store, 'details', first)
  const requests = places.map(async (place) =>
    Object.entries(await readList(store, place, first)).map(([key, record]) =>
      parseFound(place, key, record, details[key]),
    ),
  )
  return (await Promise.all(requests)).flat().filter(createSelector(filter, now))
}

/** Leaves out our canaries. */
export async function readSuspected(
  store: Pick<Store, 'list'>,
  filter: RequestFilter,
): Promise<Request[]> {
  return (await readQuarantine(store, getFirstKey(filter))).filter(createSelector(filter))
}

export async function readToDo(
  ops: Pick<Store, 'list' | 'read'>,
  filter: RequestFilter,
): Promise<FoundRequest[]> {
  const areas = listAreas(filter).map(async (areaKey) => {
    const { rows } = await loadToDo(ops, await listDesk(ops, areaKey))
    return rows.map(({ request }) => ({ ...request, isQuarantined: request.isHeld }))
  })
  return (await Promise.all(areas)).flat().filter(createSelector(filter))
}

/** Reads a day's pickups and confirmed moves in each area from the office's index. */
export async function readDays(
  ops: Pick<Store, 'list' | 'read'>,
  day: string,
  filter: RequestFilter,
  now = new Date(),
) {
  const days = listAreas(filter).map(async (areaKey) => {
    const date = toDay(day, getAreaCity(areaKey).city.timeZone, now)
    const due = await loadDue(ops, await listDesk(ops, areaKey), date)
    return { date, due: due.filter(createSelector(filter, now)) }
  })
  return Promise.all(days)
}

function listAreas({ location, city }: RequestFilter): AreaKey[] {
  return AREA_KEYS.filter(
    (areaKey) =>
      (!location || getAreaCity(areaKey).city.locationId === location) &&
      (!city || getCity(city).areaKey === areaKey),
  )
}

/** Reads whole lists. With a filter, keeps only the records of requests that match it. */
export async function readLists(
  store: Pick<Store, 'list'>,
  filter: RequestFilter,
  names: readonly ListName[],
): Promise<Partial<Record<ListName, Records>>> {
  const isFiltered = FILTERS.some((name) => filter[name] !== undefined)
  const selected = isFiltered ? await readRequests(store, filter, REQUEST_LISTS) : []
  const keys = new Set(selected.map(({ key }) => key))
  const lists = names.map(async (name) => {
    const records = Object.entries(await readList(store, name, getFirstKey(filter)))
    const own = records.filter(([key]) => !isFiltered || keys.has(key))
    return [name, Object.fromEntries(own)] as const
  })
  return Object.fromEntries(await Promise.all(lists))
}

/** Records of the filter's requests have this key or a later one. */
export function getFirstKey({ since }: RequestFilter, now = new Date()): string | undefined {
  return since && encodeTime(Date.parse(toDay(since, 'UTC', now)) - ZONES_MS - MAX_KEY_DRIFT_MS)
}

export function parseFound(
  place: Place,
  key: string,
  record: StoredRecord,
  details: StoredRecord | null | undefined,
) {
  const list = place.replace('quarantine/', '') as DispatchList
  const isQuarantined = place !== list
  return { ...parseRequest(list, key, record, details ?? {}, isQuarantined), isQuarantined }
}

function createSelector({ since, location, city }: RequestFilter, now = new Date()) {
  /** Epoch milliseconds by time zone. */
  const starts = new Map<string, number>()
  return (request: Request): boolean => {
    const { at, cityKey, locationId } = request
    if (location && locationId !== location) return false
    if (city && (!cityKey || getCanonicalCity(cityKey) !== getCanonicalCity(city))) return false
    if (since === undefined) return true
    const timeZone = getTimeZone(request)
    const start = starts.get(timeZone) ?? getInstant(toDay(since, timeZone, now), '00:00', timeZone)
    starts.set(timeZone, start)
    // A key that staff typed gives NaN, and we select such a request.
    return !(at < start)
  }
}

/** Uses the request's city, else the first city of its location. */
function getTimeZone({ cityKey, locationId }: Pick<Request, 'cityKey' | 'locationId'>) {
  return getCity(findRequestCityKey(cityKey, locationId) ?? DEFAULT_CITY).timeZone
}
