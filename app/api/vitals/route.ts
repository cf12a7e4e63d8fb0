import { answer } from '@/lib/http/answer'
import { env } from '@/lib/env'
import { logEvent } from '@/lib/log'
import { readVitals } from '@/lib/analytics/vitals-report'

/** How fast a page was for a visitor, and where its scripts failed: lines in the log, nothing stored. */
export async function POST(request: Request): Promise<Response> {
  if (!env.VITALS_SAMPLE) return answer(404, { ok: false })
  // A browser that goes away in the middle has told nothing.
  const report = readVitals(await request.text().catch(() => ''))
  if (!report) return answer(400, { ok: false })
  const { errors = [], ...vitals } = report
  logEvent('vitals', vitals)
  for (const one of errors) logEvent('browser-error', { page: vitals.page, ...one }, 'error')
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
}
