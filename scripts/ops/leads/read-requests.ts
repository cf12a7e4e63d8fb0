import { getCity } from '@/lib/cities/cities'
import { DEFAULT_CITY, getCanonicalCity, type CityKey } from '@/lib/cities/keys'
import { findRequestCityKey } from '@/lib/cities/location-cities'
import type { LocationId } from '@/lib/cities/locations'
import { getInstant } from '@/lib/dates/wall-clock'
import { parseRequest, type Request } from '@/lib/requests/request'
import { readList } from '@/lib/store/pages'
import {
  DISPATCH_LISTS,
  type DispatchList,
  type ListName,
  REQUEST_LISTS,
  type Store,
  type StoredRecord,
} from '@/lib/store/store'
import { readQuarantine } from '@/lib/submissions/read-quarantine'
import { encodeTime, MAX_KEY_DRIFT_MS } from '@/lib/store/record-key'
import { toDay } from '@/scripts/ops/arguments'

/** A day begins earlier or later than in UTC. */
const ZONES_MS = 2 * 86_400_000

export type Records = Record<string, StoredRecord>

/** Where a request can be: in its list, or as suspected spam. */
export type Place = (typeof REQUEST_LISTS)[number]

export type FoundRequest = ReturnType<typeof parseFound>

export interface RequestFilter {
  /** ISO date of the request's city, or a word for one. */
  since?: string
  location?: LocationId
  city?: CityKey
}

export const FILTERS = ['since', 'location', 'city'] as const satisfies (keyof RequestFilter)[]

/** The requests of a filter with their details, sorted by place and key. */
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

/** Our canaries are none. */
export async function readSuspected(
  store: Pick<Store, 'list'>,
  filter: RequestFilter,
): Promise<Request[]> {
  return (await readQuarantine(store, getFirstKey(filter))).filter(createSelector(filter))
}

/** Whole lists; with a filter, only what belongs to its requests. */
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

/** No earlier record belongs to a request of the filter. */
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
  /** By time zone. */
  const starts = new Map<string, number>()
  return (request: Request): boolean => {
    const { at, cityKey, locationId } = request
    if (location && locationId !== location) return false
    if (city && (!cityKey || getCanonicalCity(cityKey) !== getCanonicalCity(city))) return false
    if (since === undefined) return true
    const timeZone = getTimeZone(request)
    const start = starts.get(timeZone) ?? getInstant(toDay(since, timeZone, now), '00:00', timeZone)
    starts.set(timeZone, start)
    // The time of a key that staff typed is NaN: such a request is selected.
    return !(at < start)
  }
}

/** Of the request's city, or of its location's first one. */
export function getTimeZone({ cityKey, locationId }: Pick<Request, 'cityKey' | 'locationId'>) {
  return getCity(findRequestCityKey(cityKey, locationId) ?? DEFAULT_CITY).timeZone
}
