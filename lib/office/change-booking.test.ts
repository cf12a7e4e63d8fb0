import { listDesk, listDeskOver } from '@/lib/requests/desk-index'
import { findRequest } from '@/lib/requests/requests.fixture'
import { LEAD } from '@/lib/store/records.fixture'
import {
  BOOKED,
  BOOKED_WINDOW,
  getChanges,
  getJob,
  KEY,
  listWindows,
  MOVED,
  MOVED_JOB,
  MOVED_WINDOW,
  NOW,
  usePickup,
} from '@/lib/submissions/change-request.fixture'
import type { WantedChange } from '@/lib/submissions/change-plan'
import { store } from '@/lib/submissions/submission.fixture'
import { changeBooking, type OfficeChange } from './change-booking'

jest.mock('@/lib/locations/cached-location')

usePickup()

const time = (selectedDate: string, timeSlot: string) => ({ selectedDate, timeSlot })
const MOVED_TIME = time('2026-11-24', '13:00-15:00')
const press = async (change: WantedChange, more: Partial<OfficeChange> = {}) =>
  (await changeBooking(store, { list: 'jobs', key: KEY, change, now: NOW, ...more })).status
const find = () => findRequest(store, KEY)
const setDetails = (details: object) => {
  store.records.set(`details/${KEY}`, { city: 'toronto', at: '2026-11-20T14:00:00Z', ...details })
}
const CLOSED = { closed_dates: '2026-11-21' }
const fill = (window: string) => {
  store.records.set(window, { other: 'x', another: 'y' })
}

/** The pickup has no window and must be confirmed by phone. */
function setUnconfirmed(): void {
  setDetails({ confirm_by_phone: true })
  store.records.delete(BOOKED_WINDOW)
}

test('A pickup to confirm by phone gets its window and is confirmed, once', async () => {
  setUnconfirmed()
  expect((await find()).isConfirmed).toBe(false)
  expect(
    await press({ kind: 'confirm', ...time('2026-11-21', '09:00-11:00') }, { name: 'Anna' }),
  ).toBe('done')
  expect(await press({ kind: 'confirm', ...time('2026-11-21', '09:00-11:00') })).toBe('done')
  expect(await find()).toMatchObject({ isConfirmed: true, isWithoutReservation: false, flags: [] })
  expect(await listWindows()).toEqual([BOOKED_WINDOW])
  expect(getChanges()).toEqual({
    '0-2026-11-21-0900-confirmed': expect.objectContaining({
      by: 'office',
      name: 'Anna',
    }) as object,
  })
})

test('A confirmation for another window can be undone', async () => {
  setUnconfirmed()
  expect(await press({ kind: 'confirm', ...MOVED_TIME })).toBe('done')
  expect(getJob()).toEqual(MOVED_JOB)
  expect(await listWindows()).toEqual([MOVED_WINDOW])
  expect(await press({ kind: 'unconfirm' })).toBe('done')
  expect(await find()).toMatchObject({
    isConfirmed: false,
    isWithoutReservation: true,
    appointment: MOVED,
  })
  expect(await listWindows()).toEqual([])
  expect(await press({ kind: 'move', ...time('2026-11-21', '09:00-11:00') })).toBe('done')
  expect(await find()).toMatchObject({ isConfirmed: false, appointment: BOOKED })
})

test('We ask once about a full window, then take it', async () => {
  setUnconfirmed()
  fill(BOOKED_WINDOW)
  const confirm = { kind: 'confirm', ...time('2026-11-21', '09:00-11:00') } as const
  expect(await press(confirm)).toBe('full')
  expect(getChanges()).toBeUndefined()
  expect(await press(confirm, { isForced: true })).toBe('done')
  expect(Object.keys(store.records.get(BOOKED_WINDOW) ?? {})).toHaveLength(3)
})

test.each([
  ['a closed day', time('2026-11-22', '13:00-15:00'), 'closed'],
  ['a window that has begun', time('2026-11-20', '09:00-11:00'), 'soon'],
])('We ask about %s', async (_what, wanted, status) => {
  expect(await press({ kind: 'move', ...wanted })).toBe(status)
  expect(await press({ kind: 'move', ...wanted }, { isForced: true })).toBe('done')
})

