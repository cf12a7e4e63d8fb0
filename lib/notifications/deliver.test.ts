import { env } from '@/lib/env'
import { encodeTime } from '@/lib/forms/push-key'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { toInstant } from '@/lib/dates/instant'
import { addDays } from '@/lib/dates/wall-clock'
import { parseRequest } from '@/lib/requests/request'
import { JOB } from '@/lib/store/records.fixture'
import { failWrites } from '@/lib/submissions/submission.fixture'
import { deliver, deliverNow } from './deliver'
import { addEntry, type OutboxEntry } from './outbox'

jest.mock('@/lib/deadline', () => ({
  ...jest.requireActual<object>('@/lib/deadline'),
  sleep: () => Promise.resolve(),
}))

const KEY = `${encodeTime(Date.now())}${'x'.repeat(12)}`
const RECORD = { name: 'Mary Smith' }
const DETAILS = { form: 'full', city: 'toronto', attribution: { first: { gclid: 'A1' } } }
const REQUEST = { list: 'leads', key: KEY, record: RECORD, details: DETAILS } as const
const ENTRY: OutboxEntry = {
  ...{ list: 'leads', key: KEY, id: 'id', messageKind: 'request' },
  at: toInstant(new Date()),
}
const CHANGE: OutboxEntry = {
  ...{ ...ENTRY, messageKind: 'change', change_id: '0-cancelled' },
  ...{ from: '', to: 'cancelled' },
}

env.LEAD_WEBHOOK_URL = 'https://crm.example/hook'
env.LEAD_WEBHOOK_SECRET = 'webhook-'.repeat(5)

let store: ReturnType<typeof openMemoryStore>
let fetch: jest.SpyInstance
let log: jest.SpyInstance

beforeEach(() => {
  store = openMemoryStore()
  store.records.set(`details/${KEY}`, DETAILS)
  fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response()))
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

const getSent = () => store.records.get(`details/${KEY}`)?.sent
function listBodies(): unknown[] {
  const calls = fetch.mock.calls as [string, { body: string }][]
  return calls.map(([, { body }]) => JSON.parse(body) as unknown)
}
function answer(...statuses: number[]): void {
  for (const status of statuses) fetch.mockResolvedValueOnce(new Response(null, { status }))
}
const getStored = () =>
  parseRequest('leads', KEY, RECORD, store.records.get(`details/${KEY}`) ?? {})
const send = (entry: Partial<OutboxEntry> = {}) =>
  deliver(store, getStored(), { ...ENTRY, ...entry })

test('The receiver gets a request with its details, once, and the details say when', async () => {
  for (let n = 0; n < 2; n++) expect(await send()).toMatchObject({ isDone: true })
  expect(listBodies()).toEqual([REQUEST])
  expect(getSent()).toEqual({ webhook: expect.stringMatching(/^\d{4}-.*Z$/) as string })
})

test('A request and its change are in the office’s index, even without a mail server', async () => {
  await send()
  const [path] = [...store.records.keys()].filter((one) => one.startsWith('desk/'))
  expect(path).toBe(`desk/toronto-${KEY}`)
  expect(store.records.get(`desk/toronto-${KEY}`)).toMatchObject({ waits_for: 'decide' })
  const change = { at: ENTRY.at, by: 'customer', from: '', to: 'cancelled' }
  store.records.set(`details/${KEY}`, { ...DETAILS, changes: { '0-cancelled': change } })
  await send(CHANGE)
  expect(store.records.has(`desk/toronto-${KEY}`)).toBe(false)
  expect(store.records.get(`desk/toronto~${KEY}`)).toMatchObject({ waits_for: '' })
})

test('A request that the index does not certainly have is retried', async () => {
  const transact = jest.spyOn(store, 'transact').mockResolvedValue({ status: 'unknown' })
  expect(await send()).toMatchObject({ isDone: false, undelivered: [] })
  transact.mockRestore()
  expect(await send()).toMatchObject({ isDone: true })
  expect(listBodies()).toHaveLength(1)
})

