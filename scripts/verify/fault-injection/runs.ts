import { setTimeout as sleep } from 'node:timers/promises'
import { STORE_TIMEOUT_MS } from '@/lib/store/store'
import type { History } from './check'
import { findRepeated, runCron, settle } from './deliveries'
import { Host, withEnvironment, type StoreName } from './environment'
import { sendVisitors } from './visitors'

/** The site's own retries end within this time (lib/notifications/deliver.ts). */
const TRIES_MS = 7_000
/** Delay of the webhook's response. */
const DELAY_MS = 400
/** The number of entries that a run sends at once (lib/cron/outbox-run.ts). */
const MAX_CONCURRENT = 5

/** Two processes run over the same due entries; we kill one. @returns violations */
export function checkRuns(name: string, store: StoreName, isQuick: boolean): Promise<string[]> {
  return withEnvironment(name, store, async (environment) => {
    const { office, host, webhook, setHours } = environment
    const crowd = { submissions: isQuick ? 60 : 300, rate: 20, again: 0 }
    const history: History = { tries: [], edits: [] }
    webhook.status = 500
    await sendVisitors(host.site.url, crowd, { arrived: 0, isDone: false }, history)
    await sleep(TRIES_MS)
    webhook.calls.length = 0
    Object.assign(webhook, { status: 200, delayMs: DELAY_MS })

    // The entries are due two minutes after their requests.
    setHours(0.1)
    const other = new Host(host.settings, host.folder)
    await other.start()
    const sites = () => [host.site, other.site]
    let isRunning = true
    const first = Promise.allSettled(sites().map(runCron)).then(() => (isRunning = false))
    while (isRunning && webhook.calls.length < crowd.submissions / 2) await sleep(5)
    await host.restart()
    await first
    // The entries that the killed process had claimed are free again.
    const rounds = (await settle(environment, sites().toReversed(), 0.2)) + 1
    await other.site.stop()

    const keys = Object.keys({ ...(await office.list('leads')), ...(await office.list('jobs')) })
    const delivered = new Set(webhook.calls.map(({ headers }) => headers['webhook-id']))
    const repeated = findRepeated(environment, DELAY_MS + STORE_TIMEOUT_MS)
    const excused = repeated.filter(({ isExcused }) => isExcused)
    console.log(
      `${name}: ${keys.length} entries, ${webhook.calls.length} messages in ${rounds} rounds, ${excused.length} again after the kill`,
    )
    const counts = {
      'not stored': crowd.submissions - keys.length,
      'not delivered': keys.filter((key) => !delivered.has(key)).length,
      'delivered twice': repeated.length - excused.length,
      'more delivered twice than were being sent': excused.length - MAX_CONCURRENT,
    }
    return Object.entries(counts).flatMap(([rule, count]) =>
      count > 0 ? [`${count} ${rule}`] : [],
    )
  })
}
