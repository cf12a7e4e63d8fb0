import { openMemoryStore } from '@/lib/store/memory.fixture'
import { JOB } from '@/lib/store/records.fixture'
import { releaseLeftReservations } from './compare-windows'
import { env } from '@/lib/env'
import { listDue } from '@/lib/notifications/outbox'
import { saveToDesk } from '@/lib/requests/desk-index'
import type { Request } from '@/lib/requests/request'
import { changeRequest, PICKUP, QUOTE } from '@/lib/requests/requests.fixture'
import { trimDesk } from './trim-desk'
import { encodeTime } from '@/lib/forms/push-key'
import { runCanary } from './canary'

jest.mock('@/lib/deadline', () => ({
  ...jest.requireActual<object>('@/lib/deadline'),
  sleep: () => Promise.resolve(mockSleep()),
}))

const mockSleep = jest.fn()

const WINDOW = 'slots/2026-11-21-0900-toronto'
const AT_NINE = { ...JOB, start_time: '09:00', end_time: '11:00' }
let store: ReturnType<typeof openMemoryStore>

beforeEach(() => {
  mockSleep.mockReset()
  store = openMemoryStore()
  store.records.set('locations/toronto', { tracking_phone: '416-555-0110', jobs_per_window: 3 })
  store.records.set('jobs/here', AT_NINE)
  store.records.set('jobs/cancelled', { ...AT_NINE, job_status: 'cancelled' })
  store.records.set('jobs/moved', { ...AT_NINE, date: '2026-11-22' })
  store.records.set(WINDOW, { here: 'a', cancelled: 'b', moved: 'c' })
})

const compare = () => releaseLeftReservations(store, '2026-11-20')

test('A full window loses the reservations of jobs that staff have moved or cancelled', async () => {
  expect(await compare()).toBe(2)
  expect(store.records.get(WINDOW)).toEqual({ here: 'a' })
  expect(await compare()).toBe(0)
})

test('Past windows and windows with a free reservation are not read', async () => {
  const past = 'slots/2026-11-19-0900-toronto'
  store.records.set(past, { cancelled: 'b', moved: 'c', here: 'a' })
  store.records.set(WINDOW, { cancelled: 'b', moved: 'c' })
  expect(await compare()).toBe(0)
  expect(store.records.get(past)).toHaveProperty('moved')
})

test('The reservation of a change or booking under way stays', async () => {
  store.records.set(WINDOW, { booked: 'a', cancelled: 'b', moved: 'c' })
  mockSleep.mockImplementation(() => {
    store.records.set('jobs/moved', AT_NINE)
    store.records.set(WINDOW, { booked: 'a', cancelled: 'taken again', moved: 'c' })
  })
  await compare()
  expect(store.records.get(WINDOW)).toMatchObject({ booked: 'a', moved: 'c' })
})

const BOOKED_AT = new Date('2026-11-21T15:00:00Z')
const DAY_AFTER = new Date('2026-12-02T15:00:00Z')

async function put(request: Request): Promise<void> {
  store.records.set(`${request.list}/${request.key}`, request.record)
  store.records.set(`details/${request.key}`, request.details)
  await saveToDesk(store, request, undefined, BOOKED_AT)
}
const trim = (deadline = Infinity) => trimDesk(store, DAY_AFTER, deadline)
const listEntries = () => [...store.records.keys()].filter((path) => path.startsWith('desk/'))

test('A pickup stays in the index for sixty days after its day', async () => {
  await put(PICKUP)
  await put({ ...changeRequest(PICKUP, { date: '2026-12-02' }), key: '-O00000later00000000' })
  await put(QUOTE)
  await trim(0)
  expect(listEntries()).toContain(`desk/toronto-${PICKUP.key}`)
  await trim()
  expect(listEntries().toSorted()).toEqual([
    `desk/toronto-${QUOTE.key}`,
    'desk/toronto--O00000later00000000',
    `desk/toronto~${PICKUP.key}`,
  ])
  expect(store.records.get(`desk/toronto~${PICKUP.key}`)).toMatchObject({ until: '2027-01-31' })
})

