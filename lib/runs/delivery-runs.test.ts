import { env } from '@/lib/env'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { sleep } from '@/lib/store/store'
import { takeLease } from './lease'
import { retryMissedDeliveries, type DeliveryRun } from './missed-deliveries'
import { decodeTime, encodeTime } from '@/lib/store/record-key'

const [NOW, MINUTE, LEASE_PATH] = [Date.now(), 60_000, 'limits/zzzzzzzz-deliver']

env.LEAD_WEBHOOK_URL = 'https://crm.example/hook'
env.LEAD_WEBHOOK_SECRET = 'webhook-'.repeat(5)

let store: ReturnType<typeof openMemoryStore>
/** The location of each message. */
let sent: string[]
/** Of a location; the others answer at once. */
let answers: Record<string, () => Promise<Response>>

beforeEach(() => {
  store = openMemoryStore()
  sent = []
  answers = {}
  jest.spyOn(globalThis, 'fetch').mockImplementation((_url, { body } = {}) => {
    const { record } = JSON.parse(body as string) as { record: { location_id: string } }
    const location = record.location_id
    sent.push(location)
    return answers[location]?.() ?? Promise.resolve(new Response())
  })
  jest.spyOn(console, 'error').mockImplementation()
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const fail = () => Promise.reject(new Error('down'))
let count = 0
function storeRequests(location: string, number: number, ageMinutes: number): string[] {
  return Array.from({ length: number }, () => {
    const key = encodeTime(NOW - ageMinutes * MINUTE) + String(count++).padStart(12, '0')
    store.records.set(`leads/${key}`, { location_id: location })
    return key
  })
}
const getMarker = (key = '') => store.records.get(`deliveries/${key}:webhook`)
async function run(holder = 'a run'): Promise<DeliveryRun | string | undefined> {
  const result = await retryMissedDeliveries(store, holder, NOW)
  return 'heldBy' in result ? result.heldBy : result.channels.webhook
}

test('Those that always fail do not keep a later one waiting', async () => {
  answers.toronto = fail
  storeRequests('toronto', 105, 90)
  expect(await run()).toMatchObject({ delivered: 0, pending: 105 })
  const [later] = storeRequests('dallas', 1, 10)
  expect(await run()).toMatchObject({ delivered: 1, pending: 105 })
  expect(getMarker(later)).toMatchObject({ tries: 1 })
})

test('Each run begins with those that were tried least', async () => {
  answers.toronto = fail
  const keys = storeRequests('toronto', 150, 90)
  const countTries = (tries: number) => keys.filter((key) => getMarker(key)?.tries === tries).length
  await run()
  expect(countTries(1)).toBe(100)
  await run()
  expect([countTries(1), countTries(2)]).toEqual([100, 50])
})

test('A city whose messages hang leaves senders to the others', async () => {
  const others = Promise.withResolvers<void>()
  answers.toronto = () => others.promise.then(fail)
  answers.dallas = () => {
    if (sent.filter((location) => location === 'dallas').length === 30) others.resolve()
    return Promise.resolve(new Response())
  }
  storeRequests('toronto', 30, 90)
  storeRequests('dallas', 30, 10)
  expect(await run()).toMatchObject({ delivered: 30, pending: 30 })
})

test('The tries of all runs are counted, and a delivery ends the count', async () => {
  answers.toronto = fail
  const [key] = storeRequests('toronto', 1, 10)
  await run()
  await run()
  expect(getMarker(key)).toEqual({ tries: 2, failed_at: expect.any(String) as string })
  delete answers.toronto
  await run()
  expect(getMarker(key)).toEqual({ tries: 3, at: expect.any(String) as string })
  expect(await run()).toMatchObject({ delivered: 0, pending: 0 })
})

test('Of two runs at once the second sends nothing, and says who holds the lease', async () => {
  storeRequests('toronto', 20, 10)
  answers.toronto = () => sleep(10).then(() => new Response())
  const results = await Promise.all([run('the cron job'), run('Anna')])
  expect(results).toEqual([
    { delivered: 20, pending: 0, overdue: 0 },
    expect.stringMatching(/^the cron job, since 20\d\d-/) as string,
  ])
  expect(sent).toHaveLength(20)
  expect(await run('Anna')).toMatchObject({ pending: 0 })
  expect(store.records.has(LEASE_PATH)).toBe(false)
})

const take = (holder: string) => takeLease(store, holder, Date.now() + 5_000)

test('A run that dies holds up the others for five minutes, and one of them goes on', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  await take('dead')
  expect(await take('b')).toMatchObject({ heldBy: expect.stringContaining('dead,') as string })
  jest.setSystemTime(Date.now() + 5 * MINUTE)
  const leases = await Promise.all(['b', 'c', 'd'].map(take))
  const [own, ...others] = leases.filter((lease) => 'release' in lease)
  await own?.release()
  expect(others).toEqual([])
  expect([...store.records.keys()]).toEqual([])
})

test('A broken lease is taken over, and a failure of that is no other run', async () => {
  store.records.set(LEASE_PATH, { holder: 'Anna' })
  jest.spyOn(store, 'replace').mockResolvedValueOnce('unknown')
  await expect(take('b')).rejects.toThrow('the ended lease is not taken over: unknown')
  expect(await take('b')).toHaveProperty('release')
})

test('A run that its deadline ends keeps the lease: a message may be on its way', async () => {
  storeRequests('toronto', 1, 10)
  answers.toronto = () => new Promise(() => undefined)
  jest.useFakeTimers({ advanceTimers: true })
  const ended = run()
  await jest.advanceTimersByTimeAsync(25_000)
  expect(await ended).toMatchObject({ pending: 1 })
  expect(await run('Anna')).toContain('a run, since')
})

const HOUR = Date.UTC(2026, 10, 24, 12)
/** How far the runs that began at these minutes of an hour looked back. */
async function listDays(...minutes: number[]): Promise<number[]> {
  const list = jest.spyOn(store, 'list')
  for (const minute of minutes)
    await retryMissedDeliveries(store, 'a run', HOUR + minute * MINUTE).catch(() => undefined)
  return list.mock.calls
    .filter(([name]) => name === 'leads')
    .map(([, { since = '' } = {}]) => Math.round((HOUR - decodeTime(since)) / (24 * 60 * MINUTE)))
}

test('The first run of an hour reads a month, the others three days', async () => {
  // And a day for a clock that was ahead.
  expect(await listDays(0, 10)).toEqual([32, 4])
})

test('A long look that fails is repeated by the next run of the hour', async () => {
  jest.spyOn(store, 'list').mockImplementationOnce(fail)
  expect(await listDays(0, 10, 20)).toEqual([32, 32, 4])
})
