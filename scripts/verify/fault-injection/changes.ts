import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { FAULTS } from '@/e2e/support/servers/database-faults'
import type { DatabaseServer } from '@/e2e/support/servers/database-server'
import { startWebhookReceiver } from '@/e2e/support/servers/webhook-receiver'
import { listChanges } from '@/lib/changes/save-change'
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
/** Interrupted changes are repaired two minutes later: the last site's clock is ahead. */
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
      await repair(host.site.url)
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

/** @throws Error if deliveries stay */
async function repair(url: string): Promise<void> {
  const headers = { authorization: `Bearer ${CRON_SECRET}` }
  for (let run = 0; run < MAX_RUNS; run++)
    if ((await fetch(`${url}/api/cron/deliver`, { headers })).ok) return
  throw new Error('The run has left deliveries')
}

/** What job, slots, changes, deliveries and answers of a customer contradict. */
function check({ key, booked, answers, edits }: Customer, database: DatabaseServer): string[] {
  const job = database.read(`/jobs/${key}`) as StoredRecord
  const details = database.read(`/details/${key}`) as StoredRecord
  const slots = Object.entries((database.read('/slots') ?? {}) as Record<string, StoredRecord>)
  const starts = slots
    .filter(([, slot]) => slot.key === key)
    .map(([slotKey]) => slotKey.replace(/^(.{10})-(..)(..)-.*$/, '$1 $2:$3'))
  const { state } = parseRequest('jobs', key, job, details)
  const changes = listChanges(details)
  const isTold = (id: string) => database.read(`/deliveries/${key}:webhook:${id}/at`) !== null
  const wasShown = (to: string) =>
    answers.some((answer) => answer.to === to && answer.outcome !== 'unchanged')
  const rules = {
    'slots that are not those of the job': starts.join() !== (state === CANCELLED ? '' : state),
    'an interrupted change left': listChanges(details, false).length > 0,
    'a job where no change has brought it': (changes.at(-1)?.to ?? booked) !== state,
    'a change that nobody was shown': changes.some(({ to }) => !wasShown(to)),
    'a change that was not told': changes.some(({ id }) => !isTold(id)),
    'an answer without its change': answers.some(
      ({ to, outcome }) =>
        outcome === 'done' && to !== booked && !changes.some((change) => change.to === to),
    ),
    'an edit lost': Object.entries(edits).some(([field, value]) => job[field] !== value),
  }
  return Object.entries(rules)
    .filter(([, isViolated]) => isViolated)
    .map(([name]) => `${name}: ${key} (${booked} to ${state}, slots ${starts.join()})`)
}