test('A decided request no longer waits, and a removed one has no entry', async () => {
  await put(QUOTE)
  await put({ ...QUOTE, key: '-O00000removed000000' })
  store.records.delete('leads/-O00000removed000000')
  store.records.set(`outcomes/${QUOTE.key}`, { won: true, at: '2026-11-22T15:00:00Z' })
  await trim()
  expect(listEntries()).toEqual([`desk/toronto~${QUOTE.key}`])
})

test('A pickup that staff moved is on its new day; correct entries stay unwritten', async () => {
  await put(changeRequest(PICKUP, { date: '2026-12-04' }))
  await put(QUOTE)
  store.records.set(`jobs/${PICKUP.key}`, { ...PICKUP.record, date: '2026-12-05' })
  const transact = jest.spyOn(store, 'transact')
  await trim()
  await trim()
  expect(new Set(transact.mock.calls.map(([, key]) => key.slice(-20)))).toEqual(
    new Set([PICKUP.key]),
  )
  expect(transact).toHaveBeenCalledTimes(2)
  expect(store.records.get(`desk/toronto-${PICKUP.key}`)).toMatchObject({ date: '2026-12-05' })
})

test('A move that was confirmed before there were reminders gets one', async () => {
  env.SMTP_URL = 'smtp://mail.example'
  const confirmed = { at: '2026-11-22T15:00:00Z', by: 'office', from: '', confirmed: true }
  const changes = { '0-day': { ...confirmed, to: '2026-12-10' } }
  await put(changeRequest(QUOTE, {}, { changes }))
  await put({ ...QUOTE, key: '-O00000quote00000000' })
  for (let n = 0; n < 2; n++) await trim()
  env.SMTP_URL = undefined
  const queued = await listDue(store)
  expect(queued.map(({ entryKey }) => entryKey)).toEqual([
    `${encodeTime(Date.parse('2026-12-08T21:00:00Z'))}${QUOTE.key}:2026-12-10`,
  ])
})

const HOUR = 3_600_000

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('down'))
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const hang = () => new Promise<never>(() => undefined)

test('A canary whose store hangs ends within the function’s 30 s', async () => {
  jest.spyOn(console, 'error').mockImplementation()
  jest.useFakeTimers({ advanceTimers: true })
  const ended = jest.fn()
  const store = { ...openMemoryStore(), list: hang, remove: hang }
  void runCanary('http://x', store).then(ended)
  await jest.advanceTimersByTimeAsync(25_000)
  expect(ended).toHaveBeenCalled()
})

test('A run removes marked canaries that are older than an hour, and nothing else', async () => {
  const store = openMemoryStore()
  const put = (list: 'leads' | 'jobs', hours: number, message: string, suspicions: string) => {
    const key = encodeTime(Date.now() - hours * HOUR) + `${store.records.size}`.padStart(12, 'x')
    const field = list === 'leads' ? 'note_from_customer' : 'description'
    store.records.set(`quarantine/${list}/${key}`, { [field]: message })
    store.records.set(`details/${key}`, { suspicions })
    return key
  }
  put('leads', 2, 'Canary 1', 'canary')
  put('jobs', 25, 'Canary 2', 'canary')
  const kept = [
    put('leads', 0.5, 'Canary of a run that is under way', 'canary'),
    put('leads', 2, 'Canary-yellow sofa', 'honeypot'),
    put('jobs', 2, 'Canary Wharf Road', 'fast'),
  ]
  expect(await runCanary('http://x', store)).toMatchObject({ ok: false, removed: 2 })
  const keys = [...store.records.keys()].map((path) => path.split('/').at(-1))
  expect(new Set(keys)).toEqual(new Set(kept))
})
