import { store } from '@/lib/submissions/submission.fixture'
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
import { changeDay, describeCall, openDay } from './close-day'

const DAY = { id: 'toronto', date: '2026-11-21' } as const
const WON_KEY = `${KEY.slice(0, -1)}1`

usePickup()
beforeEach(() => {
  store.records.set(`days/2026-11-21-toronto`, { [KEY]: 'jobs' })
})

const close = (isCancelling: boolean) => changeDay(DAY, { isClosed: true, isCancelling }, NOW)
const reopen = () => changeDay(DAY, { isClosed: false, isCancelling: false }, NOW)
const getClosedDates = () => store.records.get('locations/toronto')?.closed_dates

test('A closed day is closed once, keeps its pickups, and can be opened again', async () => {
  expect(await close(false)).toEqual({ status: 'done' })
  expect(await close(false)).toEqual({ status: 'done' })
  expect(getClosedDates()).toBe('2026-11-21')
  expect(getJob()).toEqual(BOOKED_JOB)
  const { due, isClosed } = await openDay(DAY, NOW)
  expect(isClosed).toBe(true)
  expect(due.map(({ key }) => key)).toEqual([KEY])

  expect(await reopen()).toEqual({ status: 'done' })
  expect(await reopen()).toEqual({ status: 'done' })
  expect(getClosedDates()).toBeUndefined()
  expect(store.records.get('locations/toronto')).toMatchObject({ jobs_per_window: 2 })
})

test('Its pickups are cancelled by the office, but for one that staff have changed', async () => {
  store.records.set(`days/2026-11-21-toronto`, { [KEY]: 'jobs', [WON_KEY]: 'jobs' })
  store.records.set(`jobs/${WON_KEY}`, { ...JOB, ...BOOKED_JOB, job_status: 'won' })
  store.records.set(`details/${WON_KEY}`, { city: 'toronto', at: '2026-11-20T14:00:00Z' })
  expect(await close(true)).toEqual({ status: 'done' })
  expect(getClosedDates()).toBe('2026-11-21')
  expect(getJob()).toMatchObject({ job_status: 'cancelled' })
  expect(Object.values(getChanges() ?? {})).toMatchObject([{ by: 'office', to: 'cancelled' }])
  expect(store.records.get(BOOKED_WINDOW)).toBeUndefined()
  const { due } = await openDay(DAY, NOW)
  expect(due.map(describeCall)).toEqual(['won, stays: call'])
})

test('A pickup whose customer gave no email is named before it is cancelled', async () => {
  const { due } = await openDay(DAY, NOW)
  expect(due.map(describeCall)).toEqual(['gave no email: call'])
})

test('A day that is over is not closed, and nothing on it is cancelled', async () => {
  const tomorrow = new Date(NOW.getTime() + 2 * 86_400_000)
  expect(await changeDay(DAY, { isClosed: true, isCancelling: true }, tomorrow)).toEqual({
    status: 'invalid',
    reason: '2026-11-21 is past',
  })
  expect(await openDay(DAY, tomorrow)).toMatchObject({ isOver: true })
  expect(getJob()).toEqual(BOOKED_JOB)
})

test('A location that the store does not have is not created by its calendar', async () => {
  store.records.delete('locations/toronto')
  expect(await close(true)).toEqual({ status: 'unknown' })
  expect(store.records.get('locations/toronto')).toBeUndefined()
  expect(getJob()).toEqual(BOOKED_JOB)
})
