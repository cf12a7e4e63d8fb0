import {
  BOOKED,
  BOOKED_JOB,
  BOOKED_WINDOW,
  CANCEL,
  change,
  createRecord,
  getJob,
  KEY,
  listWindows,
  move,
  MOVE,
  MOVED_JOB,
  MOVED_WINDOW,
  usePickup,
  storePickup,
} from './change-request.fixture'
import { store, failWrites, mockStore, runScheduled } from './submission.fixture'
import { env } from '@/lib/env'
import type { StoredRecord } from '@/lib/store/store'

jest.mock('@/lib/locations/cached-location')

usePickup()

test.each([
  ['a Sunday', move('2026-11-22', '09:00-11:00'), {}],
  ['a day beyond the next eight', move('2026-12-05', '09:00-11:00'), {}],
  ['a closed day', MOVE, { closed_dates: '2026-11-24' }],
  ['a window within the notice', move('2026-11-20', '11:00-13:00'), { notice_hours: 3 }],
  ['a window that does not exist', move('2026-11-24', '08:00-10:00'), {}],
])('A pickup does not move to %s', async (_what, wanted, location) => {
  const phone = { tracking_phone: '416-555-0110' }
  store.records.set('locations/toronto', { ...phone, ...location })
  expect(await change(wanted)).toBe('tooLate')
  expect(getJob()).toEqual(BOOKED_JOB)
})

test.each([MOVE, CANCEL])('A pickup that has begun stays: %j', async (wanted) => {
  const now = new Date('2026-11-21T14:00:00Z')
  jest.setSystemTime(now)
  expect(await change(wanted, { now })).toBe('tooLate')
  expect(getJob()).toEqual(BOOKED_JOB)
})

test('An unconfirmed pickup moves without a reservation, but only to a window with a free one', async () => {
  store.records.delete(BOOKED_WINDOW)
  await store.update('details', KEY, { confirm_by_phone: true })
  store.records.set(MOVED_WINDOW, { other: 'a', another: 'b' })
  expect(await change(MOVE)).toBe('full')
  store.records.set(MOVED_WINDOW, { other: 'a' })
  expect(await change(MOVE)).toBe('done')
  expect(getJob()).toEqual(MOVED_JOB)
  expect(await listWindows()).toEqual([])
  expect(store.records.get(`details/${KEY}`)).toMatchObject({ confirm_by_phone: true })
})

test('Tries at full windows do not count: six moves and a repeat are left', async () => {
  store.records.set(MOVED_WINDOW, { other: 'a', another: 'b' })
  for (let n = 0; n < 6; n++) expect(await change(MOVE)).toBe('full')
  expect(getJob()).toEqual(BOOKED_JOB)
  expect(await listWindows()).toEqual([BOOKED_WINDOW])

  const days = ['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28']
  let shown = { date: '2026-11-21', timeSlot: '09:00-11:00' }
  const answers: string[] = []
  for (let n = 0; n < 7; n++) {
    const wanted = move(days[n % days.length] ?? '', '13:00-15:00')
    answers.push(await change(wanted, { shown }))
    shown = { date: wanted.selectedDate, timeSlot: wanted.timeSlot }
  }
  expect(answers).toEqual([...Array<string>(6).fill('done'), 'limited'])
  expect(await change(move('2026-11-26', '13:00-15:00'))).toBe('done')
  expect(getJob()).toMatchObject({ date: '2026-11-26' })
  expect(await listWindows()).toEqual(['slots/2026-11-26-1300-toronto'])
  const now = { date: '2026-11-26', timeSlot: '13:00-15:00' }
  expect(await change(CANCEL, { shown: now })).toBe('done')
  expect(await listWindows()).toEqual([])
})

test('The seventh change in 24 hours is refused, whatever the UTC day', async () => {
  let shown = { date: '2026-11-21', timeSlot: '09:00-11:00' }
  const answers: string[] = []
  for (const hour of [21, 22, 23, 24, 25, 26, 27, 45]) {
    jest.setSystemTime(Date.UTC(2026, 10, 20, hour))
    const wanted = move(hour % 2 ? '2026-11-26' : '2026-11-27', '13:00-15:00')
    answers.push(await change(wanted, { shown, now: new Date() }))
    if (answers.at(-1) === 'done') shown = { date: wanted.selectedDate, timeSlot: wanted.timeSlot }
  }
  expect(answers).toEqual([...Array<string>(6).fill('done'), 'limited', 'done'])
})

test('What the office has changed leaves the customer six changes', async () => {
  const changes = Array.from({ length: 6 }, (_, n) => [
    `${n}-moved`,
    { ...createRecord(BOOKED, BOOKED), by: 'office' },
  ])
  await store.update('details', KEY, { changes: Object.fromEntries(changes) as StoredRecord })
  expect(await change(MOVE)).toBe('done')
})

env.ALERT_WEBHOOK_URL = 'https://chat.example/hook'
let alerts: unknown[]

beforeEach(() => {
  alerts = []
  jest.spyOn(globalThis, 'fetch').mockImplementation((_url, { body } = {}) => {
    alerts.push(body)
    return Promise.resolve(new Response())
  })
})

async function changeTimes(count: number, status: string): Promise<void> {
  for (let n = 0; n < count; n++) expect(await change(MOVE)).toBe(status)
  await runScheduled()
}

test('The third window filled by moves alerts, once', async () => {
  store.records.set('locations/toronto', { tracking_phone: '416-555-0110', jobs_per_window: 1 })
  let shown = { date: '2026-11-21', timeSlot: '09:00-11:00' }
  const filled = []
  for (const date of ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26']) {
    const wanted = move(date, '09:00-11:00')
    expect(await change(wanted, { shown })).toBe('done')
    await runScheduled()
    filled.push(alerts.length)
    shown = { date, timeSlot: wanted.timeSlot }
  }
  expect(filled).toEqual([0, 0, 1, 1])
  expect(alerts).toEqual([expect.stringContaining('3 arrival windows of toronto filled')])
})

test('The third failed change alerts, once; conflicts never do', async () => {
  store.records.delete(`jobs/${KEY}`)
  await changeTimes(4, 'changedElsewhere')
  expect(alerts).toEqual([])

  storePickup()
  mockStore(failWrites(store, 'jobs', 'unknown'))
  await changeTimes(1, 'unknown')
  mockStore(new Error('down'))
  await changeTimes(1, 'refused')
  expect(alerts).toEqual([])
  await changeTimes(2, 'refused')
  expect(alerts).toEqual([expect.stringContaining('three changes by link')])
})
