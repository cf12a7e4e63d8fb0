import { listDesk, listDeskOver } from '@/lib/requests/desk-index'
import { findRequest } from '@/lib/requests/requests.fixture'
import { getStatus } from '@/lib/requests/status'
import { LEAD } from '@/lib/store/records.fixture'
import {
  BOOKED_JOB,
  BOOKED_WINDOW,
  change,
  getJob,
  KEY,
  listWindows,
  MOVE,
  MOVED_JOB,
  NOW,
  usePickup,
} from '@/lib/submissions/change-request.fixture'
import { listKeys, runScheduled, store, receive } from '@/lib/submissions/submission.fixture'
import { changeBooking } from './change-booking'
import { dismiss, release } from './release'
import { listDue } from '@/lib/notifications/outbox'
import { INITIAL_STATE } from '@/lib/forms/form'
import { openDesk, takeAction } from './desk-access'
import { dismissShown } from '@/components/office/actions'

jest.mock('@/lib/locations/cached-location')
jest.mock('./desk-access')

usePickup()

afterEach(() => jest.restoreAllMocks())

beforeEach(() => {
  store.records.delete(`jobs/${KEY}`)
  store.records.delete(BOOKED_WINDOW)
  store.records.set(`quarantine/jobs/${KEY}`, BOOKED_JOB)
})

const press = (now = NOW) => ({ now, deadline: now.getTime() + 1_000, name: 'Anna' })
const CLOSED = { closed_dates: '2026-11-21' }
const find = () => findRequest(store, KEY)

test.each([
  ['is full', NOW, () => store.records.set(BOOKED_WINDOW, { one: 'a', other: 'b' })],
  ['has begun in its city', new Date('2026-11-21T14:30:00Z'), () => undefined],
  ['is on a closed day', NOW, () => store.update('locations', 'toronto', CLOSED)],
])('A released pickup whose window %s must be confirmed', async (_what, now, prepare) => {
  await prepare()
  jest.setSystemTime(now)
  expect(await release(store, KEY, press(now))).toMatchObject({ isConfirmed: false })
  expect(await find()).toMatchObject({ isConfirmed: false, isWithoutReservation: true })
  expect(await listDesk(store, 'toronto')).toMatchObject([{ key: KEY, waitsFor: 'confirm' }])
})

test('A run delivers a release whose write lost its reply', async () => {
  const transact = store.transact.bind(store)
  jest.spyOn(store, 'transact').mockImplementation(async (list, ...input) => {
    const result = await transact(list, ...input)
    return list === 'jobs' && result.status === 'stored' ? { ...result, isChanged: false } : result
  })
  await release(store, KEY, press())
  const queued = await listDue(store)
  expect(queued.map(({ entry }) => entry.by)).toContain('office')
  await runScheduled()
  expect(await listKeys('outbox')).toEqual([expect.stringContaining(KEY)])
})

test('A released request is as its customer last changed it', async () => {
  await change(MOVE)
  await release(store, KEY, press())
  expect(getJob()).toEqual(MOVED_JOB)
})

test('A cancelled request is released without a reservation, and reopened with one', async () => {
  await change({ kind: 'cancel' })
  expect(await release(store, KEY, press())).toMatchObject({ isHeld: false, isCancelled: true })
  expect(await listWindows()).toEqual([])
  const reopen = { list: 'jobs', key: KEY, change: { kind: 'reopen' }, now: NOW } as const
  await changeBooking(store, reopen)
  expect(await find()).toMatchObject({ isCancelled: false, isConfirmed: true })
  expect(await listWindows()).toEqual([BOOKED_WINDOW])
})

test('Two presses release once', async () => {
  expect(await release(store, KEY, press())).toBeDefined()
  expect(await release(store, KEY, press())).toBeUndefined()
  await runScheduled()
  expect(await listKeys('jobs')).toEqual([KEY])
  expect(await listKeys('quarantine/jobs')).toEqual([])
})

test('A pickup of no known city is released without a reservation', async () => {
  await store.update('quarantine/jobs', KEY, { location_id: 'elsewhere' })
  await store.update('details', KEY, { city: null })
  expect(await release(store, KEY, press())).toMatchObject({ isHeld: false, areaKey: undefined })
  expect(await listWindows()).toEqual([])
  expect(await listKeys('jobs')).toEqual([KEY])
})

