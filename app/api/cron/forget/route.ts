import { sendAlert } from '@/lib/monitoring/alert'
import { SITE_URL } from '@/lib/env'
import { logEvent } from '@/lib/log'
import { protectRun } from '@/lib/cron/protect'
import { jsonResponse } from '@/lib/http/endpoint'
import { getStore } from '@/lib/store'
import { isRecordKey } from '@/lib/store/record-key'
import { releaseLeftReservations } from '@/lib/cron/compare-windows'
import { removeExpired } from '@/lib/cron/remove-expired'
import { trimDesk } from '@/lib/cron/trim-desk'

/** Leaves a slow last removal enough time to end within the function's 30 s. */
const RUN_LIMIT_MS = 12_000

/** Daily cron job (vercel.json): removes expired records, releases unused reservations, trims the index. */
export const GET = protectRun(async () => {
  const now = Date.now()
  const options = { now, deadline: now + RUN_LIMIT_MS }
  const ops = await getStore('ops')
  const today = new Date(now).toISOString().slice(0, 10)
  const [run, freed] = await Promise.all([
    removeExpired(ops, options, () => undefined),
    releaseLeftReservations(ops, today).catch(({ message: reason }: Error) => {
      logEvent('slots', { outcome: 'not-compared', reason }, 'error')
      return 0
    }),
    trimDesk(ops, new Date(now), now + RUN_LIMIT_MS).catch(({ message: reason }: Error) =>
      logEvent('desk', { outcome: 'not-trimmed', reason }, 'error'),
    ),
  ])
  const { removed, isComplete } = run
  const failed = run.failures.length
  const outcome = failed > 0 ? 'failed' : isComplete ? 'done' : 'unfinished'
  // A key that staff typed may contain a name, and so may an error message. We log neither.
  const exported = run.exported.filter(isRecordKey)
  const facts = { outcome, removed, freed, failed, exported }
  logEvent('forget', facts, outcome === 'done' ? 'info' : 'error')
  if (failed > 0) {
    const what = 'Expired records could not all be removed'
    await sendAlert(`${what} at ${SITE_URL}. \`npm run forget -- --expired\` names each.`)
  }
  const ok = outcome === 'done'
  return jsonResponse(ok ? 200 : 500, { ok, outcome, removed, failed })
})
