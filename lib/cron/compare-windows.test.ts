import { openMemoryStore } from '@/lib/store/memory.fixture'
import { JOB } from '@/lib/store/records.fixture'
import { releaseLeftReservations } from './compare-windows'

const mockSleep = jest.fn()
jest.mock('@/lib/deadline', () => ({
  ...jest.requireActual<object>('@/lib/deadline'),
  sleep: () => Promise.resolve(mockSleep()),
}))

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
