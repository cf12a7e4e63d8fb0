import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { env } from '@/lib/env'
import { encodeTime } from './push-id'
import { CHANNELS } from './channels'
import { deliver, deliverToChannels, retryMissedDeliveries, type DeliveryRun } from './delivery'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import type { DispatchList } from '@/lib/store/store'

const NOW = Date.now()
const MINUTE = 60_000
const RETRY_DELAYS = [0, 1, 1]

let server: Server
let responses: number[] // then 200
let receivedRequests: { key: string; body: unknown }[]
let lines: string[]
let store: ReturnType<typeof openMemoryStore>

beforeEach(async () => {
  ;[responses, receivedRequests, lines] = [[], [], []]
  store = openMemoryStore()
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      receivedRequests.push({
        key: String(request.headers['webhook-id']),
        body: JSON.parse(body),
      })
      response.writeHead(responses.shift() ?? 200).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  env.LEAD_WEBHOOK_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  env.LEAD_WEBHOOK_SECRET = 'webhook-'.repeat(5)
  jest.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line))
})
afterEach(() => {
  delete env.LEAD_WEBHOOK_URL
  delete env.VERCEL_ENV
  server.close()
  jest.restoreAllMocks()
})

function storeRecord(minutesAgo: number, list: DispatchList = 'leads'): string {
  const key = `${encodeTime(NOW - minutesAgo * MINUTE)}${'x'.repeat(12)}`
  store.records.set(`${list}/${key}`, { name: 'Mary Smith' })
  return key
}
const getMarkers = () => [...store.records.keys()].filter((path) => path.startsWith('handed_over/'))
async function retryMissed(
  channel = 'webhook',
  runLimitMs?: number,
): Promise<DeliveryRun | undefined> {
  return (await retryMissedDeliveries(store, store, NOW, runLimitMs))[channel]
}
const [webhook] = CHANNELS.filter(({ name }) => name === 'webhook')
async function deliverToWebhook(delivery: Parameters<typeof deliver>[2], delays: number[]) {
  if (!webhook) throw new Error('There is no channel of this name')
  return deliver(store, webhook, delivery, { retryDelays: delays })
}

test('A run that reaches its time limit leaves the rest and counts it', async () => {
  storeRecord(90)
  storeRecord(10)
  expect(await retryMissed('webhook', 0)).toEqual({ delivered: 0, pending: 2, overdue: 1 })
  expect(receivedRequests).toEqual([])
})

test('The receiver gets the record with its related records, and the store a marker', async () => {
  const key = storeRecord(0)
  store.records.set(`attribution/${key}`, { first: { gclid: 'A1' } })
  store.records.set(`consents/${key}`, { marketing: true })
  expect(await deliverToWebhook({ list: 'leads', key }, RETRY_DELAYS)).toBe(true)
  expect(receivedRequests).toEqual([
    {
      key,
      body: {
        list: 'leads',
        key,
        record: { name: 'Mary Smith' },
        attribution: { first: { gclid: 'A1' } },
        consents: { marketing: true },
      },
    },
  ])
  expect(store.records.get(`handed_over/${key}`)).toMatchObject({ list: 'leads', tries: 1 })
})

test('A failed delivery is tried three times', async () => {
  responses = [500, 503]
  const key = storeRecord(0)
  expect(await deliverToWebhook({ list: 'leads', key }, RETRY_DELAYS)).toBe(true)
  expect(receivedRequests.map((request) => request.key)).toEqual([key, key, key])
  expect(store.records.get(`handed_over/${key}`)).toMatchObject({ tries: 3 })
})

test('A consent withdrawn after the delivery is delivered again, under an id of its own', async () => {
  const key = storeRecord(10)
  const consents = { version: 'us-1', marketing: true }
  store.records.set(`consents/${key}`, consents)
  await retryMissed()
  store.records.set(`consent_changes/${key}`, { ...consents, marketing: false })
  responses = [500]
  expect(await retryMissed('withdrawal')).toEqual({ delivered: 0, pending: 1, overdue: 0 })
  expect(await retryMissed('withdrawal')).toEqual({ delivered: 1, pending: 0, overdue: 0 })
  expect(await retryMissed('withdrawal')).toEqual({ delivered: 0, pending: 0, overdue: 0 })
  const marketing = receivedRequests.map(
    ({ body }) => (body as { consents: typeof consents }).consents.marketing,
  )
  expect([marketing, new Set(receivedRequests.map((request) => request.key))]).toEqual([
    [true, false, false],
    new Set([key, `${key}.consents`]),
  ])
})

