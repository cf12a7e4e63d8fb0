import 'server-only'
import { revalidateTag, unstable_cache } from 'next/cache'
import { env } from '@/lib/env'
import { LOCATION_IDS, SEED_LOCATIONS, type LocationId } from '@/lib/cities/locations'
import { logEvent } from '@/lib/log'
import { readTrackingPhone } from './tracking-phone'

/** How long a page waits for the store before it shows the number it knows, in milliseconds. */
const READ_TIMEOUT_MS = 800
/** A changed tracking number is on the site within this many seconds. */
const REVALIDATE_S = 3_600
/** What staff wait for. */
const REFRESH_TIMEOUT_MS = 5_000
/** On the numbers, and so on every page that shows one. */
const CACHE_TAG = 'tracking-phone'

// Keyed by build, so that a cache kept between builds cannot hide a store that is down. When a
// refresh fails, Next keeps serving the last value.
const readCached = unstable_cache(
  (id: LocationId) => readTrackingPhone(id, Date.now() + READ_TIMEOUT_MS),
  [CACHE_TAG, env.BUILD_ID],
  { revalidate: REVALIDATE_S, tags: [CACHE_TAG] },
)

/** The tracking phone to show for a location. Never throws: falls back to the build's number. */
export async function getTrackingPhone(id: LocationId): Promise<string> {
  try {
    return await readCached(id)
  } catch (error) {
    logEvent('location', { outcome: 'fallback', id, reason: (error as Error).message }, 'error')
    return getPinnedPhones()[id] ?? SEED_LOCATIONS[id].tracking_phone
  }
}

/**
 * Has every page show the numbers of this moment with its next request. Nothing changes where the store
 * cannot tell them all: what is shown now is then the best we have.
 * @returns the numbers
 * @throws Error that names the location whose number is missing
 */
export async function refreshTrackingPhones(): Promise<Record<string, string>> {
  const deadline = Date.now() + REFRESH_TIMEOUT_MS
  const phones = await Promise.all(
    LOCATION_IDS.map(async (id) => [id, await readTrackingPhone(id, deadline)] as const),
  )
  revalidateTag(CACHE_TAG, { expire: 0 })
  return Object.fromEntries(phones)
}

/** The numbers read just before the build (scripts/build.ts). */
function getPinnedPhones(): Partial<Record<LocationId, string>> {
  return JSON.parse(env.PINNED_PHONES ?? '{}') as Partial<Record<LocationId, string>>
}
