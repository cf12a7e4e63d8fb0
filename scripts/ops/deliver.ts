/** `npm run deliver`: sends the leads and jobs that `LEAD_WEBHOOK_URL` has not accepted yet. */
import './load-env'
import { env } from '@/lib/env'
import { retryMissedDeliveries } from '@/lib/submissions/webhook-delivery'
import { getStore } from '@/lib/store'

if (!env.LEAD_WEBHOOK_URL) {
  console.error('LEAD_WEBHOOK_URL is not set: there is no receiver.')
  process.exit(2)
}
const result = await retryMissedDeliveries(await getStore(), await getStore('ops'), Date.now())
console.log(
  `${result.delivered} delivered, ${result.pending} pending (${result.overdue} for over an hour)`,
)
process.exit(result.pending === 0 ? 0 : 1)