test('A person whose answer about marketing did not change is not announced as withdrawn', async () => {
  const key = storeRecord(10)
  store.records.set(`consents/${key}`, { marketing: false, advertising: true })
  store.records.set(`consent_changes/${key}`, { marketing: false, advertising: false })
  await retryMissed()
  expect(await retryMissed('withdrawal')).toEqual({ delivered: 0, pending: 0, overdue: 0 })
  expect(receivedRequests).toHaveLength(1)
})

test('A consent given after the delivery is not delivered again', async () => {
  const key = storeRecord(10)
  store.records.set(`consents/${key}`, { marketing: false })
  store.records.set(`consent_changes/${key}`, { marketing: true })
  await retryMissed()
  expect(await retryMissed()).toEqual({ delivered: 0, pending: 0, overdue: 0 })
  expect(receivedRequests.map(({ body }) => body)).toMatchObject([
    { consents: { marketing: false } },
  ])
})

test('A delivered record is not sent again by a retry of the visitor', async () => {
  const key = storeRecord(0)
  await deliverToWebhook({ list: 'leads', key }, RETRY_DELAYS)
  expect(await deliverToWebhook({ list: 'leads', key }, RETRY_DELAYS)).toBe(true)
  expect(receivedRequests).toHaveLength(1)
})

test('A failed delivery is logged without personal data and retried later', async () => {
  responses = [500, 500, 500]
  const key = storeRecord(5)
  expect(await deliverToWebhook({ list: 'leads', key }, RETRY_DELAYS)).toBe(false)
  expect(getMarkers()).toEqual([])
  expect(lines.join()).toContain('"outcome":"missed"')
  expect(lines.join()).not.toContain('Mary')
  expect(await retryMissed()).toEqual({ delivered: 1, pending: 0, overdue: 0 })
  expect(getMarkers()).toEqual([`handed_over/${key}`])
})

test('The retry run skips records that are new, old, quarantined or delivered', async () => {
  const lead = storeRecord(10)
  const job = storeRecord(20, 'jobs')
  storeRecord(1)
  storeRecord(4 * 24 * 60)
  const done = storeRecord(30)
  store.records.set(`handed_over/${done}`, { tries: 1 })
  store.records.set(`quarantine/leads/${lead}`, { name: 'Bot' })
  expect(await retryMissed()).toEqual({ delivered: 2, pending: 0, overdue: 0 })
  expect(receivedRequests.map((request) => request.key).sort()).toEqual([job, lead].sort())
  expect(await retryMissed()).toEqual({ delivered: 0, pending: 0, overdue: 0 })
})

test('A lead with a browser clock ahead is delivered by the next run', async () => {
  const ahead = [storeRecord(-1), storeRecord(-60), storeRecord(-23 * 60)]
  expect(await retryMissed()).toEqual({ delivered: 3, pending: 0, overdue: 0 })
  expect(receivedRequests.map((request) => request.key).sort()).toEqual(ahead.sort())
})

test('A run delivers a hundred, oldest first, and counts pending and overdue records', async () => {
  for (let n = 0; n < 130; n++) storeRecord(10 + n)
  const run = await retryMissed()
  expect(run).toMatchObject({ delivered: 100, pending: 30 })
  expect(run?.overdue).toBe(0)
  responses = Array<number>(30).fill(500)
  expect(await retryMissed()).toMatchObject({ delivered: 0, pending: 30 })
  storeRecord(70.5)
  responses = Array<number>(31).fill(500)
  expect(await retryMissed()).toMatchObject({ pending: 31, overdue: 1 })
})

test('A preview deployment delivers nothing', async () => {
  env.VERCEL_ENV = 'preview'
  await deliverToChannels(store, { list: 'leads', key: storeRecord(0) })
  expect(await retryMissed()).toBeUndefined()
  expect(receivedRequests).toEqual([])
})
