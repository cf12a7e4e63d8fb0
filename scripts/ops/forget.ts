import { runCommand } from './command'
import { Command, InvalidArgumentError, Option } from 'commander'
import { describeStore, getStore } from '@/lib/store'
import { parsePhone } from './arguments'
import { removeExpired } from '@/lib/submissions/remove-expired'
import { removePerson } from './forget/remove-records'

interface ForgetOptions {
  phone?: string
  email?: string
  key?: string
  expired?: true
  dryRun?: true
}

const command = new Command('npm run forget --')
  .description('Removes requests with all that is known of them, and prints their keys.')
  .option('--phone <number>', 'requests of one person: 416-555-0123', parsePhone)
  .option('--email <address>', 'requests of one person', parseEmail)
  .option('--key <key>', 'one request')
  .addOption(
    new Option(
      '--expired',
      'what is older than the privacy policy allows; counts and slots of past days',
    ).conflicts(['phone', 'email', 'key']),
  )
  .option('--dry-run', 'removes nothing')

await runCommand<ForgetOptions>(command, async (options) => {
  const { phone, email, key, expired, dryRun: isDryRun = false } = options
  const theirs = { phone, email, key }
  if (!expired && Object.values(theirs).every((value) => value === undefined))
    throw new InvalidArgumentError('Say which: --phone, --email, --key or --expired.')
  const store = await getStore('ops')
  const print = (line: string) => console.log(line)
  const { count, failures } = expired
    ? await removeAllExpired(isDryRun, print)
    : await removePerson(store, theirs, isDryRun, print)
  console.log(`${count} ${isDryRun ? 'would go' : 'removed'} from ${describeStore()}`)
  for (const failure of failures) console.error(failure)
  if (failures.length > 0) {
    console.error('Run the command again when this is corrected.')
    process.exitCode = 1
  }
})

async function removeAllExpired(isDryRun: boolean, print: (line: string) => void) {
  const run = await removeExpired(await getStore('ops'), { now: Date.now(), isDryRun }, print)
  const undated = run.undated.map(
    (path) => `${path} has no time in its key and no date: remove it by hand`,
  )
  return { count: run.removed, failures: [...run.failures, ...undated] }
}

function parseEmail(text: string): string {
  if (/^[^@\s]+@[^@\s]+$/.test(text)) return text
  throw new InvalidArgumentError('An email address is like mary@example.com.')
}
