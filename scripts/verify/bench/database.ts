import { setTimeout as sleep } from 'node:timers/promises'
import { postForm, VALID_MOVE } from '@/e2e/support/pages/post-form'
import type { DatabaseServer } from '@/e2e/support/servers/database-server'
import type { Site } from '@/e2e/support/servers/site'
import { fetchForm } from '@/lib/http/plain-form'
import { encodeTime } from '@/lib/forms/push-key'
import { DETAILS, JOB, LEAD } from '@/lib/store/records.fixture'
import { runCron } from '@/scripts/verify/fault-injection/deliveries'
import { withEnvironment, type StoreName } from '@/scripts/verify/fault-injection/environment'
import { getPercentile, makeMarkdownTable } from '@/scripts/verify/figures'
import { fetchDeskCookie, SITE_KEY } from '@/e2e/support/servers/desk'
import { getCityClock } from '@/lib/cities/cities'
import { DAY_MS, MINUTE_MS } from '@/lib/dates/durations'
import { ARRIVAL_WINDOWS } from '@/lib/dates/schedule'
import { addDays } from '@/lib/dates/wall-clock'
import { env } from '@/lib/env'
import { toInstant } from '@/lib/dates/instant'
import { createWindowKey } from '@/lib/locations/reservations'
import { saveToDesk } from '@/lib/requests/desk-index'
import { loadRequest } from '@/lib/requests/load-request'
import { OutcomeSchema } from '@/lib/requests/outcome'
import { createBookingPath } from '@/lib/security/signed-links'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import type { ListName, StoredRecord } from '@/lib/store/store'

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
      ['run that finds nothing due', ...(await measureStory(runCron))],
      ['request, its messages and the next run', ...(await measureStory(sendRequest))],
    ],
  )
}

async function measureStory(
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

const AREA = 'toronto'
const OPEN_COUNT = 750
const DECIDED_COUNT = 3_000
/** Two of the three reservations of each window in the next ten days. */
const BOOKED_COUNT = 2 * ARRIVAL_WINDOWS.length * 10
const LOADS = 11

export async function measureDeskLoads(): Promise<string> {
  const lists = await createLists()
  const rows = [await measureDesk('database', lists), await measureDesk('sqlite', lists)]
  const headings = ['desk', 'desk, ms', "customer's page, ms", 'ratio', 'kB from the database']
  return makeMarkdownTable(headings, rows)
}

type Lists = Map<ListName, Record<string, StoredRecord>>

/** Stores requests as the site does. A third of the open ones are pickups to confirm. */
async function createLists(): Promise<Lists> {
  const store = openMemoryStore()
  const lists: Lists = new Map()
  const put = (list: ListName, key: string, record: StoredRecord) => {
    store.records.set(`${list}/${key}`, record)
    lists.set(list, Object.assign(lists.get(list) ?? {}, { [key]: record }))
  }
  const now = new Date()
  const today = getCityClock(AREA, now).date
  for (let n = 0; n < OPEN_COUNT + DECIDED_COUNT + BOOKED_COUNT; n++) {
    const isBooked = n >= OPEN_COUNT + DECIDED_COUNT
    const isDecided = !isBooked && n >= OPEN_COUNT
    const at = now.getTime() - DAY_MS - (n % OPEN_COUNT) * 55 * MINUTE_MS
    const key = encodeTime(at) + String(n).padStart(12, '0')
    const list = isBooked || n % 3 === 0 ? 'jobs' : 'leads'
    const window = ARRIVAL_WINDOWS[n % ARRIVAL_WINDOWS.length] ?? { start: '09:00', end: '11:00' }
    // Decided pickups are over; every third open one is ahead.
    const ahead = isBooked ? Math.floor(n / ARRIVAL_WINDOWS.length) : Math.floor(n / 3)
    const isAhead = isBooked || (!isDecided && n % 9 === 0)
    const date = addDays(today, isAhead ? 1 + (ahead % 10) : -1 - (n % 20))
    const job = { ...JOB, date, start_time: window.start, end_time: window.end }
    put(list, key, list === 'jobs' ? job : LEAD)
    put('details', key, {
      ...DETAILS,
      ...{ form: list === 'jobs' ? 'pickup' : 'full', at: toInstant(new Date(at)) },
      ...(list === 'jobs' && { answers: { items: 'piano', load: 'half' } }),
      ...(!isBooked && { confirm_by_phone: true }),
    })
    const outcome = isDecided && { won: n % 2 === 0, at: toInstant(now), lost: 'price' as const }
    if (outcome) put('outcomes', key, outcome)
    const windowKey = createWindowKey(AREA, `${date} ${window.start}`)
    if (isBooked) put('slots', windowKey, { ...lists.get('slots')?.[windowKey], [key]: key })
    const request = await loadRequest(store, list, key)
    if (request) await saveToDesk(store, request, OutcomeSchema.safeParse(outcome).data, now)
  }
  lists.set('desk', await store.list('desk'))
  return lists
}

function measureDesk(name: StoreName, lists: Lists): Promise<string[]> {
  return withEnvironment('bench', name, async ({ database, office, host }) => {
    for (const [list, records] of lists)
      if (name === 'database') database.put(`/${list}`, records)
      else
        for (const [key, record] of Object.entries(records))
          await office.transact(list, key, Date.now() + MINUTE_MS, () => record)
    await office.transact('locations', AREA, Date.now() + MINUTE_MS, (location) => ({
      ...location,
      jobs_per_window: 3,
    }))
    const { url } = host.site
    const headers = { cookie: await fetchDeskCookie(url, AREA) }
    env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY = SITE_KEY
    const [key = ''] = Object.keys(lists.get('jobs') ?? {})
    const customerUrl = url + createBookingPath(AREA, key)
    const load = async (address: string, text: string) => {
      const [start, before] = [performance.now(), database.bytes]
      const html = await (await fetch(address, { headers })).text()
      if (!html.includes(text)) throw new Error(`${address} lacks "${text}"`)
      const ms = performance.now() - start
      await sleep(QUIET_MS)
      return { ms, bytes: database.bytes - before }
    }
    const desk: Awaited<ReturnType<typeof load>>[] = []
    const customer: typeof desk = []
    for (let n = 0; n <= LOADS; n++) {
      desk.push(await load(`${url}/${AREA}/desk`, 'Close this day'))
      customer.push(await load(customerUrl, DETAILS.reference))
    }
    // The first loads open the connection.
    const getMedian = (loads: typeof desk, field: 'ms' | 'bytes') =>
      getPercentile(
        loads.slice(1).map((one) => one[field]),
        0.5,
      ) ?? NaN
    const [deskMs, customerMs] = [getMedian(desk, 'ms'), getMedian(customer, 'ms')]
    const bytes = (getMedian(desk, 'bytes') / 1_000).toFixed(0)
    return [
      ...[name, deskMs.toFixed(0), customerMs.toFixed(0), (deskMs / customerMs).toFixed(1)],
      name === 'database' ? bytes : '',
    ]
  })
}
