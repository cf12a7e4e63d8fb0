import { sendAlert } from '@/lib/alerts/alert'
import { env, SITE_URL } from '@/lib/env'
import { retryMissedDeliveries } from '@/lib/runs/missed-deliveries'
import { logEvent } from '@/lib/log'
import { jsonResponse, rejectUnauthorized } from '@/lib/http/endpoint'
import { getStore } from '@/lib/store'

const CUSTOMER_MAILS = ['confirmation', 'reminder']

/** Cron job (vercel.json): retries what the notification channels have missed, and repairs interrupted changes. */
export async function GET(request: Request): Promise<Response> {
  const rejection = rejectUnauthorized(request.headers, env.CRON_SECRET)
  if (rejection) return rejection

  const run = await retryMissedDeliveries(await getStore('ops'), 'the cron job', Date.now())
  if ('heldBy' in run) {
    logEvent('delivery', { outcome: 'held', by: run.heldBy })
    return jsonResponse(200, { ok: true, ...run })
  }
  const runs = Object.entries(run.channels)
  const isDone = runs.every(([, { pending }]) => pending === 0)
  const counts = runs.map(([name, run]) => `${name} ${run.delivered}+${run.pending}`)
  const outcome = isDone ? 'done' : 'waiting'
  logEvent('delivery', { outcome, channels: counts }, isDone ? 'info' : 'error')
  // A customer's mistyped address must not hide what the dispatcher waits for.
  const late = runs.filter(([name, { overdue }]) => overdue > 0 && !CUSTOMER_MAILS.includes(name))
  if (late.length > 0) {
    const names = late.map(([name, { overdue }]) => `${name}: ${overdue}`)
    await sendAlert(
      `Leads or jobs for ${SITE_URL} have been waiting over an hour (${names.join(', ')}).`,
    )
  }
  return jsonResponse(isDone ? 200 : 500, { ok: isDone, ...run })
}