test('No pickup moves into the past, even if forced', async () => {
  const past = { kind: 'move', ...time('2026-11-19', '09:00-11:00') } as const
  expect(await press(past, { isForced: true })).toBe('past')
  expect((await find()).appointment).toBe(BOOKED)
})

test('Customers’ limits do not apply to the office: a pickup moves eleven times', async () => {
  const times = ['09:00-11:00', '13:00-15:00'].map((window) => time('2026-11-24', window))
  for (let n = 0; n < 11; n++)
    expect(await press({ kind: 'move', ...(times[n % 2] ?? MOVED_TIME) })).toBe('done')
  expect((await find()).changes).toHaveLength(11)
})

test.each<[string, Date, () => unknown]>([
  ['is full', NOW, () => fill(BOOKED_WINDOW)],
  ['is over', new Date('2026-11-23T15:00:00Z'), () => undefined],
  ['is on a closed day', NOW, () => store.update('locations', 'toronto', CLOSED)],
])('A reopened pickup whose window %s must be confirmed', async (_what, now, prepare) => {
  await press({ kind: 'cancel' })
  await prepare()
  expect(await press({ kind: 'reopen' }, { now })).toBe('done')
  expect(await find()).toMatchObject({
    isCancelled: false,
    isConfirmed: false,
    appointment: BOOKED,
  })
  expect(await listWindows()).toEqual([])
  expect(await listDesk(store, 'toronto')).toMatchObject([{ key: KEY, waitsFor: 'confirm' }])
  expect(await press({ kind: 'confirm', ...MOVED_TIME }, { now })).toBe('done')
  expect(await find()).toMatchObject({ isConfirmed: true, appointment: MOVED })
})

test('A confirmed move gets a day and price, and can be unconfirmed', async () => {
  store.records.delete(`jobs/${KEY}`)
  store.records.set(`leads/${KEY}`, LEAD)
  const confirm = { kind: 'confirm', ...time('2026-12-04', '') } as const
  const more = { list: 'leads', price: '1200.00 CAD' } as const
  expect(await press(confirm, more)).toBe('done')
  expect(await press(confirm, more)).toBe('done')
  expect((await find()).changes).toHaveLength(1)
  expect(await find()).toMatchObject({
    isConfirmed: true,
    appointment: '2026-12-04',
    quote: { confirmedDate: '2026-12-04', price: '1200.00 CAD' },
  })
  expect(await press({ kind: 'confirm', ...time('2026-11-19', '') }, { list: 'leads' })).toBe(
    'past',
  )
  expect(await press({ kind: 'cancel' }, { list: 'leads' })).toBe('done')
  expect(await press({ kind: 'reopen' }, { list: 'leads' })).toBe('done')
  expect(await find()).toMatchObject({ isConfirmed: true, appointment: '2026-12-04' })
  expect(await press({ kind: 'unconfirm' }, { list: 'leads' })).toBe('done')
  expect(await find()).toMatchObject({ isConfirmed: false, appointment: '' })
  expect(await listDesk(store, 'toronto')).toMatchObject([{ key: KEY, waitsFor: 'decide' }])
})

test('The second of two dispatchers learns what the first did', async () => {
  expect(await press({ kind: 'cancel' }, { shownChanges: 0 })).toBe('done')
  expect(await press({ kind: 'move', ...MOVED_TIME }, { shownChanges: 0 })).toBe(
    'cancelledElsewhere',
  )
  expect(await press({ kind: 'reopen' }, { shownChanges: 1 })).toBe('done')
  expect(await press({ kind: 'move', ...MOVED_TIME }, { shownChanges: 1 })).toBe('changedElsewhere')
  expect(await press({ kind: 'reopen' }, { shownChanges: 1 })).toBe('done')
})

test('The desk lists a call if no mail can reach the customer', async () => {
  expect(await press({ kind: 'cancel' })).toBe('done')
  expect(await listDeskOver(store, 'toronto')).toEqual([])
  expect(await listDesk(store, 'toronto')).toMatchObject([{ key: KEY, waitsFor: 'call' }])
  await press({ kind: 'reopen' }, { isSilent: true })
  expect(await listDesk(store, 'toronto')).toMatchObject([{ key: KEY, waitsFor: '' }])
})
