import { setTimeout as sleep } from 'node:timers/promises'
import pMap from 'p-map'
import { fetchDeskCookie } from '@/e2e/support/servers/desk'
import { revalidate } from '@/e2e/support/servers/isolated-site'
import { checkChanges } from './check-changes'
import { book, changeOften, createCustomer } from './customers'
import { countUndelivered, settle } from './deliveries'
import { withEnvironment, type Environment, type StoreName } from './environment'
import type { Customer, Stage } from './visitors'

/** Some windows are full, and all customers find one. */
const CUSTOMERS_PER_JOB = 20
const CONCURRENT_CUSTOMERS = 10
/** A booking's messages go at once; after this time a cron run sends what a busy machine did not. */
const DELIVERY_MS = 15_000
const RUN_HOURS_LATER = 0.1
/** A cron run this much later completes or reverts interrupted changes. */
const HOURS_LATER = 1
/** Most changes end this soon after the form was sent. We spread the kills evenly over this time. */
const LAST_STEP_MS = 1_200
const STEP_MS = 97

type ChangeFaults = (
  environment: Environment,
  progress: Stage['progress'],
  isQuick: boolean,
) => Promise<void> | void

/** Customers change pickups while faults hit the store and the site. @returns violations */
export function runChanges(
  name: string,
  store: StoreName,
  applyFaults: ChangeFaults,
  isQuick: boolean,
): Promise<string[]> {
  return withEnvironment(name, store, async (environment) => {
    const { office, host } = environment
    const customers = Array.from({ length: isQuick ? 20 : 120 }, (_, n) => createCustomer(n))
    const jobsPerWindow = Math.ceil(customers.length / CUSTOMERS_PER_JOB)
    await office.transact('locations', 'toronto', Date.now() + 10_000, (location) => ({
      ...location,
      jobs_per_window: jobsPerWindow,
    }))
    const { url } = host.site
    // If the location cannot be read, the cached calendar must have the limit, too.
    await revalidate(host.site, () => fetch(`${url}/toronto/book-now`))
    const progress = { sent: 0, isDone: false }
    const cookie = await fetchDeskCookie(url, 'toronto')
    const stage = { url, cookie, office, progress }
    const bookOne = async (customer: Customer) => {
      while (!(await book(stage, customer)));
    }
    const concurrency = CONCURRENT_CUSTOMERS
    await pMap(customers, bookOne, { concurrency })
    await deliverBookings(environment)
    const applied = applyFaults(environment, progress, isQuick)
    await pMap(customers, (customer) => changeOften(stage, customer), { concurrency })
    progress.isDone = true
    await applied
    // A write of a killed site may still be on its way.
    await sleep(3_000)
    const runs = await settle(environment, [host.site], HOURS_LATER)
    const answers = customers.flatMap((customer) => customer.answers)
    const count = (one: string) => answers.filter(({ outcome }) => outcome === one).length
    const bookings = customers.reduce((sum, { booked }) => sum + booked.size, 0)
    console.log(
      `${name}: ${customers.length} customers, ${bookings} bookings, ${answers.length} changes: ${count('done')} done, ${count('unchanged')} refused, ${count('unknown')} unknown; ${host.kills.length} kills, ${runs} runs`,
    )
    return checkChanges(customers, jobsPerWindow, environment)
  })
}

async function deliverBookings(environment: Environment): Promise<void> {
  const { office, host } = environment
  const end = Date.now() + DELIVERY_MS
  while ((await countUndelivered(office)) > 0) {
    if (Date.now() < end) await sleep(100)
    else await settle(environment, [host.site], RUN_HOURS_LATER)
  }
}

/** Kills the site at many moments after a form was sent; some writes also lose their response. */
export const killAtEveryStep: ChangeFaults = async ({ database, host }, progress) => {
  let writes = 0
  database.setFault((_path, { method }) =>
    method === 'write' && ++writes % 8 === 0 ? 'apply-and-cut' : undefined,
  )
  for (let turn = 0; !progress.isDone; turn++) {
    await sleep(500)
    const { sent } = progress
    while (progress.sent === sent && !progress.isDone) await sleep(1)
    await sleep((turn * STEP_MS) % LAST_STEP_MS)
    await host.restart()
  }
  database.setFault(undefined)
}
