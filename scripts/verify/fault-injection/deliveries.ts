import { setTimeout as sleep } from 'node:timers/promises'
import { CRON_SECRET } from '@/e2e/support/servers/isolated-site'
import type { Site } from '@/e2e/support/servers/site'
import { Host, withEnvironment, type Environment, type Office, type StoreName } from './environment'
import { STORE_TIMEOUT_MS } from '@/lib/store/store'
import type { History } from './check'
import { sendVisitors } from './visitors'

const MAX_RUNS = 20
/** A message sent before a kill may arrive this much after it; a restart takes longer. */
const ARRIVAL_MS = 300

export async function runCron({ url }: Site): Promise<void> {
  const headers = { authorization: `Bearer ${CRON_SECRET}` }
  await fetch(`${url}/api/cron/deliver`, { headers })
}

/** Leaves out reminders and mails of a day, which wait for days. */
export async function countUndelivered(office: Office): Promise<number> {
  const entries = Object.values(await office.list('outbox'))
  return entries.filter(({ messageKind }) => messageKind !== 'reminder' && messageKind !== 'day')
    .length
}

/**
 * Runs cron at these sites until nothing is undelivered. Each run is six minutes later, because a failed
 * entry waits for up to an hour. @param hours of the clock at the first run @throws Error if entries stay
 */
export async function settle(
  { office, setHours }: Pick<Environment, 'office' | 'setHours'>,
  sites: readonly Site[],
  hours: number,
): Promise<number> {
  for (let run = 0; run < MAX_RUNS; run++) {
    if ((await countUndelivered(office)) === 0) return run
    setHours(hours + run / 10)
    await Promise.all(sites.map(runCron))
  }
  throw new Error(`${await countUndelivered(office)} entries of the outbox stay`)
}

/** Webhook ids are `{key}` or `{key}.{change}`; mail ids add `.email` or `.customer`. */
export function listMessages({ mail, webhook }: Environment): { id: string; at: number }[] {
  return [
    ...webhook.calls.map(({ headers, at }) => ({ id: String(headers['webhook-id']), at })),
    ...mail.mails.map(({ messageId, at }) => ({ id: messageId.replace(/^<|@.*$/g, ''), at })),
  ]
}

/** Finds messages that came twice. `isExcused`: the site was killed between the sending and its note. */
export function findRepeated(environment: Environment, noteMs: number) {
  const { kills } = environment.host
  const isKilled = ({ at }: { at: number }) =>
    kills.some(({ from, to }) => at - ARRIVAL_MS <= to && from <= at + noteMs)
  return [...Map.groupBy(listMessages(environment), ({ id }) => id)].flatMap(([id, copies]) =>
    copies.length > 1 ? [{ id, isExcused: copies.slice(0, -1).every(isKilled) }] : [],
  )
}

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
