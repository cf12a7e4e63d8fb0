import 'server-only'
import { LOCATION_IDS } from '@/lib/cities/locations'
import { getStore } from '@/lib/store'

/** How long the store may take to answer. */
const READ_TIMEOUT_MS = 2_000
/** However often we are asked, the store is asked this rarely. */
const CACHE_MS = 5_000

let lastCheck: { at: number; answer: Promise<boolean> } | undefined

/** Whether the store answers, as of the last few seconds. Never throws. */
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
