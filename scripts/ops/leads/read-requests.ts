import { getCity } from '@/lib/cities/cities'
import { DEFAULT_CITY, getCanonicalCity, isCityKey, type CityKey } from '@/lib/cities/keys'
import { findRequestCityKey } from '@/lib/cities/location-cities'
import type { LocationId } from '@/lib/cities/locations'
import { getInstant } from '@/lib/dates/wall-clock'
import { parseRequest, type Request } from '@/lib/requests/request'
import { readList } from '@/lib/store/pages'
import {
  DISPATCH_LISTS,
  REQUEST_LISTS,
  type DispatchList,
  type ListName,
  type Store,
  type StoredRecord,
} from '@/lib/store/store'
import { encodeTime, getRequestTime, MAX_KEY_DRIFT_MS } from '@/lib/store/record-key'
import { toDay } from '@/scripts/ops/arguments'

/** A day begins earlier or later than in UTC. */
const ZONES_MS = 2 * 86_400_000

export type Records = Record<string, StoredRecord>

export interface RequestFilter {
  /** ISO date of the request's city, or a word for one. */
  since?: string
  location?: LocationId
  city?: CityKey
}

export interface RequestReader {
  /** Only records that belong to a matching request. */
  list: (list: ListName) => Promise<Records>
}

export function openReader(
  store: Pick<Store, 'list'>,
  filter: RequestFilter,
  now = new Date(),
): RequestReader {
  const { since } = filter
  const first =
    since && encodeTime(Date.parse(toDay(since, 'UTC', now)) - ZONES_MS - MAX_KEY_DRIFT_MS)
  const lists = new Map<ListName, Promise<Records>>()
  const read = (list: ListName) => {
    const records = lists.get(list) ?? readList(store, list, first)
    lists.set(list, records)
    return records
  }
  if (Object.values(filter).every((value) => value === undefined)) return { list: read }

  const readKeys = async () => {
    const details = await read('details')
    const requests = (await Promise.all(REQUEST_LISTS.map(read))).flatMap((records) =>
      Object.entries(records),
    )
    const isSelected = createSelector(filter, details, now)
    return new Set<unknown>(requests.filter(isSelected).map(([key]) => key))
  }
  let keys: Promise<Set<unknown>> | undefined
  return {
    async list(list) {
      const selected = await (keys ??= readKeys())
      const entries = Object.entries(await read(list)).filter(([key]) => selected.has(key))
      return Object.fromEntries(entries)
    },
  }
}

/** Leads and jobs with their details. */
export async function listRequests(
  reader: RequestReader,
  lists: readonly DispatchList[] = DISPATCH_LISTS,
): Promise<Request[]> {
  const details = await reader.list('details')
  const requests = lists.map(async (list) =>
    Object.entries(await reader.list(list)).map(([key, record]) =>
      parseRequest(list, key, record, details[key] ?? {}),
    ),
  )
  return (await Promise.all(requests)).flat()
}

function createSelector({ since, location, city }: RequestFilter, details: Records, now: Date) {
  /** By time zone. */
  const starts = new Map<string, number>()
  return ([key, record]: [key: string, record: StoredRecord]) => {
    const own = details[key] ?? {}
    if (location && record.location_id !== location) return false
    if (city && !isSameCity(own.city, city)) return false
    if (since === undefined) return true
    const timeZone = getTimeZone(own.city, record.location_id)
    const start = starts.get(timeZone) ?? getInstant(toDay(since, timeZone, now), '00:00', timeZone)
    starts.set(timeZone, start)
    // The time of a key that staff typed is NaN: such a record is selected.
    return !(getRequestTime(key, own) < start)
  }
}

/** Of the request's city, or of its location's first one. */
export function getTimeZone(cityKey: unknown, locationId: unknown): string {
  return getCity(findRequestCityKey(cityKey, locationId) ?? DEFAULT_CITY).timeZone
}

function isSameCity(stored: unknown, city: CityKey): boolean {
  return isCityKey(stored) && getCanonicalCity(stored) === getCanonicalCity(city)
}
