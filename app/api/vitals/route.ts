import { jsonResponse } from '@/lib/http/json-response'
import { env } from '@/lib/env'
import { logEvent } from '@/lib/log'
import { parseVitals } from '@/lib/analytics/vitals-report'

/** Logs web vitals and script errors of a page view; stores nothing. */
export async function POST(request: Request): Promise<Response> {
  if (!env.VITALS_SAMPLE) return jsonResponse(404, { ok: false })
  // An aborted body is an invalid report.
  const report = parseVitals(await request.text().catch(() => ''))
  if (!report) return jsonResponse(400, { ok: false })
  const { errors = [], ...vitals } = report
  logEvent('vitals', vitals)
  for (const error of errors) {
    logEvent('browser-error', { page: vitals.page, ...error }, 'error')
  }
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
}