test.each([
  ['a reminder', { email: 'mary@example.com' }, { day_mail: 'no' }],
  ['a day mail', {}, {}],
])('A pickup without %s for its day is retried', async (_what, details, location) => {
  env.SMTP_URL = 'smtp://localhost'
  const date = addDays(toInstant(new Date()).slice(0, 10), 14)
  store.records.set('locations/toronto', { tracking_phone: '416-555-0110', ...location })
  const sent = { email: 'sent', customer: 'sent', webhook: 'sent' }
  const pickup = parseRequest('jobs', KEY, { ...JOB, date }, { ...DETAILS, ...details, sent })
  const entry = { ...ENTRY, list: 'jobs' } as const
  const failing = failWrites(store, 'outbox')
  expect(await deliver(failing, pickup, entry)).toMatchObject({ isDone: false, undelivered: [] })
  expect(await deliver(store, pickup, entry)).toMatchObject({ isDone: true })
  expect(await store.list('outbox')).not.toEqual({})
  env.SMTP_URL = undefined
})

test('A new entry is tried three times right away, an entry of a cron run once', async () => {
  const queued = await addEntry(store, ENTRY)
  answer(500, 503)
  await deliverNow(store, getStored(), queued)
  expect(fetch).toHaveBeenCalledTimes(3)
  expect(store.records.has(`outbox/${queued.entryKey}`)).toBe(false)
  answer(500)
  expect(await send(CHANGE)).toMatchObject({ isDone: false, undelivered: ['webhook'] })
  expect(fetch).toHaveBeenCalledTimes(4)
})

test('A slow receiver is left to a cron run: the function would be stopped after 30 seconds', async () => {
  const queued = await addEntry(store, ENTRY)
  let now = Date.now()
  jest.spyOn(Date, 'now').mockImplementation(() => now)
  fetch.mockImplementation(() => {
    now += 10_000
    return Promise.resolve(new Response(null, { status: 500 }))
  })
  await deliverNow(store, getStored(), queued)
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(store.records.has(`outbox/${queued.entryKey}`)).toBe(true)
})

test('A message that fails stays queued and is logged without personal data', async () => {
  answer(500, 500, 500)
  const queued = await addEntry(store, ENTRY)
  await deliverNow(store, getStored(), queued)
  expect(getSent()).toBeUndefined()
  expect(store.records.has(`outbox/${queued.entryKey}`)).toBe(true)
  expect(log).toHaveBeenCalledWith(expect.stringContaining('"outcome":"undelivered"'))
  expect(log.mock.calls.join()).not.toContain('Mary')
  await deliverNow(store, getStored(), queued)
  expect(store.records.has(`outbox/${queued.entryKey}`)).toBe(false)
})

test('A change and a withdrawn consent are delivered beside the request, each once', async () => {
  const withdrawal = { messageKind: 'withdrawal' } as const
  for (const entry of [{}, CHANGE, withdrawal, CHANGE, {}])
    expect(await send(entry)).toMatchObject({ isDone: true })
  const change = { id: '0-cancelled', at: ENTRY.at, from: '', to: 'cancelled' }
  expect(listBodies()).toMatchObject([REQUEST, { ...REQUEST, change }, { list: 'leads', key: KEY }])
  const calls = fetch.mock.calls as [string, { headers: Record<string, string> }][]
  expect(calls.map(([, { headers }]) => headers['webhook-id'])).toEqual([
    KEY,
    `${KEY}.0-cancelled`,
    `${KEY}.withdrawal`,
  ])
  expect(Object.keys(getSent() ?? {})).toEqual([
    'webhook',
    'webhook:0-cancelled',
    'webhook:withdrawal',
  ])
})

test('A message that was sent but not noted counts as delivered', async () => {
  store.update = () => Promise.reject(new Error('down'))
  expect(await send()).toMatchObject({ isDone: true })
  expect(log).toHaveBeenCalledWith(expect.stringContaining('"outcome":"not-noted"'))
})

test('A message that is too old is given up, and the log, the run and the office show it', async () => {
  const gaveUp = { undelivered: [], gaveUp: ['webhook'], isDone: true }
  expect(await send({ at: '2026-11-01T15:00:00Z' })).toEqual(gaveUp)
  expect(fetch).not.toHaveBeenCalled()
  expect(log).toHaveBeenCalledWith(expect.stringContaining('"outcome":"gave-up"'))
  expect(getStored().flags).toEqual(['Not delivered by webhook'])
  expect(await send({ at: '2026-11-01T15:00:00Z' })).toEqual({ ...gaveUp, gaveUp: [] })
})
