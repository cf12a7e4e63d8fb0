import { jsonResponse } from '@/lib/http/json-response'
import { env } from '@/lib/env'
import { refreshTrackingPhones } from '@/lib/locations/cached-tracking-phone'
import { logEvent } from '@/lib/log'
import { rejectUnauthorized } from '@/lib/http/secret'

/** Shows changed tracking numbers now instead of within an hour. */
export async function POST(request: Request): Promise<Response> {
  const rejection = rejectUnauthorized(request.headers, env.REVALIDATE_SECRET)
  if (rejection) return rejection
  try {
    const numbers = await refreshTrackingPhones()
    logEvent('revalidate', { outcome: 'done' })
    return jsonResponse(200, { ok: true, numbers })
  } catch (error) {
    const { message: reason } = error as Error
    logEvent('revalidate', { outcome: 'failed', reason }, 'error')
    return jsonResponse(503, { ok: false, reason })
  }
}
