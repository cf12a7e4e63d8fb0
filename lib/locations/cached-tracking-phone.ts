import 'server-only'
import { revalidateTag, unstable_cache } from 'next/cache'
import { env } from '@/lib/env'
import { LOCATION_IDS, SEED_LOCATIONS, type LocationId } from '@/lib/cities/locations'
import { logEvent } from '@/lib/log'
import { readTrackingPhone } from './tracking-phone'

const READ_TIMEOUT_MS = 800
const REVALIDATE_S = 3_600
const REFRESH_TIMEOUT_MS = 5_000
const CACHE_TAG = 'tracking-phone'

// Keyed by build: a cache kept between builds would hide a store outage.
// Next serves the last value if a refresh fails.
const readCached = unstable_cache(
  (id: LocationId) => readTrackingPhone(id, Date.now() + READ_TIMEOUT_MS),
  [CACHE_TAG, env.BUILD_ID],
  { revalidate: REVALIDATE_S, tags: [CACHE_TAG] },
)

/** Never throws; falls back to the number that scripts/build.ts read. */
export async function getTrackingPhone(id: LocationId): Promise<string> {
  try {
    return await readCached(id)
  } catch (error) {
    logEvent('location', { outcome: 'fallback', id, reason: (error as Error).message }, 'error')
    return getPinnedPhones()[id] ?? SEED_LOCATIONS[id].tracking_phone
  }
}

/** Revalidates all pages with a phone. @throws without effect if any number cannot be read */
export async function refreshTrackingPhones(): Promise<Record<string, string>> {
  const deadline = Date.now() + REFRESH_TIMEOUT_MS
  const phones = await Promise.all(
    LOCATION_IDS.map(async (id) => [id, await readTrackingPhone(id, deadline)] as const),
  )
  revalidateTag(CACHE_TAG, { expire: 0 })
  return Object.fromEntries(phones)
}

function getPinnedPhones(): Partial<Record<LocationId, string>> {
  return JSON.parse(env.PINNED_PHONES ?? '{}') as Partial<Record<LocationId, string>>
}
