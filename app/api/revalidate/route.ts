import { refreshLocations } from '@/lib/locations/cached-location'
import { logEvent } from '@/lib/log'
import { protect } from '@/lib/cron/protect'
import { jsonResponse } from '@/lib/http/endpoint'

/** Refreshes tracking numbers and calendars now; else the second visit after an hour shows them. */
export const POST = protect(async () => {
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
})
