import { runCommand } from './command'
import { Command, InvalidArgumentError } from 'commander'
import { getStore } from '@/lib/store'
import { getActiveChannels } from '@/lib/submissions/delivery'
import { retryMissedDeliveries } from '@/lib/submissions/missed-deliveries'
import { requireSiteUrl } from './mail-settings'

const command = new Command('npm run deliver --').description(
  'Sends what a notification channel has not accepted yet.',
)

await runCommand(command, async () => {
  if (getActiveChannels().length === 0)
    throw new InvalidArgumentError('No channel is set, so nobody is told: docs/notifications.md.')
  requireSiteUrl()
  const site = await getStore()
  const channels = await retryMissedDeliveries(site, await getStore('ops'), Date.now())
  for (const [name, { delivered, pending, overdue }] of Object.entries(channels)) {
    console.log(`${name}: ${delivered} delivered, ${pending} pending (${overdue} for over an hour)`)
  }
  process.exitCode = Object.values(channels).every(({ pending }) => pending === 0) ? 0 : 1
})
