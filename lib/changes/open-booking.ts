import 'server-only'
import { headers } from 'next/headers'
import { env } from '@/lib/env'
import { getClientIp } from '@/lib/http/visitor'
import { loadRequest, STORE_TIMEOUT_MS } from '@/lib/requests/load-request'
import type { Request } from '@/lib/requests/request'
import { getStore } from '@/lib/store'
import { isValidBookingLink } from '@/lib/signing/booking-link'
import { countWrongLink, isLockedOut } from '@/lib/limits/link-lockout'

/**
 * The request of a link. `closed`: the link is wrong, its request is not in the list, or the visitor's
 * network is locked out; nobody learns which. `unavailable`: the store does not answer. Never throws.
 */
export async function openBooking({
  key,
  sig,
}: {
  key: string
  sig: string
}): Promise<Request | 'closed' | 'unavailable'> {
  if (key === '' || sig === '') return 'closed'
  const now = Date.now()
  const ip = getClientIp(await headers(), env.CLIENT_IP_SOURCE)
  const attempt = { ip, now, deadline: now + STORE_TIMEOUT_MS }
  const isValid = isValidBookingLink(key, sig)
  try {
    const store = await getStore()
    if (!isValid) {
      await countWrongLink(store, `${key} ${sig}`, attempt)
      return 'closed'
    }
    const [isLocked, job, lead] = await Promise.all([
      isLockedOut(store, attempt),
      loadRequest(store, 'jobs', key),
      loadRequest(store, 'leads', key),
    ])
    return (!isLocked && (job ?? lead)) || 'closed'
  } catch {
    return isValid ? 'unavailable' : 'closed'
  }
}
