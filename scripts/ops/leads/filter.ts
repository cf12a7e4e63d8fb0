import { parseChoice, parseDay } from '@/scripts/option-values'
import { CITY_KEYS, isCityKey, type CityKey } from '@/lib/cities/keys'
import { LOCATION_IDS, type LocationId } from '@/lib/cities/locations'
import { getCanonicalCity } from '@/lib/seo/canonical'
import type { ListName, Store, StoredRecord } from '@/lib/store/store'
import { encodeTime } from '@/lib/submissions/push-id'
import type { Records } from './lists'

interface RequestFilter {
  /** The start of the first key. */
  since?: string
  location?: LocationId
  city?: CityKey
}

const REQUEST_LISTS = [
  ...(['leads', 'jobs', 'quarantine/leads', 'quarantine/jobs'] as const),
  ...(['canary/leads', 'canary/jobs'] as const),
] satisfies ListName[]

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
  const reads = new Map<ListName, Promise<Records>>()
  const read = (list: ListName) => {
    const records = reads.get(list) ?? store.list(list, filter.since)
    reads.set(list, records)
    return records
  }
  let selection: Promise<Set<unknown>> | undefined
  return {
    async list(list, since = '') {
      selection ??= selectKeys(read, filter)
      const [keys, records] = await Promise.all([selection, read(list)])
      const entries = Object.entries(records).filter(([key, record]) => {
        // The day's counts contain the key.
        return key >= since && (keys.has(key) || keys.has(record.key))
      })
      return Object.fromEntries(entries)
    },
  }
}

async function selectKeys(
  read: (list: ListName) => Promise<Records>,
  { location, city }: RequestFilter,
): Promise<Set<unknown>> {
  const requests = await Promise.all(REQUEST_LISTS.map(read))
  const [moves, pickups] = await Promise.all([read('move_details'), read('job_details')])
  const isSelected = ([key, record]: [string, StoredRecord]) =>
    (!location || record.location_id === location) &&
    (!city || isSameCity((moves[key] ?? pickups[key])?.city, city))
  return new Set(
    requests
      .flatMap((records) => Object.entries(records))
      .filter(isSelected)
      .map(([key]) => key),
  )
}

function isSameCity(stored: unknown, city: CityKey): boolean {
  return isCityKey(stored) && getCanonicalCity(stored) === getCanonicalCity(city)
}
