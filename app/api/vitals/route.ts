import { answer } from '@/lib/answer'
import { env } from '@/lib/env'
import { logEvent } from '@/lib/log'
import { readVitals } from '@/lib/vitals-report'

/** How fast a page was for a visitor, as its own script tells: a line in the log, and nothing stored. */
export async function POST(request: Request): Promise<Response> {
  if (!env.VITALS_SAMPLE) return answer(404, { ok: false })
  // A browser that goes away in the middle has told nothing.
  const vitals = readVitals(await request.text().catch(() => ''))
  if (!vitals) return answer(400, { ok: false })
  logEvent('vitals', vitals)
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
}