test('A dismissed request can be released a month later', async () => {
  await dismiss(store, KEY, 'toronto', press())
  const dismissed = await find()
  expect(getStatus(dismissed, NOW)).toBe('dismissed')
  expect(await listDesk(store, 'toronto')).toEqual([])
  expect(await listDeskOver(store, 'toronto')).toMatchObject([{ key: KEY }])
  const later = new Date('2026-12-21T15:00:00Z')
  expect(await release(store, KEY, press(later))).toMatchObject({
    isCancelled: false,
    isConfirmed: false,
  })
  expect(getJob()).toEqual(BOOKED_JOB)
  expect((await find()).changes.map(({ to, name }) => [to, name])).toEqual([
    ['dismissed', 'Anna'],
    ['2026-11-21 09:00', 'Anna'],
  ])
})

test('A dismissed quote is released, too', async () => {
  store.records.delete(`quarantine/jobs/${KEY}`)
  store.records.set(`quarantine/leads/${KEY}`, LEAD)
  await dismiss(store, KEY, 'toronto', press())
  expect((await find()).isDismissed).toBe(true)
  await release(store, KEY, press())
  expect(await find()).toMatchObject({ isHeld: false, isDismissed: false, isCancelled: false })
  expect(await listDesk(store, 'toronto')).toMatchObject([{ key: KEY, waitsFor: 'decide' }])
})

test('The desk of another area dismisses nothing', async () => {
  expect(await dismiss(store, KEY, 'barrie', press())).toBeUndefined()
  expect((await find()).isDismissed).toBe(false)
})

test('Dismissing a released pickup frees its reservation; it can be reopened', async () => {
  await store.update('details', KEY, { suspicions: 'honeypot' })
  await release(store, KEY, press())
  await runScheduled()
  expect(await dismiss(store, KEY, 'toronto', press())).toMatchObject({ isDismissed: true })
  await runScheduled()
  expect(getStatus(await find(), NOW)).toBe('dismissed')
  expect(await listWindows()).toEqual([])
  expect(await listDesk(store, 'toronto')).toEqual([])
  const { list, key } = await find()
  await changeBooking(store, { list, key, change: { kind: 'reopen' }, now: NOW })
  expect(await find()).toMatchObject({ isDismissed: false, isCancelled: false, isConfirmed: true })
  expect(await listWindows()).toEqual([BOOKED_WINDOW])
})

test('A booking that was never held is not dismissed', async () => {
  await release(store, KEY, press())
  expect(await dismiss(store, KEY, 'toronto', press())).toBeUndefined()
})

test('A dismissal whose own cancellation fails does not say that somebody else was faster', async () => {
  await store.update('details', KEY, { suspicions: 'honeypot' })
  await release(store, KEY, press())
  await runScheduled()
  const transact = store.transact.bind(store)
  jest
    .spyOn(store, 'transact')
    .mockImplementation(async (list, ...input) =>
      list === 'jobs' ? { status: 'refused' } : transact(list, ...input),
    )
  await expect(dismiss(store, KEY, 'toronto', press())).rejects.toThrow('refused')
  expect((await find()).isDismissed).toBe(false)
})

test('One press dismisses fifty requests at most', async () => {
  receive({ 'next-action': 'x' })
  jest.mocked(openDesk).mockResolvedValue({ areaKey: 'toronto', name: '', areas: ['toronto'] })
  jest.mocked(takeAction).mockResolvedValue('taken')
  const keys = Array.from(
    { length: 60 },
    (_, n) => `-OaBcDeFgHiJkLmNo${String(n).padStart(3, '0')}`,
  )
  for (const key of keys) {
    store.records.set(`quarantine/leads/${key}`, LEAD)
    store.records.set(`details/${key}`, { city: 'toronto', suspicions: 'honeypot' })
  }
  const form = new FormData()
  form.set('area', 'toronto')
  form.set('held', keys.join())
  expect(await dismissShown(INITIAL_STATE, form)).toMatchObject({ status: 'done' })
  const dismissed = keys.filter((key) => store.records.get(`details/${key}`)?.changes)
  expect(dismissed).toHaveLength(50)
})
