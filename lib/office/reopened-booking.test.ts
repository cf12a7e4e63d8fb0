import { listDesk } from '@/lib/requests/desk-index'
import { findRequest } from '@/lib/requests/requests.fixture'
import { getStatus } from '@/lib/requests/status'
import { LEAD } from '@/lib/store/records.fixture'
import {
  BOOKED_WINDOW,
  KEY,
  listWindows,
  MOVED_JOB,
  NOW,
  usePickup,
} from '@/lib/submissions/change-request.fixture'
import type { WantedChange } from '@/lib/submissions/change-plan'
import { replaceRequests } from '@/lib/submissions/replace-request'
import { store } from '@/lib/submissions/submission.fixture'
import { changeBooking, type OfficeChange } from './change-booking'

jest.mock('@/lib/locations/cached-location')

usePickup()

const time = (selectedDate: string, timeSlot: string) => ({ selectedDate, timeSlot })
const press = async (change: WantedChange, more: Partial<OfficeChange> = {}) =>
  (await changeBooking(store, { list: 'jobs', key: KEY, change, now: NOW, ...more })).status
const find = () => findRequest(store, KEY)

test('A confirmed move reopened after its day must be decided again', async () => {
  store.records.delete(`jobs/${KEY}`)
  store.records.set(`leads/${KEY}`, LEAD)
  await press({ kind: 'confirm', ...time('2026-12-04', '') }, { list: 'leads' })
  await press({ kind: 'cancel' }, { list: 'leads' })
  const now = new Date('2026-12-05T15:00:00Z')
  for (let n = 0; n < 2; n++)
    expect(await press({ kind: 'reopen' }, { list: 'leads', now })).toBe('done')
  expect(await find()).toMatchObject({ isCancelled: false, isConfirmed: false, appointment: '' })
  expect(await listDesk(store, 'toronto')).toMatchObject([{ key: KEY, waitsFor: 'decide' }])
})

test('A day does not count a cancelled pickup whose customer needs a call', async () => {
  await press({ kind: 'cancel' })
  expect(await listDesk(store, 'toronto')).toMatchObject([{ waitsFor: 'call', date: '' }])
})

test('A reopened pickup can be replaced again, and reopened for good', async () => {
  let seconds = 0
  const later = () => jest.setSystemTime(NOW.getTime() + ++seconds * 2_000)
  const reopen = () => press({ kind: 'reopen' }, { now: new Date() })
  const replaceBy = (reference: string) =>
    replaceRequests(store, { list: 'jobs', reference }, [KEY], Date.now() + 1_000)
  await press({ kind: 'cancel' })
  later()
  await reopen()
  later()
  await replaceBy('TR-4F7KM')
  expect(getStatus(await find(), NOW)).toBe('replaced')
  later()
  expect(await reopen()).toBe('done')
  later()
  // A run retries the newer request's messages.
  expect(await replaceBy('TR-4F7KM')).toBe(true)
  expect(await find()).toMatchObject({ isCancelled: false })
  expect(await listWindows()).toEqual([BOOKED_WINDOW])
})

test.each([
  ['Canada', 'hamilton-niagara'],
  ['United States', 'houston'],
] as const)(
  'A pickup in %s whose details were lost is confirmed by its own crew',
  async (country, areaKey) => {
    store.records.set('locations/hamilton-niagara', {
      tracking_phone: '905-555-0115',
      jobs_per_window: 2,
    })
    const address = { ...MOVED_JOB.cus_address, country }
    const job = { ...MOVED_JOB, location_id: 'hamilton-niagara', cus_address: address }
    store.records.set(`jobs/${KEY}`, job)
    store.records.delete(`details/${KEY}`)
    store.records.delete(BOOKED_WINDOW)
    expect(await find()).toMatchObject({ areaKey, isConfirmed: false })
    expect(
      await press({ kind: 'confirm', ...time('2026-11-24', '13:00-15:00') }, { isForced: true }),
    ).toBe('done')
    expect(await listWindows()).toEqual([`slots/2026-11-24-1300-${areaKey}`])
    expect(await find()).toMatchObject({ areaKey, isConfirmed: true })
  },
)
