import { sendAlert } from '@/lib/monitoring/alert'
import { runOutbox } from '@/lib/cron/outbox-run'
import { SITE_URL } from '@/lib/env'
import { logEvent } from '@/lib/log'
import { protectRun } from '@/lib/cron/protect'
import { jsonResponse } from '@/lib/http/endpoint'
import { getStore } from '@/lib/store'

/** Cron job (vercel.json): sends due messages, and completes interrupted bookings and changes. */
export const GET = protectRun(async () => {
  const { done, waiting, overdue, gaveUp } = await runOutbox(await getStore('ops'))
  const [late, lost] = [overdue, gaveUp].map((counts) =>
    Object.entries(counts).map(([name, count]) => `${name}: ${count}`),
  ) as [string[], string[]]
  const outcome = waiting === 0 ? 'done' : 'waiting'
  const ok = late.length + lost.length === 0
  logEvent('delivery', { outcome, done, waiting, late, gaveUp: lost }, ok ? 'info' : 'error')
  if (late.length > 0)
    await sendAlert(
      `Leads or jobs for ${SITE_URL} have been waiting over an hour (${late.join(', ')}).`,
    )
  if (lost.length > 0)
    await sendAlert(
      `Messages about leads or jobs for ${SITE_URL} were given up (${lost.join(', ')}). \`npm run leads\` shows each as TO CHECK.`,
    )
  return jsonResponse(ok ? 200 : 500, { ok, done, waiting, overdue, gaveUp })
})
