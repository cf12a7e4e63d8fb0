import { runCommand } from './command'
import { Command, InvalidArgumentError, Option } from 'commander'
import { getStore } from '@/lib/store'
import type { Store } from '@/lib/store/store'
import { isRecordKey } from '@/lib/store/record-key'
import { parsePhone } from './arguments'
import { removeExpired } from '@/lib/cron/remove-expired'
import { removePerson } from './forget/remove-records'
import { findNamed, pickOne } from './leads/find-requests'

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
  .option('--key <key>', 'one request, by its key or reference')
  .addOption(
    new Option(
      '--expired',
      'what is older than the privacy policy allows; counts and reservations of past days',
    ).conflicts(['phone', 'email', 'key']),
  )
  .option('--dry-run', 'removes nothing')

await runCommand<ForgetOptions>(command, runForget, ({ phone, email, key, expired }) => {
  if (!expired && [phone, email, key].every((value) => value === undefined))
    throw new InvalidArgumentError('Say which: --phone, --email, --key or --expired.')
})

async function runForget({ phone, email, key: text, expired, dryRun }: ForgetOptions) {
  const isDryRun = dryRun === true
  const store = await getStore('ops')
  const print = (line: string) => console.log(line)
  const key = text === undefined ? undefined : await resolveKey(store, text)
  const { count, failures } = expired
    ? await removeAllExpired(isDryRun, print)
    : await removePerson(store, { phone, email, key }, isDryRun, print)
  console.log(`${count} ${isDryRun ? 'would go' : 'removed'}`)
  for (const failure of failures) console.error(failure)
  if (failures.length > 0) {
    const hint = key === text ? '' : `, with --key ${key}`
    console.error(`Run the command again when this is corrected${hint}.`)
    process.exitCode = 1
  } else if (count === 0 && text !== undefined)
    throw new InvalidArgumentError(`There is no request with the key or reference "${text}".`)
}

/** If the text matches no request, we treat it as a key, because staff may have typed any key. */
async function resolveKey(store: Store, text: string): Promise<string> {
  const found = isRecordKey(text) ? [] : await findNamed(store, text)
  return found.length > 0 ? pickOne(found, text, 'request').key : text
}

async function removeAllExpired(isDryRun: boolean, print: (line: string) => void) {
  const run = await removeExpired(await getStore('ops'), { now: Date.now(), isDryRun }, print)
  return { count: run.removed, failures: run.failures }
}

function parseEmail(text: string): string {
  if (/^[^@\s]+@[^@\s]+$/.test(text)) return text
  throw new InvalidArgumentError('An email address is like mary@example.com.')
}
