import { parseChoice, parseDay, parseLocation } from '@/scripts/option-values'
import { CITY_KEYS, isCityKey, type CityKey } from '@/lib/cities/keys'
import type { LocationId } from '@/lib/cities/locations'
import { getCanonicalCity } from '@/lib/seo/canonical'
import { readPages } from '@/lib/store/pages'
import {
  DETAILS_LISTS,
  REQUEST_LISTS,
  type ListName,
  type Store,
  type StoredRecord,
} from '@/lib/store/store'
import { encodeTime, MAX_KEY_DRIFT_MS } from '@/lib/submissions/push-id'
import { getRequestTime, readSentAt } from '@/lib/submissions/request-time'
import type { Records } from './lists'

interface RequestFilter {
  /** Epoch milliseconds. */
  since?: number
  location?: LocationId
  city?: CityKey
}

/** @throws UsageError */
export function parseFilter({
  since,
  location,
  city,
}: {
  since?: string
  location?: string
  city?: string
}): RequestFilter {
  const day = parseDay('since', since)
  return {
    since: day === undefined ? undefined : Date.parse(day),
    location: location === undefined ? undefined : parseLocation(location),
    city: parseChoice('city', city, CITY_KEYS),
  }
}

/** Each list of the result has only the records that belong to a matching request. */
export function filterStore(
  store: Pick<Store, 'list'>,
  filter: RequestFilter,
): Pick<Store, 'list'> {
  if (Object.values(filter).every((value) => value === undefined)) return store
  const first = filter.since === undefined ? '' : encodeTime(filter.since - MAX_KEY_DRIFT_MS)
  let selection: Promise<Set<unknown>> | undefined
  return {
    async list(list, since = '', limit = Infinity) {
      selection ??= selectKeys(store, filter, first)
      const keys = await selection
      const records: Records = {}
      let count = 0
      for await (const page of readPages(store, list, since > first ? since : first)) {
        for (const [key, record] of page) {
          if (count === limit) return records
          // The day's counts contain the key.
          if (!keys.has(key) && !keys.has(record.key)) continue
          records[key] = record
          count++
        }
      }
      return records
    },
  }
}

/** Keeps keys and times only. @param first the start of the first key */
async function selectKeys(
  store: Pick<Store, 'list'>,
  { since, location, city }: RequestFilter,
  first: string,
): Promise<Set<unknown>> {
  const sentAt = new Map<string, number | undefined>()
  const cityKeys = new Set<string>()
  const keys = new Set<string>()
  async function forEach(list: ListName, use: (key: string, record: StoredRecord) => void) {
    for await (const page of readPages(store, list, first))
      for (const [key, record] of page) use(key, record)
  }
  if (since !== undefined)
    await forEach('consents', (key, record) => sentAt.set(key, readSentAt(record)))
  // A record of unknown age is selected.
  const isTooOld = (key: string) =>
    since !== undefined && getRequestTime(key, sentAt.get(key)) < since
  if (city) {
    for (const list of Object.values(DETAILS_LISTS))
      await forEach(list, (key, record) => isSameCity(record.city, city) && cityKeys.add(key))
  }
  for (const list of REQUEST_LISTS) {
    await forEach(list, (key, { location_id }) => {
      if (isTooOld(key) || (location && location_id !== location)) return
      if (!city || cityKeys.has(key)) keys.add(key)
    })
  }
  return keys
}

function isSameCity(stored: unknown, city: CityKey): boolean {
  return isCityKey(stored) && getCanonicalCity(stored) === getCanonicalCity(city)
}
