import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { FAULTS } from '@/e2e/support/servers/database-faults'
import type { DatabaseServer } from '@/e2e/support/servers/database-server'
import { startWebhookReceiver } from '@/e2e/support/servers/webhook-receiver'
import { CANCELLED } from '@/lib/requests/change'
import { parseRequest } from '@/lib/requests/request'
import type { StoredRecord } from '@/lib/store/store'
import { runInParallel } from '@/scripts/verify/figures'
import { bookPickup, changeOften, type Customer } from './customers'
import { withEnvironment, type Environment } from './database'

export const CHANGES = 'changes'

const CRON_SECRET = 'cron-'.repeat(10)
/** Some windows are full, and all customers find one. */
const CUSTOMERS_PER_JOB = 20
/** Interrupted changes are settled two minutes later: the last site's clock is ahead. */
const HOURS_LATER = 0.1
const MAX_RUNS = 20

/** Customers move and cancel their pickups while faults hit the store and the site. @returns violations */
export async function runChanges(isQuick: boolean): Promise<string[]> {
  const receiver = await startWebhookReceiver()
  const folder = mkdtempSync(join(tmpdir(), 'clock-'))
  const clock = join(folder, 'hours')
  writeFileSync(clock, '0')
  const settings = {
    CRON_SECRET,
    // Links outlive the process that has signed them.
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.alloc(32, 'links').toString('base64'),
    LEAD_WEBHOOK_URL: receiver.url,
    LEAD_WEBHOOK_SECRET: 'webhook-'.repeat(5),
    CLOCK_FILE: clock,
    NODE_OPTIONS: `--import=${resolve('e2e/support/servers/shifted-clock.mjs')}`,
  }
  const violations: string[] = []
  await withEnvironment(
    CHANGES,
    'database',
    async (environment) => {
      const { database, host } = environment
      const count = isQuick ? 30 : 300
      database.put('/locations/toronto/jobs_per_window', Math.ceil(count / CUSTOMERS_PER_JOB))
      const customers = await bookAll(host.site.url, count)
      const progress = { isDone: false }
      const applied = applyFaults(environment, progress)
      await runInParallel(customers, 30, (customer) =>
        changeOften(host.site.url, customer, database),
      )
      progress.isDone = true
      await applied
      // A write of a killed site may still be on its way.
      await sleep(3_000)
      writeFileSync(clock, String(HOURS_LATER))
      await settle(host.site.url, database)
      violations.push(...customers.flatMap((customer) => check(customer, database)))
      const answers = customers.flatMap((customer) => customer.answers)
      const countOutcome = (one: string) => answers.filter(({ outcome }) => outcome === one).length
      console.log(
        `changes: ${customers.length} customers, ${answers.length} changes: ${countOutcome('done')} done, ${countOutcome('unchanged')} refused, ${countOutcome('unknown')} unknown`,
      )
    },
    settings,
  )
  receiver.stop()
  rmSync(folder, { recursive: true })
  return violations
}

async function bookAll(url: string, count: number): Promise<Customer[]> {
  const customers: Customer[] = []
  const numbers = Array.from({ length: count }, (_, n) => n)
  await runInParallel(numbers, 10, async (n) => {
    let customer: Customer | undefined
    while (!customer) customer = await bookPickup(url, n).catch(() => undefined)
    customers.push(customer)
  })
  return customers
}

/** Each fault in turn, and a kill after every third. */
async function applyFaults(
  { database, host }: Environment,
  progress: { isDone: boolean },
): Promise<void> {
  for (let turn = 0; !progress.isDone; turn++) {
    await sleep(1_500)
    database.setFault(FAULTS[turn % FAULTS.length])
    await sleep(1_000)
    if (turn % 3 === 2) await host.restart()
    database.setFault(undefined)
  }
}

/** @throws Error if entries of the outbox stay */
async function settle(url: string, database: DatabaseServer): Promise<void> {
  const headers = { authorization: `Bearer ${CRON_SECRET}` }
  for (let run = 0; run < MAX_RUNS && database.read('/outbox') !== null; run++)
    await fetch(`${url}/api/cron/deliver`, { headers })
  const left = Object.keys((database.read('/outbox') ?? {}) as object).length
  if (left > 0) throw new Error(`The runs have left ${left} entries of the outbox`)
}

/** What job, slots, changes, messages and answers of a customer contradict. */
function check({ key, booked, answers, edits }: Customer, database: DatabaseServer): string[] {
  const job = database.read(`/jobs/${key}`) as StoredRecord
  const details = database.read(`/details/${key}`) as StoredRecord
  const windows = Object.entries((database.read('/slots') ?? {}) as Record<string, StoredRecord>)
  const starts = windows
    .filter(([, jobs]) => key in jobs)
    .map(([window]) => window.replace(/^(.{10})-(..)(..)-.*$/, '$1 $2:$3'))
  const { state, changes, sent } = parseRequest('jobs', key, job, details)
  const last = changes.at(-1)
  const isTold = (id: string) => sent.some(([name]) => name === `webhook:${id}`)
  const wasShown = (to: string) =>
    answers.some((answer) => answer.to === to && answer.outcome !== 'unchanged')
  // What was overtaken before it was told is told as the later change alone.
  const lastDone = answers.findLast(({ outcome }) => outcome !== 'unchanged')
  const rules = {
    'slots that are not those of the job': starts.join() !== (state === CANCELLED ? '' : state),
    'a job where no change has brought it': (last?.to ?? booked) !== state,
    'a change that nobody was shown': changes.some(({ to }) => !wasShown(to)),
    'a change that was not told': last !== undefined && !isTold(last.id),
    'an answer without its change': lastDone?.outcome === 'done' && lastDone.to !== state,
    'an edit lost': Object.entries(edits).some(([field, value]) => job[field] !== value),
  }
  return Object.entries(rules)
    .filter(([, isViolated]) => isViolated)
    .map(([name]) => `${name}: ${key} (${booked} to ${state}, slots ${starts.join()})`)
}
