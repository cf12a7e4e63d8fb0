import { failWrites, mockStore, store } from '@/lib/submissions/submission.fixture'
import { JOB } from '@/lib/store/records.fixture'
import {
  BOOKED_JOB,
  BOOKED_WINDOW,
  getChanges,
  getJob,
  KEY,
  NOW,
  usePickup,
} from './change-request.fixture'
import type { Request } from '@/lib/requests/request'
import { changeRequest, PICKUP } from '@/lib/requests/requests.fixture'
import { changeDay, describeCall, openDay } from './close-day'

const DAY = { id: 'toronto', date: '2026-11-21' } as const
const WON_KEY = `${KEY.slice(0, -1)}1`

usePickup()
beforeEach(() => {
  store.records.set(`days/2026-11-21-toronto`, { [KEY]: 'jobs' })
})

const MAILED = { email: 'a@b.example', sent: { customer: '2026-11-20T14:00:05Z' } }
const describe = (request: Request) => describeCall(request, NOW)
const close = (isCancelling: boolean) => changeDay(DAY, { isClosed: true, isCancelling }, NOW)
const reopen = () => changeDay(DAY, { isClosed: false, isCancelling: false }, NOW)
const getClosedDates = () => store.records.get('locations/toronto')?.closed_dates

test('A closed day is closed once, keeps its pickups, and can be opened again', async () => {
  expect(await close(false)).toBe('done')
  expect(await close(false)).toBe('done')
  expect(getClosedDates()).toBe('2026-11-21')
  expect(getJob()).toEqual(BOOKED_JOB)
  const { due, isClosed } = await openDay(DAY, NOW)
  expect(isClosed).toBe(true)
  expect(due.map(({ key }) => key)).toEqual([KEY])

  expect(await reopen()).toBe('done')
  expect(await reopen()).toBe('done')
  expect(getClosedDates()).toBeUndefined()
  expect(store.records.get('locations/toronto')).toMatchObject({ jobs_per_window: 2 })
})

test('Its pickups are cancelled by the office, but for one that staff have changed', async () => {
  store.records.set(`days/2026-11-21-toronto`, { [KEY]: 'jobs', [WON_KEY]: 'jobs' })
  store.records.set(`jobs/${WON_KEY}`, { ...JOB, ...BOOKED_JOB, job_status: 'won' })
  store.records.set(`details/${WON_KEY}`, { city: 'toronto', at: '2026-11-20T14:00:00Z' })
  expect(await close(true)).toBe('done')
  expect(getClosedDates()).toBe('2026-11-21')
  expect(getJob()).toMatchObject({ job_status: 'cancelled' })
  expect(Object.values(getChanges() ?? {})).toMatchObject([{ by: 'office', to: 'cancelled' }])
  expect(store.records.get(BOOKED_WINDOW)).toBeUndefined()
  const { due } = await openDay(DAY, NOW)
  expect(due.map(describe)).toEqual(['won, stays: call'])
})

test.each<[string, details: object, call: string]>([
  ['gave no email', {}, 'gave no email: call'],
  ['has had no email', { email: 'a@b.example' }, 'no email has arrived: call'],
  [
    'has an unknown mailbox',
    { ...MAILED, sent: { customer: 'refused' } },
    'no email has arrived: call',
  ],
  ['has had the confirmation', MAILED, ''],
])(
  'Whom to call is said before and after a cancellation, for one who %s',
  async (_who, more, call) => {
    store.records.set(`details/${KEY}`, { city: 'toronto', at: '2026-11-20T14:00:00Z', ...more })
    const before = await openDay(DAY, NOW)
    expect(before.due.map(describe)).toEqual([call])
    expect(before.cancelled).toEqual([])
    await close(true)
    const after = await openDay(DAY, NOW)
    expect(after.due).toEqual([])
    expect(after.cancelled.map(describe)).toEqual([call])
  },
)

test.each([
  ['refused', '2026-11-20T15:00:00Z', 'no email has arrived: call'],
  ['gave-up', '2026-11-20T15:00:00Z', 'no email has arrived: call'],
  ['2026-11-20T15:00:05Z', '2026-11-20T15:00:00Z', ''],
  [undefined, NOW.toISOString(), ''],
  [undefined, '2026-11-20T13:00:00Z', 'no email has arrived: call'],
])('Who was told of a booking, and of its cancellation %j, is called: %#', (mark, at, call) => {
  const change = { id: '0-cancelled', at, from: '', to: 'cancelled' }
  const sent = new Map([['customer', '2026-11-20T14:00:05Z']])
  if (mark) sent.set('customer:0-cancelled', mark)
  const cancelled = changeRequest(PICKUP, { job_status: 'cancelled' })
  expect(describe({ ...cancelled, changes: [change], sent, email: 'a@b.example' })).toBe(call)
})

test('A pickup whose window has begun stays: a crew may have been there', async () => {
  // 9:30 in Toronto.
  jest.setSystemTime(new Date('2026-11-21T14:30:00Z'))
  expect(await changeDay(DAY, { isClosed: true, isCancelling: true }, new Date())).toBe('done')
  expect(getJob()).toEqual(BOOKED_JOB)
  const { due } = await openDay(DAY, new Date())
  expect(due.map((request) => describeCall(request, new Date()))).toEqual(['active, stays: call'])
})

test('A day that is over is not closed', async () => {
  const later = new Date(NOW.getTime() + 2 * 86_400_000)
  expect(await changeDay(DAY, { isClosed: true, isCancelling: true }, later)).toBe('unknown')
  expect(await openDay(DAY, later)).toMatchObject({ isOver: true, isClosed: false })
})

test('A cancellation that changes nothing is not said to be done', async () => {
  mockStore(failWrites(store, 'jobs'))
  expect(await close(true)).toBe('unknown')
})

test('A location that the store does not have is not created by its calendar', async () => {
  store.records.delete('locations/toronto')
  expect(await close(true)).toBe('unknown')
  expect(store.records.get('locations/toronto')).toBeUndefined()
  expect(getJob()).toEqual(BOOKED_JOB)
})
