import { readArguments, UsageError } from '@/scripts/command'
import './load-env'
import { getActiveChannels, retryMissedDeliveries } from '@/lib/submissions/delivery'
import { getStore } from '@/lib/store'

readArguments('deliver', {})
if (getActiveChannels().length === 0) {
  throw new UsageError('No channel is set, so nobody is told: docs/notifications.md.')
}
const channels = await retryMissedDeliveries(await getStore(), await getStore('ops'), Date.now())
for (const [name, { delivered, pending, overdue }] of Object.entries(channels)) {
  console.log(`${name}: ${delivered} delivered, ${pending} pending (${overdue} for over an hour)`)
}
process.exit(Object.values(channels).every(({ pending }) => pending === 0) ? 0 : 1)
