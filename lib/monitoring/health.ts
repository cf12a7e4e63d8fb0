import 'server-only'
import { LOCATION_IDS } from '@/lib/cities/locations'
import { getStore } from '@/lib/store'

/** How long the store may take to answer. */
const ANSWER_MS = 2_000
/** However often we are asked, the store is asked this rarely. */
const KEEP_MS = 5_000

let last: { at: number; answer: Promise<boolean> } | undefined

/** Whether the store answers, as of the last few seconds. Never throws. */
export function isStoreReachable(now: number): Promise<boolean> {
  if (!last || now - last.at >= KEEP_MS) last = { at: now, answer: ask() }
  return last.answer
}

async function ask(): Promise<boolean> {
  const [location = ''] = LOCATION_IDS
  try {
    await (await getStore()).read('locations', location, Date.now() + ANSWER_MS)
    return true
  } catch {
    return false
  }
}
