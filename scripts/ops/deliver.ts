import { readArguments, UsageError } from '@/scripts/command'
import './load-env'
import { env } from '@/lib/env'
import { retryMissedDeliveries } from '@/lib/submissions/webhook-delivery'
import { getStore } from '@/lib/store'

readArguments('deliver', {})
if (!env.LEAD_WEBHOOK_URL) throw new UsageError('LEAD_WEBHOOK_URL is not set: no receiver.')
const result = await retryMissedDeliveries(await getStore(), await getStore('ops'), Date.now())
console.log(
  `${result.delivered} delivered, ${result.pending} pending (${result.overdue} for over an hour)`,
)
process.exit(result.pending === 0 ? 0 : 1)
