import 'server-only'
import { getClientNetwork } from '@/lib/http/visitor'
import type { Store } from '@/lib/store/store'
import { dailyHash, takeLimitEntry } from './rate-limits'

const WRONG_LINKS = 20
const HOUR_MS = 3_600_000

interface Attempt {
  /** '' if unknown: clients without a known address are not one client. */
  ip: string
  now: number
  deadline: number
}

/** Counts a wrong link of this hour, once however often it is opened. @throws without an answer */
export async function countWrongLink(
  store: Store,
  link: string,
  { ip, now, deadline }: Attempt,
): Promise<void> {
  if (ip === '') return
  const key = dailyHash('wrong-link', link, now)
  await takeLimitEntry(store, getPrefix(ip, now), WRONG_LINKS, { key, now, deadline })
}

/** For an hour after the last of twenty wrong links of a network. @throws without an answer */
export async function isLockedOut(store: Store, { ip, now, deadline }: Attempt): Promise<boolean> {
  if (ip === '') return false
  const prefixes = [now, now - HOUR_MS].map((time) => getPrefix(ip, time))
  const entries = await Promise.all(
    prefixes.map((prefix) => store.read('limits', `${prefix}-${WRONG_LINKS - 1}`, deadline)),
  )
  return entries.some((entry) => entry !== null && Number(entry.at) > now - HOUR_MS)
}

function getPrefix(ip: string, time: number): string {
  const hour = Math.floor(time / HOUR_MS)
  return dailyHash('wrong-links', `${getClientNetwork(ip)} ${hour}`, time)
}
