import { hostname } from 'node:os'
import { runCommand } from './command'
import { Command, InvalidArgumentError } from 'commander'
import { getStore } from '@/lib/store'
import { getActiveChannels } from '@/lib/deliveries/delivery'
import { retryMissedDeliveries } from '@/lib/runs/missed-deliveries'
import { requireSiteUrl } from './mail-settings'

const command = new Command('npm run deliver --').description(
  'Sends what a notification channel has not accepted yet.',
)

await runCommand(command, async () => {
  if (getActiveChannels().length === 0)
    throw new InvalidArgumentError('No channel is set, so nobody is told: docs/notifications.md.')
  requireSiteUrl()
  const holder = `npm run deliver on ${hostname()}`
  const run = await retryMissedDeliveries(await getStore('ops'), holder, Date.now())
  if ('heldBy' in run) return console.log(`Nothing done: another run is under way (${run.heldBy}).`)
  for (const [name, { delivered, pending, overdue }] of Object.entries(run.channels)) {
    console.log(`${name}: ${delivered} delivered, ${pending} pending (${overdue} for over an hour)`)
  }
  process.exitCode = Object.values(run.channels).every(({ pending }) => pending === 0) ? 0 : 1
})
