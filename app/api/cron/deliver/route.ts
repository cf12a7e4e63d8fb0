import { sendAlert } from '@/lib/monitoring/alert'
import { runOutbox } from '@/lib/cron/outbox-run'
import { SITE_URL } from '@/lib/env'
import { logEvent } from '@/lib/log'
import { protect } from '@/lib/cron/protect'
import { jsonResponse } from '@/lib/http/endpoint'
import { getStore } from '@/lib/store'

/** Cron job (vercel.json): sends what is due, and settles interrupted bookings and changes. */
export const GET = protect(async () => {
  const { done, waiting, overdue } = await runOutbox(await getStore('ops'))
  const late = Object.entries(overdue).map(([name, count]) => `${name}: ${count}`)
  const outcome = waiting === 0 ? 'done' : 'waiting'
  logEvent('delivery', { outcome, done, waiting, late }, late.length > 0 ? 'error' : 'info')
  if (late.length > 0)
    await sendAlert(
      `Leads or jobs for ${SITE_URL} have been waiting over an hour (${late.join(', ')}).`,
    )
  // What a customer's full mailbox has not taken is no failure of the run.
  const ok = late.length === 0
  return jsonResponse(ok ? 200 : 500, { ok, done, waiting, overdue })
})
