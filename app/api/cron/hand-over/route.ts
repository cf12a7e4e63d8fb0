import { sendAlert } from '@/lib/alerts/alert'
import { answer } from '@/lib/http/answer'
import { env, SITE_URL } from '@/lib/env'
import { handOverMissed } from '@/lib/submissions/hand-over'
import { logEvent } from '@/lib/log'
import { refusedCall } from '@/lib/http/secret'
import { getStore } from '@/lib/store'

/** Hands over what was missed, by the clock (vercel.json). */
export async function GET(request: Request): Promise<Response> {
  const refused = refusedCall(request.headers, env.LEAD_WEBHOOK_URL && env.CRON_SECRET)
  if (refused) return refused

  const run = await handOverMissed(await getStore(), await getStore('ops'), Date.now())
  const isDone = run.waiting === 0
  const outcome = isDone ? 'done' : 'waiting'
  logEvent('hand-over', { outcome, ...run }, isDone ? 'info' : 'error')
  if (run.late > 0) {
    await sendAlert(
      `${run.late} leads or jobs of ${SITE_URL} wait for their hand-over since an hour.`,
    )
  }
  return answer(isDone ? 200 : 500, { ok: isDone, ...run })
}
