import { env, readEnv } from '@/lib/env'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { CHANNELS } from './channels'
import { deliver, deliverToChannels, type Delivery } from './delivery'
import { encodeTime } from '@/lib/store/record-key'

jest.mock('@/lib/store/store', () => ({
  ...jest.requireActual<object>('@/lib/store/store'),
  sleep: () => Promise.resolve(),
}))

const KEY = `${encodeTime(Date.now())}${'x'.repeat(12)}`
const LEAD = { list: 'leads', key: KEY } as const
const RECORD = { name: 'Mary Smith' }
const DETAILS = { form: 'full', attribution: { first: { gclid: 'A1' } } }
const IN_MEMORY = { ...LEAD, record: RECORD, details: DETAILS }

env.LEAD_WEBHOOK_URL = 'https://crm.example/hook'
env.LEAD_WEBHOOK_SECRET = 'webhook-'.repeat(5)

let store: ReturnType<typeof openMemoryStore>
let fetch: jest.SpyInstance
let log: jest.SpyInstance

beforeEach(() => {
  store = openMemoryStore()
  store.records.set(`leads/${KEY}`, RECORD)
  store.records.set(`details/${KEY}`, DETAILS)
  fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response()))
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

const getMarker = () => store.records.get(`deliveries/${KEY}:webhook`)
function listBodies(): unknown[] {
  const calls = fetch.mock.calls as [string, { body: string }][]
  return calls.map(([, { body }]) => JSON.parse(body) as unknown)
}
function answer(...statuses: number[]): void {
  for (const status of statuses) fetch.mockResolvedValueOnce(new Response(null, { status }))
}
function deliverToWebhook(request: Delivery = LEAD): Promise<boolean> {
  const [webhook] = CHANNELS.filter(({ name }) => name === 'webhook')
  if (!webhook) throw new Error('There is no webhook')
  return deliver(store, webhook, request)
}

test.each([
  ['that an earlier try has stored', LEAD],
  ['in memory', IN_MEMORY],
])(
  'The receiver gets a request %s with its details, and the store a marker',
  async (_how, request) => {
    expect(await deliverToWebhook(request)).toBe(true)
    expect(listBodies()).toEqual([{ ...LEAD, record: RECORD, details: DETAILS }])
    expect(getMarker()).toEqual({ at: expect.any(String) as string, tries: 1 })
  },
)

test('A new request is delivered without reading it, and read again for a retry', async () => {
  const read = jest.spyOn(store, 'read')
  const getReads = () => read.mock.calls.map(([list]) => list).filter((list) => list === 'leads')
  await deliverToWebhook(IN_MEMORY)
  expect(getReads()).toEqual([])
  store.records.delete(`deliveries/${KEY}:webhook`)
  answer(500)
  await deliverToWebhook(IN_MEMORY)
  expect(getReads()).toEqual(['leads'])
})

test('A failed delivery is tried three times', async () => {
  answer(500, 503)
  expect(await deliverToWebhook()).toBe(true)
  expect(fetch).toHaveBeenCalledTimes(3)
  expect(getMarker()).toMatchObject({ tries: 3 })
})

test('A delivery that fails three times is logged without personal data', async () => {
  answer(500, 500, 500)
  expect(await deliverToWebhook()).toBe(false)
  expect(getMarker()).toEqual({ tries: 3, failed_at: expect.any(String) as string })
  expect(log).toHaveBeenCalledWith(expect.stringContaining('"outcome":"missed"'))
  expect(log.mock.calls.join()).not.toContain('Mary')
})

test('A delivery that a run will try again is left to it by a retry of the visitor', async () => {
  answer(500, 500, 500)
  await deliverToWebhook()
  expect(await deliverToWebhook()).toBe(false)
  expect(fetch).toHaveBeenCalledTimes(3)
  expect(getMarker()).toMatchObject({ tries: 3 })
})

test('A change is sent once, beside its request', async () => {
  const change = { id: '0-cancelled', at: '2026-11-20T15:00:00Z', from: '', to: 'cancelled' }
  for (const request of [LEAD, { ...LEAD, change }, { ...LEAD, change }, LEAD])
    expect(await deliverToWebhook(request)).toBe(true)
  expect(listBodies()).toEqual([
    { ...LEAD, record: RECORD, details: DETAILS },
    { ...LEAD, record: RECORD, details: DETAILS, change },
  ])
  const markers = [...store.records.keys()].filter((path) => path.startsWith('deliveries/'))
  expect(markers).toEqual([`deliveries/${KEY}:webhook`, `deliveries/${KEY}:webhook:0-cancelled`])
})

test('A marker that is not written at first is written without a second message', async () => {
  jest
    .spyOn(store, 'createIfAbsent')
    .mockResolvedValueOnce({ status: 'unknown' })
    .mockResolvedValueOnce({ status: 'refused' })
  expect(await deliverToWebhook()).toBe(true)
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(getMarker()).toMatchObject({ tries: 1 })
})

test('A marker that is never written is logged as such', async () => {
  jest.spyOn(store, 'createIfAbsent').mockResolvedValue({ status: 'refused' })
  expect(await deliverToWebhook()).toBe(false)
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(log).toHaveBeenCalledWith(expect.stringContaining('"outcome":"unmarked"'))
})

test.each([
  ['removed', () => undefined],
  ['in quarantine', () => store.records.set(`quarantine/leads/${KEY}`, { name: 'Bot' })],
])('A record that is %s is not sent, and is not missed either', async (_where, move) => {
  store.records.delete(`leads/${KEY}`)
  move()
  expect(await deliverToWebhook()).toBe(true)
  expect(fetch).not.toHaveBeenCalled()
  expect(log).not.toHaveBeenCalled()
})

test('Two posts of one request at once send one message', async () => {
  await Promise.all([deliverToChannels(store, IN_MEMORY), deliverToChannels(store, LEAD)])
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('A preview deployment delivers nothing', async () => {
  const { LEAD_WEBHOOK_URL, LEAD_WEBHOOK_SECRET } = env
  Object.assign(env, readEnv({ LEAD_WEBHOOK_URL, LEAD_WEBHOOK_SECRET, VERCEL_ENV: 'preview' }))
  await deliverToChannels(store, IN_MEMORY)
  expect(fetch).not.toHaveBeenCalled()
})
