import { parseChoice, parseDay } from '@/scripts/option-values'
import { CITY_KEYS, isCityKey, type CityKey } from '@/lib/cities/keys'
import { LOCATION_IDS, type LocationId } from '@/lib/cities/locations'
import { getCanonicalCity } from '@/lib/seo/canonical'
import { readPages } from '@/lib/store/pages'
import {
  DETAILS_LISTS,
  REQUEST_LISTS,
  type ListName,
  type Store,
  type StoredRecord,
} from '@/lib/store/store'
import { encodeTime } from '@/lib/submissions/push-id'
import type { Records } from './lists'

interface RequestFilter {
  /** The start of the first key. */
  since?: string
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
    since: day && encodeTime(Date.parse(day)),
    location: parseChoice('location', location, LOCATION_IDS),
    city: parseChoice('city', city, CITY_KEYS),
  }
}

/** Each list of the result has only the records that belong to a matching request. */
export function filterStore(
  store: Pick<Store, 'list'>,
  filter: RequestFilter,
): Pick<Store, 'list'> {
  if (!filter.since && !filter.location && !filter.city) return store
  const first = filter.since ?? ''
  let selection: Promise<Set<unknown>> | undefined
  return {
    async list(list, since = '', limit = Infinity) {
      selection ??= selectKeys(store, filter)
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

/** Keeps keys only. */
async function selectKeys(
  store: Pick<Store, 'list'>,
  { since, location, city }: RequestFilter,
): Promise<Set<unknown>> {
  const cityKeys = new Set<string>()
  const keys = new Set<string>()
  async function addKeys(to: Set<string>, list: ListName, isSelected: IsSelected) {
    for await (const page of readPages(store, list, since))
      for (const [key, record] of page) if (isSelected(record, key)) to.add(key)
  }
  if (city) {
    for (const list of Object.values(DETAILS_LISTS))
      await addKeys(cityKeys, list, (record) => isSameCity(record.city, city))
  }
  for (const list of REQUEST_LISTS) {
    await addKeys(keys, list, ({ location_id }, key) => {
      return (!location || location_id === location) && (!city || cityKeys.has(key))
    })
  }
  return keys
}

type IsSelected = (record: StoredRecord, key: string) => boolean

function isSameCity(stored: unknown, city: CityKey): boolean {
  return isCityKey(stored) && getCanonicalCity(stored) === getCanonicalCity(city)
}
