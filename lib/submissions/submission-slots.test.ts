import { createCanaryToken } from './canary-token'
import { env } from '@/lib/env'
import { CANARY_FIELD, ELAPSED_FIELD, HONEYPOT_FIELD, IDEMPOTENCY_KEY_FIELD } from '@/lib/forms/form'
import { getStore } from '@/lib/store'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { createIdempotencyKey } from './push-id.fixture'
import { readSubmission } from './read-submission'
import { saveSubmission } from './submission'
import { createRequest } from './submission.fixture'

jest.mock('@/lib/store')

const WINDOW = {
  locationId: 'toronto',
  date: '2026-11-23',
  window: { start: '09:00', end: '11:00' },
  jobsPerWindow: 4,
} as const

let store: ReturnType<typeof openMemoryStore>
let lines: string[]

beforeEach(() => {
  store = openMemoryStore(3)
  jest.mocked(getStore).mockResolvedValue(store)
  lines = []
  jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
  jest.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line))
})
afterEach(() => jest.restoreAllMocks())

interface Booking {
  visitor: number
  hidden?: Record<string, string>
  isTooLate?: boolean
}

function book({ visitor, hidden = {}, isTooLate = false }: Booking) {
  const form = new FormData()
  const fields = { [IDEMPOTENCY_KEY_FIELD]: createIdempotencyKey(Date.now()), ...hidden }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const ip = `203.0.${visitor >> 8}.${visitor & 255}`
  const { meta } = readSubmission(form, createRequest({ 'x-forwarded-for': ip }), [])
  const content = { cus_name: `Visitor ${visitor}` }
  const buildRecord = () => ({ ...content, location_id: 'toronto' })
  const rest = { list: 'jobs', cityKey: 'toronto', slot: WINDOW } as const
  return saveSubmission({ meta, content, buildRecord, isTooLate, ...rest })
}

const countKeys = async (list: 'jobs' | 'slots' | 'quarantine/jobs') =>
  Object.keys(await store.list(list)).length
const fillWindow = async () => {
  for (const visitor of [1, 2, 3, 4]) await book({ visitor })
}

test('Of 200 visitors at once for four slots, exactly four are stored', async () => {
  const visitors = Array.from({ length: 200 }, (_, visitor) => visitor)
  const results = await Promise.all(visitors.map((visitor) => book({ visitor })))
  const stored = results.filter(({ status }) => status === 'stored')
  expect(stored).toHaveLength(4)
  expect(results.filter(({ status }) => status === 'full')).toHaveLength(196)
  expect(Object.keys(await store.list('jobs'))).toEqual(stored.map(({ key }) => key).toSorted())
  expect(await countKeys('slots')).toBe(4)
  // Nothing else of the others is stored, either.
  expect(Object.keys(await store.list('job_details'))).toHaveLength(4)
})

test('A retry of a stored booking is thanked and claims nothing more', async () => {
  const hidden = { [IDEMPOTENCY_KEY_FIELD]: createIdempotencyKey(Date.now()) }
  const first = await book({ visitor: 1, hidden })
  expect(first).toMatchObject({ status: 'stored', slot: 'claimed' })
  for (const visitor of [2, 3, 4]) await book({ visitor })
  expect(await book({ visitor: 5 })).toMatchObject({ status: 'full' })
  expect(await book({ visitor: 1, hidden })).toMatchObject({ status: 'stored', key: first.key })
  await store.remove('slots', '2026-11-23-0900-toronto-00')
  expect(await book({ visitor: 1, hidden })).toMatchObject({ status: 'stored', key: first.key })
  expect([await countKeys('jobs'), await countKeys('slots')]).toEqual([4, 3])
})

test('A retry after a failed write keeps the slot', async () => {
  const hidden = { [IDEMPOTENCY_KEY_FIELD]: createIdempotencyKey(Date.now()) }
  const working = { ...store }
  store.create = (list, ...rest) =>
    list === 'jobs' ? Promise.resolve('refused') : working.create(list, ...rest)
  expect(await book({ visitor: 1, hidden })).toMatchObject({ status: 'refused' })
  store.create = (...args) => working.create(...args)
  for (const visitor of [2, 3, 4]) await book({ visitor })
  expect(await book({ visitor: 5 })).toMatchObject({ status: 'full' })
  expect(await book({ visitor: 1, hidden })).toMatchObject({ status: 'stored' })
  expect([await countKeys('jobs'), await countKeys('slots')]).toEqual([4, 4])
})

test('A full window is logged without an error', async () => {
  await fillWindow()
  lines = []
  await book({ visitor: 5 })
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: 'info', event: 'submission', outcome: 'full', slot: 'full', location: 'toronto' },
  ])
})

test.each([
  ['a filled honeypot', { [HONEYPOT_FIELD]: 'x' }],
  ['too short a time', { [ELAPSED_FIELD]: '0' }],
])('A booking with %s goes into quarantine without a slot', async (_what, hidden) => {
  await fillWindow()
  expect(await book({ visitor: 5, hidden })).toMatchObject({ status: 'stored' })
  expect([await countKeys('quarantine/jobs'), await countKeys('slots')]).toEqual([1, 4])
})

test('A visitor who sends the booking of the last slot again, in a new tab, is thanked', async () => {
  await fillWindow()
  expect(await book({ visitor: 4 })).toMatchObject({ status: 'stored' })
  expect([await countKeys('jobs'), await countKeys('quarantine/jobs')]).toEqual([4, 1])
})

test('Bookings for a full window do not use up the limit of their network', async () => {
  await fillWindow()
  for (let n = 0; n < 8; n++)
    expect(await book({ visitor: 5 })).toMatchObject({ status: 'full', slot: 'full' })
  await store.remove('slots', '2026-11-23-0900-toronto-03')
  expect(await book({ visitor: 5 })).toMatchObject({ status: 'stored', slot: 'last' })
})

test('A canary needs no slot', async () => {
  env.CANARY_SECRET = 's'.repeat(32)
  await fillWindow()
  const token = createCanaryToken(env.CANARY_SECRET, Date.now())
  const hidden = { [CANARY_FIELD]: token, [IDEMPOTENCY_KEY_FIELD]: '' }
  expect(await book({ visitor: 5, hidden })).toMatchObject({ status: 'stored' })
  expect(Object.keys(await store.list('canary/jobs'))).toHaveLength(1)
  expect(await countKeys('slots')).toBe(4)
  delete env.CANARY_SECRET
})

test('A booking for a closed day claims no slot', async () => {
  expect(await book({ visitor: 1, isTooLate: true })).toMatchObject({ status: 'tooLate' })
  expect([await countKeys('jobs'), await countKeys('slots')]).toEqual([0, 0])
})

test('While the slots cannot be read, the job is accepted and logged', async () => {
  await fillWindow()
  const working = { ...store }
  store.read = (list, ...rest) =>
    list === 'slots' ? Promise.reject(new Error('timeout')) : working.read(list, ...rest)
  expect(await book({ visitor: 5 })).toMatchObject({ status: 'stored', slot: 'unavailable' })
  expect(await countKeys('jobs')).toBe(5)
  expect(lines.at(-1)).toContain('"slot":"unavailable"')
})
