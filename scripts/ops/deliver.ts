import { Command, InvalidArgumentError } from 'commander'
import { runCommand } from './command'
import { runOutbox } from '@/lib/cron/outbox-run'
import { decodeTime } from '@/lib/forms/push-key'
import { getActiveChannels } from '@/lib/notifications/channels'
import { listDue } from '@/lib/notifications/outbox'
import { getStore } from '@/lib/store'
import { requireMailSettings } from './precautions'
import { formatCount } from './output'

const command = new Command('npm run deliver --').description(
  'Sends what is due, and says when what has failed is due again.',
)

await runCommand(command, async () => {
  if (getActiveChannels().length === 0)
    throw new InvalidArgumentError(
      'No channel is set, so nothing is delivered: docs/notifications.md.',
    )
  requireMailSettings()
  const ops = await getStore('ops')
  const { done, gaveUp } = await runOutbox(ops)
  console.log(`${formatCount(done, 'entry', 'entries')} of the outbox done`)
  for (const [channel, count] of Object.entries(gaveUp)) {
    console.log(`${formatCount(count, 'message')} by ${channel} given up: npm run leads`)
    process.exitCode = 1
  }

  const [next, ...others] = (await listDue(ops)).filter(({ entry }) => entry.tries)
  if (!next) return
  const time = new Date(decodeTime(next.entryKey)).toISOString().slice(0, 16)
  console.log(`${others.length + 1} waiting after a failure, the next try at ${time} UTC`)
  process.exitCode = 1
})
