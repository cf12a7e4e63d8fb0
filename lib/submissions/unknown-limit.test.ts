import { getCurrentLocation } from '@/lib/locations/cached-location'
import { getLimitedWindow } from '@/lib/locations/reservations'
import { JOB } from '@/lib/store/records.fixture'
import {
  failReads,
  getLogEntries,
  listKeys,
  mockStore,
  sendSubmission,
  store,
  useEmptyStore,
} from './submission.fixture'

jest.mock('@/lib/store')
let mockCached: unknown
jest.mock('next/cache', () => ({
  unstable_cache: (read: () => unknown) => () => mockCached ?? read(),
  revalidateTag: jest.fn(),
}))

useEmptyStore()
beforeEach(() => {
  mockCached = undefined
  store.records.set('locations/toronto', { tracking_phone: '416-555-0110', jobs_per_window: 1 })
  store.records.set('slots/2026-11-23-0900-toronto', { another: 'id' })
})

async function book(timeSlot: string) {
  const { calendar } = await getCurrentLocation('toronto')
  const limitedWindow = getLimitedWindow('toronto', calendar, {
    selectedDate: '2026-11-23',
    timeSlot,
  })
  return sendSubmission({}, { list: 'jobs', form: 'pickup', record: JOB, limitedWindow })
}

test.each([
  ['known only from the build', undefined],
  ['cached before it had a limit', { calendar: { closedDates: [], noticeHours: 0 } }],
  ['cached with another limit', { calendar: { closedDates: [], jobsPerWindow: 9 } }],
])('If a location %s cannot be read, a pickup must be confirmed by phone', async (_how, cached) => {
  mockCached = cached && Promise.resolve(cached)
  mockStore(failReads(store, 'locations'))
  const booked = await book('09:00-11:00')
  expect(booked).toMatchObject({ status: 'stored', isUnconfirmed: true })
  expect(store.records.get(`details/${booked.key}`)).toMatchObject({ confirm_by_phone: true })
  expect(store.records.get('slots/2026-11-23-0900-toronto')).toEqual({ another: 'id' })
  expect(getLogEntries().at(-1)).toMatchObject({ reservation: 'unavailable' })
})

test('Once the location can be read, a window is full or reserved', async () => {
  expect(await book('09:00-11:00')).toMatchObject({ status: 'full' })
  expect(await book('11:00-13:00')).toMatchObject({ status: 'stored' })
  expect(await listKeys('slots')).toHaveLength(2)
})
