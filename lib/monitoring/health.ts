import 'server-only'
import { LOCATION_IDS } from '@/lib/cities/locations'
import { getStore } from '@/lib/store'

const READ_TIMEOUT_MS = 2_000
const CACHE_MS = 5_000

let lastCheck: { at: number; answer: Promise<boolean> } | undefined

/** Caches the answer for 5 s. Never throws. */
export function isStoreReachable(now: number): Promise<boolean> {
  if (!lastCheck || now - lastCheck.at >= CACHE_MS) lastCheck = { at: now, answer: checkStore() }
  return lastCheck.answer
}

async function checkStore(): Promise<boolean> {
  const [location = ''] = LOCATION_IDS
  try {
    await (await getStore()).read('locations', location, Date.now() + READ_TIMEOUT_MS)
    return true
  } catch {
    return false
  }
}
