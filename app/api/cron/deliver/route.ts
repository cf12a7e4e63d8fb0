import { sendAlert } from '@/lib/alerts/alert'
import { jsonResponse } from '@/lib/http/json-response'
import { env, SITE_URL } from '@/lib/env'
import { retryMissedDeliveries } from '@/lib/submissions/webhook-delivery'
import { logEvent } from '@/lib/log'
import { rejectUnauthorized } from '@/lib/http/secret'
import { getStore } from '@/lib/store'

/** Cron job (vercel.json): retries missed webhook deliveries. */
export async function GET(request: Request): Promise<Response> {
  const rejection = rejectUnauthorized(request.headers, env.LEAD_WEBHOOK_URL && env.CRON_SECRET)
  if (rejection) return rejection

  const result = await retryMissedDeliveries(await getStore(), await getStore('ops'), Date.now())
  const isDone = result.pending === 0
  const outcome = isDone ? 'done' : 'waiting'
  logEvent('webhook-delivery', { outcome, ...result }, isDone ? 'info' : 'error')
  if (result.overdue > 0) {
    await sendAlert(
      `${result.overdue} leads or jobs of ${SITE_URL} have waited for delivery for an hour.`,
    )
  }
  return jsonResponse(isDone ? 200 : 500, { ok: isDone, ...result })
}
