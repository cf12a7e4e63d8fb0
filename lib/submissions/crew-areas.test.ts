import { releaseLeftReservations } from '@/lib/cron/compare-windows'
import { runOutbox } from '@/lib/cron/outbox-run'
import { env } from '@/lib/env'
import { IDEMPOTENCY_KEY_FIELD } from '@/lib/forms/form'
import { createIdempotencyKey } from '@/lib/forms/push-key'
import { getLimitedWindow } from '@/lib/locations/reservations'
import { parseFields } from '@/lib/locations/location'
import { BOOKED_JOB, CANCEL, change, KEY, MOVE, NOW, usePickup } from './change-request.fixture'
import { sendSubmission, store } from './submission.fixture'

jest.mock('@/lib/store')
jest.mock('@/lib/locations/cached-location')
jest.mock('@/lib/deadline', () => ({
  ...jest.requireActual<object>('@/lib/deadline'),
  sleep: () => Promise.resolve(),
}))

const LOCATION = { tracking_phone: '905-555-0115', jobs_per_window: 1 }
const JOB = { ...BOOKED_JOB, location_id: 'hamilton-niagara' }
const BOOKED = 'slots/2026-11-21-0900-houston'
const MOVED = 'slots/2026-11-24-1300-houston'

usePickup()
beforeEach(() => {
  env.LEAD_WEBHOOK_URL = undefined
  store.records.clear()
  store.records.set('locations/hamilton-niagara', LOCATION)
  store.records.set(`jobs/${KEY}`, JOB)
  store.records.set(`details/${KEY}`, { city: 'houston', at: '2026-11-20T14:00:00Z' })
  store.records.set(BOOKED, { [KEY]: 'booking' })
})
const listSlots = () => [...store.records.keys()].filter((path) => path.startsWith('slots/'))

test('A pickup in Houston reserves and releases only Houston’s windows', async () => {
  store.records.set('slots/2026-11-24-1300-hamilton-niagara', { other: 'id' })
  expect(await change(MOVE)).toBe('done')
  expect(listSlots()).toEqual(['slots/2026-11-24-1300-hamilton-niagara', MOVED])
  const shown = { date: MOVE.selectedDate, timeSlot: MOVE.timeSlot }
  expect(await change(CANCEL, { shown })).toBe('done')
  expect(listSlots()).toEqual(['slots/2026-11-24-1300-hamilton-niagara'])
})

test.each([
  ['with a limit', 4],
  ['without a limit', undefined],
])('In an area %s the office may use a closed window, a customer may not', async (_, max) => {
  const houston = { closed_windows: '2026-11-24 13:00', ...(max && { jobs_per_window: max }) }
  const { tracking_phone } = LOCATION
  store.records.set('locations/hamilton-niagara', { tracking_phone, areas: { houston } })
  expect(await change(MOVE)).toBe('full')
  expect(store.records.get(`jobs/${KEY}`)).toEqual(JOB)
  expect(await change(MOVE, { isForced: true, by: 'office' })).toBe('done')
})

const hidden = { [IDEMPOTENCY_KEY_FIELD]: createIdempotencyKey(NOW.getTime()) }
function book(unit: string, timeSlot = '13:00-15:00') {
  const [start = '', end = ''] = timeSlot.split('-')
  const { calendar } = parseFields('houston', store.records.get('locations/hamilton-niagara') ?? {})
  const limitedWindow = getLimitedWindow('houston', calendar, {
    selectedDate: '2026-11-24',
    timeSlot,
  })
  const record = { ...JOB, date: '2026-11-24', start_time: start, end_time: end }
  return sendSubmission(
    { hidden, answers: { name: 'Mary', unit } },
    { list: 'jobs', form: 'pickup', cityKey: 'houston', limitedWindow, now: NOW, record },
  )
}

test('A corrected booking releases the first one’s window in Houston', async () => {
  await book('1')
  const { key } = await book('2', '15:00-17:00')
  expect(store.records.get(MOVED)).toBeUndefined()
  expect(store.records.get('slots/2026-11-24-1500-houston')).toHaveProperty(key)
})

test('If a correction was not stored, the first booking gets its reservation back', async () => {
  const first = await book('1')
  const at = NOW.toISOString()
  const entry = { list: 'jobs', key: 'lost', messageKind: 'request', id: 'b', at }
  const window = MOVED.slice('slots/'.length)
  store.records.set(MOVED, { lost: 'b' })
  store.records.set('outbox/-', { ...entry, window, replaces: first.key })
  await runOutbox(store)
  expect(store.records.get(MOVED)).toEqual({ [first.key]: 'b' })
})

test('A run compares a full window of Houston with its jobs', async () => {
  expect(await releaseLeftReservations(store, '2026-11-20')).toBe(0)
  store.records.set(`jobs/${KEY}`, { ...JOB, job_status: 'cancelled' })
  expect(await releaseLeftReservations(store, '2026-11-20')).toBe(1)
  expect(listSlots()).toEqual([])
})
