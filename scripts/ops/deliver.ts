import { readArguments, UsageError } from '@/scripts/command'
import './load-env'
import { env } from '@/lib/env'
import { getActiveChannels, retryMissedDeliveries } from '@/lib/submissions/delivery'
import { getStore } from '@/lib/store'

readArguments('deliver', {})
if (getActiveChannels().length === 0) {
  throw new UsageError('No channel is set, so nobody is told: docs/notifications.md.')
}
if (env.SMTP_URL && !env.SITE_URL) {
  throw new UsageError('SITE_URL is not set: mails would have other ids than those of the site.')
}
const channels = await retryMissedDeliveries(await getStore(), await getStore('ops'), Date.now())
for (const [name, { delivered, pending, overdue }] of Object.entries(channels)) {
  console.log(`${name}: ${delivered} delivered, ${pending} pending (${overdue} for over an hour)`)
}
process.exit(Object.values(channels).every(({ pending }) => pending === 0) ? 0 : 1)
