import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { env } from '@/lib/env'
import { encodeTime } from './push-id'
import { handOver, handOverMissed } from './hand-over'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import type { DispatchList } from '@/lib/store/store'

const NOW = Date.now()
const MINUTE = 60_000
const PAUSES = [0, 1, 1]

let server: Server
/** What the receiver answers, one after another; then 200. */
let answers: number[]
let got: { key: string; body: unknown }[]
let lines: string[]
let store: ReturnType<typeof openMemoryStore>

beforeEach(async () => {
  ;[answers, got, lines] = [[], [], []]
  store = openMemoryStore()
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      got.push({ key: String(request.headers['idempotency-key']), body: JSON.parse(body) })
      response.writeHead(answers.shift() ?? 200).end()
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

/** Stores a record that was sent so many minutes ago. */
function put(minutes: number, list: DispatchList = 'leads'): string {
  const key = `${encodeTime(NOW - minutes * MINUTE)}${'x'.repeat(12)}`
  store.records.set(`${list}/${key}`, { name: 'Mary Smith' })
  return key
}
const marked = () => [...store.records.keys()].filter((path) => path.startsWith('handed_over/'))
const missed = () => handOverMissed(store, store, NOW)

test('The receiver gets the record with all that stands beside it, and the store a marker', async () => {
  const key = put(0)
  store.records.set(`attribution/${key}`, { first: { gclid: 'A1' } })
  store.records.set(`consents/${key}`, { marketing: true })
  expect(await handOver(store, { list: 'leads', key }, PAUSES)).toBe(true)
  expect(got).toEqual([
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

test('A receiver that fails twice gets it the third time', async () => {
  answers = [500, 503]
  const key = put(0)
  expect(await handOver(store, { list: 'leads', key }, PAUSES)).toBe(true)
  expect(got.map((call) => call.key)).toEqual([key, key, key])
  expect(store.records.get(`handed_over/${key}`)).toMatchObject({ tries: 3 })
})

test('The receiver gets no tick that was withdrawn, and is called again where it got one', async () => {
  const key = put(10)
  const consents = { version: 'us-1', marketing: true }
  store.records.set(`consents/${key}`, consents)
  await missed()
  store.records.set(`consent_changes/${key}`, { ...consents, marketing: false })
  answers = [500]
  expect(await missed()).toEqual({ handedOver: 0, waiting: 1, late: 0 })
  expect(await missed()).toEqual({ handedOver: 1, waiting: 0, late: 0 })
  expect(await missed()).toEqual({ handedOver: 0, waiting: 0, late: 0 })
  const told = got.map(({ body }) => (body as { consents: typeof consents }).consents.marketing)
  expect([told, new Set(got.map((call) => call.key))]).toEqual([
    [true, false, false],
    new Set([key]),
  ])
})

test('A tick that came later does not count, and nobody is called again', async () => {
  const key = put(10)
  store.records.set(`consents/${key}`, { marketing: false })
  store.records.set(`consent_changes/${key}`, { marketing: true })
  await missed()
  expect(await missed()).toEqual({ handedOver: 0, waiting: 0, late: 0 })
  expect(got.map(({ body }) => body)).toMatchObject([{ consents: { marketing: false } }])
})

test('What was handed over is not sent again by the visitor’s next try', async () => {
  const key = put(0)
  await handOver(store, { list: 'leads', key }, PAUSES)
  expect(await handOver(store, { list: 'leads', key }, PAUSES)).toBe(true)
  expect(got).toHaveLength(1)
})

test('A receiver that stays down is told later, and the log says so without a name', async () => {
  answers = [500, 500, 500]
  const key = put(5)
  expect(await handOver(store, { list: 'leads', key }, PAUSES)).toBe(false)
  expect(marked()).toEqual([])
  expect(lines.join()).toContain('"outcome":"missed"')
  expect(lines.join()).not.toContain('Mary')
  expect(await missed()).toEqual({ handedOver: 1, waiting: 0, late: 0 })
  expect(marked()).toEqual([`handed_over/${key}`])
})

test('A look at what was missed finds leads and jobs, but not what is new, old or handed over', async () => {
  const lead = put(10)
  const job = put(20, 'jobs')
  put(1)
  put(4 * 24 * 60)
  const done = put(30)
  store.records.set(`handed_over/${done}`, { tries: 1 })
  store.records.set(`quarantine/leads/${lead}`, { name: 'Bot' })
  expect(await missed()).toEqual({ handedOver: 2, waiting: 0, late: 0 })
  expect(got.map((call) => call.key).sort()).toEqual([job, lead].sort())
  expect(await missed()).toEqual({ handedOver: 0, waiting: 0, late: 0 })
})

test('A lead whose browser clock runs ahead is handed over by the next run', async () => {
  const ahead = [put(-1), put(-60), put(-23 * 60)]
  expect(await missed()).toEqual({ handedOver: 3, waiting: 0, late: 0 })
  expect(got.map((call) => call.key).sort()).toEqual(ahead.sort())
})

test('A run takes a hundred, and tells what waits, and what has waited for an hour', async () => {
  for (let n = 0; n < 130; n++) put(10 + n)
  const run = await missed()
  expect(run).toMatchObject({ handedOver: 100, waiting: 30 })
  // The oldest went first.
  expect(run.late).toBe(0)
  answers = Array<number>(30).fill(500)
  expect(await missed()).toMatchObject({ handedOver: 0, waiting: 30 })
  put(70.5)
  answers = Array<number>(31).fill(500)
  expect(await missed()).toMatchObject({ waiting: 31, late: 1 })
})

test('A preview hands nothing over', async () => {
  env.VERCEL_ENV = 'preview'
  expect(await handOver(store, { list: 'leads', key: put(0) }, PAUSES)).toBe(false)
  expect(got).toEqual([])
})

test('What somebody asked us to remove meanwhile is not sent', async () => {
  const key = put(5)
  store.records.delete(`leads/${key}`)
  expect(await handOver(store, { list: 'leads', key }, [0])).toBe(false)
  expect(got).toEqual([])
})
