import type { AreaKey } from '@/lib/cities/locations'
import { env } from '@/lib/env'
import { store, useEmptyStore } from '@/lib/submissions/submission.fixture'
import { getBookingCalendar, getCurrentBookingCalendar } from './cached-location'

jest.mock('@/lib/store')
jest.mock('next/cache', () => ({
  unstable_cache:
    (read: (...args: unknown[]) => unknown) =>
    (...args: unknown[]) =>
      read(...args),
  revalidateTag: jest.fn(),
}))

useEmptyStore()
const [DAY, TODAY] = ['2026-11-24', '2026-11-20']
beforeEach(() => {
  const now = new Date(`${TODAY}T15:00:00Z`)
  jest.useFakeTimers({ now, doNotFake: ['setTimeout', 'clearTimeout'] })
  store.records.set('locations/hamilton-niagara', {
    tracking_phone: '905-555-0115',
    areas: {
      houston: { closed_dates: '2026-11-25', closed_windows: `2026-11-19 09:00,${DAY} 09:00` },
      'hamilton-niagara': { jobs_per_window: 1 },
    },
  })
  for (const area of ['houston', 'hamilton-niagara'])
    store.records.set(`slots/${DAY}-1300-${area}`, { job: 'id' })
})

const CLOCK = { date: TODAY, time: '09:00' }
const readAll = (areaKey: AreaKey) =>
  Promise.all([
    getBookingCalendar(areaKey, CLOCK),
    getCurrentBookingCalendar(areaKey, { date: DAY, today: TODAY }),
  ])

test('A closed window of Houston counts as full, even without a limit of jobs', async () => {
  for (const calendar of await readAll('houston')) {
    expect(calendar.fullWindows).toEqual([`${DAY} 09:00`])
    expect(calendar.closedDates).toEqual(['2026-11-25'])
  }
})

test('Hamilton has its own limit, reservations and closed days', async () => {
  for (const calendar of await readAll('hamilton-niagara')) {
    expect(calendar.fullWindows).toEqual([`${DAY} 13:00`])
    expect(calendar.closedDates).toEqual([])
  }
})

test('While the store is down, each area shows what the build read', async () => {
  const calendar = { closedDates: ['2026-11-23'], noticeHours: 0 }
  env.PINNED_LOCATIONS = JSON.stringify({ houston: { phone: '905-555-0115', calendar } })
  store.read = () => Promise.reject(new Error('down'))
  expect((await getBookingCalendar('houston', CLOCK)).closedDates).toEqual(['2026-11-23'])
  expect((await getBookingCalendar('hamilton-niagara', CLOCK)).closedDates).toEqual([])
  env.PINNED_LOCATIONS = undefined
})
