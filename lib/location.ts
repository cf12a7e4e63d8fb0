import 'server-only'
import { unstable_cache } from 'next/cache'
import { env } from './env'
import { SEED_LOCATIONS, type LocationId } from './locations'
import { logEvent } from './log'
import { readTrackingPhone } from './tracking-phone'

/** How long a page waits for the store before it shows the number it knows, in milliseconds. */
const READ_MS = 800
/** A changed tracking number is on the site within this many seconds. */
const REFRESH_S = 3_600

// Keyed by build, so that a cache kept between builds cannot hide a store that is down. When a
// refresh fails, Next keeps serving the last value.
const readCached = unstable_cache(
  (id: LocationId) => readTrackingPhone(id, Date.now() + READ_MS),
  ['tracking-phone', env.BUILD_ID],
  { revalidate: REFRESH_S },
)

/** The tracking phone to show for a location. Never throws: falls back to the build's number. */
export async function getTrackingPhone(id: LocationId): Promise<string> {
  try {
    return await readCached(id)
  } catch (error) {
    logEvent('location', { outcome: 'fallback', id, reason: (error as Error).message })
    return pinnedPhones()[id] ?? SEED_LOCATIONS[id].tracking_phone
  }
}

/** The numbers read just before the build (scripts/build.ts). */
function pinnedPhones(): Partial<Record<LocationId, string>> {
  return JSON.parse(env.PINNED_PHONES ?? '{}') as Partial<Record<LocationId, string>>
}
