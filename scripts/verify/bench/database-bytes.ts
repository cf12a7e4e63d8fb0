import { setTimeout as sleep } from 'node:timers/promises'
import { postForm, VALID_MOVE } from '@/e2e/support/pages/post-form'
import type { DatabaseServer } from '@/e2e/support/servers/database-server'
import { getSiteSettings, startSeededDatabase } from '@/e2e/support/servers/fixtures'
import { CRON_SECRET } from '@/e2e/support/servers/isolated-site'
import { startSite, type Site } from '@/e2e/support/servers/site'
import { startWebhookReceiver } from '@/e2e/support/servers/webhook-receiver'
import { fetchForm, isThankYouRedirect } from '@/lib/cron/plain-form'
import { encodeTime } from '@/lib/store/record-key'
import { DETAILS, LEAD } from '@/lib/store/records.fixture'
import { runCron } from '@/scripts/verify/fault-injection/deliveries'
import { makeMarkdownTable } from '@/scripts/verify/figures'

const STORED_COUNTS = [10, 10_000]
const STATES = ['new process', 'warm']
const MINUTE_MS = 60_000
/** The last bytes are on their way. */
const QUIET_MS = 300

const STORIES: [title: string, tell: (site: Site, database: DatabaseServer) => Promise<void>][] = [
  ['run that finds nothing due', runCron],
  ['request, its webhook and the next run', sendRequest],
]

/** @returns a table of the bytes that the site reads from its database and writes to it */
export async function measureDatabaseBytes(): Promise<string> {
  const headings = STORED_COUNTS.flatMap((count) =>
    STATES.map((state) => `${count.toLocaleString('en')} stored, ${state}`),
  )
  const rows: string[][] = []
  for (const [title, tell] of STORIES) {
    const row = [title]
    for (const count of STORED_COUNTS) row.push(...(await measure(count, tell)))
    rows.push(row)
  }
  return makeMarkdownTable(['bytes of the database', ...headings], rows)
}

async function measure(count: number, tell: (typeof STORIES)[number][1]): Promise<string[]> {
  const [database, webhook] = [await startSeededDatabase(), await startWebhookReceiver()]
  const keys = Array.from(
    { length: count },
    (_, n) => encodeTime(Date.now() - n * MINUTE_MS) + String(n).padStart(12, '0'),
  )
  database.put('/leads', Object.fromEntries(keys.map((key) => [key, LEAD])))
  database.put('/details', Object.fromEntries(keys.map((key) => [key, DETAILS])))
  const site = await startSite({
    ...getSiteSettings(database),
    CRON_SECRET,
    LEAD_WEBHOOK_URL: webhook.url,
    LEAD_WEBHOOK_SECRET: 'webhook-'.repeat(5),
  })
  const bytes: string[] = []
  try {
    while (bytes.length < STATES.length) {
      const before = database.bytes
      await tell(site, database)
      await sleep(QUIET_MS)
      bytes.push((database.bytes - before).toLocaleString('en'))
    }
  } finally {
    await site.stop()
    await database.stop()
    webhook.stop()
  }
  return bytes
}

async function sendRequest(site: Site, database: DatabaseServer): Promise<void> {
  const form = await fetchForm(`${site.url}/toronto`, 'Moving quote')
  // Each is another request.
  const answer = await postForm(form, { ...VALID_MOVE, message: `Sent at ${performance.now()}` })
  if (!isThankYouRedirect(answer)) throw new Error(`The request was answered ${answer.status}`)
  while (database.read('/outbox') !== null) await sleep(10)
  await runCron(site)
}
