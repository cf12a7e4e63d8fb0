import { getCanonicalCity, isCityKey, type CityKey } from '@/lib/cities/keys'
import type { LocationId } from '@/lib/cities/locations'
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

export type Records = Record<string, StoredRecord>

export interface RequestFilter {
  /** ISO date, UTC. */
  since?: string
  location?: LocationId
  city?: CityKey
}

export interface RequestReader {
  /** Only records that belong to a matching request. */
  list: (list: ListName) => Promise<Records>
}

export function openReader(store: Pick<Store, 'list'>, filter: RequestFilter): RequestReader {
  const since = filter.since === undefined ? undefined : Date.parse(filter.since)
  const first = since === undefined ? undefined : encodeTime(since - MAX_KEY_DRIFT_MS)
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
    const isSelected = createSelector({ ...filter, since }, details)
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

function createSelector(
  { since, location, city }: Omit<RequestFilter, 'since'> & { since: number | undefined },
  details: Records,
) {
  return ([key, record]: [key: string, record: StoredRecord]) => {
    const own = details[key] ?? {}
    if (location && record.location_id !== location) return false
    if (city && !isSameCity(own.city, city)) return false
    // The time of a key that staff typed is NaN: such a record is selected.
    return since === undefined || !(getRequestTime(key, own) < since)
  }
}

function isSameCity(stored: unknown, city: CityKey): boolean {
  return isCityKey(stored) && getCanonicalCity(stored) === getCanonicalCity(city)
}
