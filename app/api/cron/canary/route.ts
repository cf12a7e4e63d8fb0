import { sendAlert } from '@/lib/monitoring/alert'
import { runCanary } from '@/lib/cron/canary'
import { SITE_URL } from '@/lib/env'
import { logEvent } from '@/lib/log'
import { protectRun } from '@/lib/cron/protect'
import { jsonResponse } from '@/lib/http/endpoint'
import { getStore } from '@/lib/store'

export const GET = protectRun(async () => {
  const { ok, results, removed } = await runCanary(SITE_URL, await getStore('ops'))
  const failures = results.flatMap(({ form, url, failed }) =>
    failed ? [`${form} (${url}), step "${failed.step}": ${failed.reason}`] : [],
  )
  const outcome = ok ? 'stored' : 'failed'
  logEvent('canary', { outcome, failures, removed }, ok ? 'info' : 'error')
  if (!ok) await sendAlert(`A form on ${SITE_URL} isn’t working.\n${failures.join('\n')}`)
  return jsonResponse(ok ? 200 : 500, { ok, results, removed })
})
