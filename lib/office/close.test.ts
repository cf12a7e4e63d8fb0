import { parseFields } from '@/lib/locations/location'
import { describeCall, saveToDesk } from '@/lib/requests/desk-index'
import { findRequest } from '@/lib/requests/requests.fixture'
import { BOOKED_JOB, KEY, NOW, usePickup } from '@/lib/submissions/change-request.fixture'
import { failWrites, store } from '@/lib/submissions/submission.fixture'
import { closeAndCancel } from './close'

jest.mock('@/lib/locations/cached-location')

usePickup()

const JOB = { ...BOOKED_JOB, location_id: 'hamilton-niagara' }
const HAMILTON = `${KEY.slice(0, -1)}1`
const DATE = '2026-11-21'
const HOUSTON = { areaKey: 'houston', date: DATE } as const

beforeEach(async () => {
  store.records.set('locations/hamilton-niagara', { tracking_phone: '905-555-0115' })
  for (const [key, city] of [
    [KEY, 'houston'],
    [HAMILTON, 'hamilton'],
  ] as const) {
    store.records.set(`jobs/${key}`, JOB)
    store.records.set(`details/${key}`, { city, at: '2026-11-20T14:00:00Z' })
    await saveToDesk(store, await findRequest(store, key), undefined, NOW)
  }
})

const close = (
  closing: Parameters<typeof closeAndCancel>[1],
  isClosed = true,
  isCancelling = true,
) => closeAndCancel(store, closing, { isClosed, isCancelling, name: 'Anna' }, NOW)
const getStatus = (key: string) => store.records.get(`jobs/${key}`)?.job_status
const readCalendar = (areaKey: 'houston' | 'hamilton-niagara') =>
  parseFields(areaKey, store.records.get('locations/hamilton-niagara') ?? {}).calendar

test('A snow day in Houston leaves Hamilton open', async () => {
  expect(await close(HOUSTON)).toBe('done')
  expect([KEY, HAMILTON].map(getStatus)).toEqual(['cancelled', 'active'])
  expect(readCalendar('houston').closedDates).toContain(DATE)
  expect(readCalendar('hamilton-niagara').closedDates).not.toContain(DATE)
})

test('A day is closed but keeps its pickups, and reopens', async () => {
  expect(await close(HOUSTON, true, false)).toBe('done')
  expect(getStatus(KEY)).toBe('active')
  expect(await close(HOUSTON, false, false)).toBe('done')
  expect(readCalendar('houston').closedDates).not.toContain(DATE)
})

test('A closed window cancels only its own pickups', async () => {
  expect(await close({ ...HOUSTON, start: '11:00' })).toBe('done')
  expect(getStatus(KEY)).toBe('active')
  expect(await close({ ...HOUSTON, start: '09:00' })).toBe('done')
  expect(getStatus(KEY)).toBe('cancelled')
  expect(readCalendar('houston').closedWindows).toEqual([`${DATE} 09:00`, `${DATE} 11:00`])
})

test('The office calls a customer unless the mail about this change went out', async () => {
  const details = { ...store.records.get(`details/${KEY}`), email: 'anna@example.com' }
  store.records.set(`details/${KEY}`, { ...details, sent: { customer: '2026-11-20T14:01:00Z' } })
  await close(HOUSTON)
  const read = async (marks: object, now = NOW) => {
    const stored = store.records.get(`details/${KEY}`)
    const sent = { customer: '2026-11-20T14:01:00Z', ...marks }
    store.records.set(`details/${KEY}`, { ...stored, sent })
    const request = await findRequest(store, KEY)
    return describeCall(request, undefined, now)
  }
  const later = new Date(NOW.getTime() + 11 * 60_000)
  expect(await read({})).toBeUndefined()
  expect(await read({}, later)).toBe('no email went')
  expect(await read({ 'customer:0-cancelled': 'refused' })).toBe('the email was refused')
  expect(await read({ 'customer:0-cancelled': '2026-11-20T15:01:00Z' }, later)).toBe('')
})

test('If today closes in the afternoon, the morning’s pickups stay', async () => {
  const now = new Date('2026-11-21T18:00:00Z')
  const wanted = { isClosed: true, isCancelling: true, name: 'Anna' }
  store.records.set(`details/${HAMILTON}`, { city: 'houston', at: '2026-11-20T14:00:00Z' })
  store.records.set(`jobs/${HAMILTON}`, { ...JOB, start_time: '13:00', end_time: '15:00' })
  await saveToDesk(store, await findRequest(store, HAMILTON), undefined, NOW)
  expect(await closeAndCancel(store, HOUSTON, wanted, now)).toBe('done')
  expect([KEY, HAMILTON].map(getStatus)).toEqual(['active', 'cancelled'])
})

test('A failed closing is not a success', async () => {
  const broken = failWrites(store, 'locations')
  const wanted = { isClosed: true, isCancelling: true, name: '' }
  expect(await closeAndCancel(broken, HOUSTON, wanted, NOW)).toBe('unknown')
  expect(getStatus(KEY)).toBe('active')
})
