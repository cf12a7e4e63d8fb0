import 'server-only'
import type { Store } from '@/lib/store/store'
import { dailyHash } from './daily-hash'

const DAILY_CONFIRMATIONS = 3
const STORE_TIMEOUT_MS = 3_000

/**
 * Claims one of an address's three confirmations a day, so that no one can make the site flood a mailbox.
 * A retry finds its own. @throws if the store does not answer
 */
export async function claimConfirmation(
  store: Pick<Store, 'claim'>,
  address: string,
  key: string,
  now: number,
): Promise<boolean> {
  // Most providers deliver `name+tag@` to `name@`.
  const mailbox = address.toLowerCase().replace(/\+[^@]*(?=@)/, '')
  const hash = dailyHash('confirmation', mailbox, now)
  for (let slot = 0; slot < DAILY_CONFIRMATIONS; slot++) {
    const deadline = Date.now() + STORE_TIMEOUT_MS
    const claimed = await store.claim('limits', `${hash}-0${slot}`, { key, at: now }, deadline)
    if (claimed.key === key) return true
  }
  return false
}
