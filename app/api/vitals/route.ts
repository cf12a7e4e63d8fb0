import { jsonResponse } from '@/lib/http/json-response'
import { env } from '@/lib/env'
import { logEvent } from '@/lib/log'
import { parseVitals } from '@/lib/analytics/vitals-report'

/** How fast a page was for a visitor, and where its scripts failed: lines in the log, nothing stored. */
export async function POST(request: Request): Promise<Response> {
  if (!env.VITALS_SAMPLE) return jsonResponse(404, { ok: false })
  // A browser that goes away in the middle has told nothing.
  const report = parseVitals(await request.text().catch(() => ''))
  if (!report) return jsonResponse(400, { ok: false })
  const { errors = [], ...vitals } = report
  logEvent('vitals', vitals)
  for (const browserError of errors)
    logEvent('browser-error', { page: vitals.page, ...browserError }, 'error')
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
}
