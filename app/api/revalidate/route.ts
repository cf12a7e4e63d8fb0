import { env } from '@/lib/env'
import { refreshLocations } from '@/lib/locations/cached-location'
import { logEvent } from '@/lib/log'
import { jsonResponse, rejectUnauthorized } from '@/lib/http/endpoint'

/** Shows changed tracking numbers and calendars now instead of within an hour. */
export async function POST(request: Request): Promise<Response> {
  const rejection = rejectUnauthorized(request.headers, env.CRON_SECRET)
  if (rejection) return rejection
  try {
    const locations = Object.entries(await refreshLocations())
    const numbers = Object.fromEntries(locations.map(([id, { phone }]) => [id, phone]))
    logEvent('revalidate', { outcome: 'done' })
    return jsonResponse(200, { ok: true, numbers })
  } catch (error) {
    const { message: reason } = error as Error
    logEvent('revalidate', { outcome: 'failed', reason }, 'error')
    return jsonResponse(503, { ok: false, reason })
  }
}
