import { setTimeout as sleep } from 'node:timers/promises'
import { postForm, VALID_MOVE } from '@/e2e/support/pages/post-form'
import type { DatabaseServer } from '@/e2e/support/servers/database-server'
import type { Site } from '@/e2e/support/servers/site'
import { fetchForm } from '@/lib/http/plain-form'
import { encodeTime } from '@/lib/forms/push-key'
import { DETAILS, LEAD } from '@/lib/store/records.fixture'
import { runCron } from '@/scripts/verify/fault-injection/deliveries'
import { withEnvironment } from '@/scripts/verify/fault-injection/environment'
import { makeMarkdownTable } from '@/scripts/verify/figures'

const STORED_COUNTS = [10, 10_000]
const STATES = ['new process', 'warm']
/** The last bytes arrive within this time. */
const QUIET_MS = 300

export async function measureDatabaseBytes(): Promise<string> {
  const headings = STORED_COUNTS.flatMap((count) =>
    STATES.map((state) => `${count} stored, ${state}`),
  )
  return makeMarkdownTable(
    ['bytes of the database', ...headings],
    [
      ['run that finds nothing due', ...(await measure(runCron))],
      ['request, its messages and the next run', ...(await measure(sendRequest))],
    ],
  )
}

async function measure(
  story: (site: Site, database: DatabaseServer) => Promise<void>,
): Promise<string[]> {
  const bytes: string[] = []
  for (const count of STORED_COUNTS)
    await withEnvironment('bench', 'database', async ({ database, host }) => {
      const numbers = Array.from({ length: count }, (_, n) => n)
      const keys = numbers.map((n) => encodeTime(Date.now() - n) + String(n).padStart(12, '0'))
      database.put('/leads', Object.fromEntries(keys.map((key) => [key, LEAD])))
      database.put('/details', Object.fromEntries(keys.map((key) => [key, DETAILS])))
      for (let n = 0; n < STATES.length; n++) {
        const before = database.bytes
        await story(host.site, database)
        await sleep(QUIET_MS)
        bytes.push(String(database.bytes - before))
      }
    })
  return bytes
}

async function sendRequest(site: Site, database: DatabaseServer): Promise<void> {
  const form = await fetchForm(`${site.url}/toronto`, 'Moving quote')
  // A new text makes it another request.
  await postForm(form, { ...VALID_MOVE, message: `Sent at ${Date.now()}` })
  // The day's mail waits until the evening.
  const isUndelivered = () =>
    /"messageKind":"(?!day")/.test(JSON.stringify(database.read('/outbox')))
  while (isUndelivered()) await sleep(10)
  await runCron(site)
}
