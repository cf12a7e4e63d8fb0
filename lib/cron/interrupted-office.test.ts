import { killAtWrite, runLater, useWebhook, webhook, WRITES } from './outbox-run.fixture'
import { changeBooking, type OfficeChange } from '@/lib/office/change-booking'
import { dismiss, release } from '@/lib/office/release'
import { createWindowKey } from '@/lib/locations/reservations'
import { getWaitsFor, listDesk } from '@/lib/requests/desk-index'
import { findRequest } from '@/lib/requests/requests.fixture'
import type { Request } from '@/lib/requests/request'
import { LEAD } from '@/lib/store/records.fixture'
import { listKeys, runScheduled, store } from '@/lib/submissions/submission.fixture'
import {
  BOOKED_JOB,
  BOOKED_WINDOW,
  KEY,
  listWindows,
  MOVE,
  MOVED,
} from '@/lib/submissions/change-request.fixture'

useWebhook()

const BOOKED_TIME = { selectedDate: '2026-11-21', timeSlot: '09:00-11:00' }
const MOVED_TIME = { selectedDate: MOVE.selectedDate, timeSlot: MOVE.timeSlot }

const press = async (change: OfficeChange['change'], list: OfficeChange['list'] = 'jobs') => {
  const now = new Date()
  await changeBooking(store, { list, key: KEY, change, now })
}
const pressRelease = async () => {
  const now = new Date()
  await release(store, KEY, { now, deadline: now.getTime() + 1_000 }).catch(() => undefined)
}
const find = () => findRequest(store, KEY)

function setUnconfirmed(): void {
  const details = { city: 'toronto', at: '2026-11-20T14:00:00Z', confirm_by_phone: true }
  store.records.set(`details/${KEY}`, details)
  store.records.delete(BOOKED_WINDOW)
}

async function setCancelled(): Promise<void> {
  await press({ kind: 'cancel' })
  await settle()
}

function setHeld(): void {
  store.records.delete(`jobs/${KEY}`)
  store.records.delete(BOOKED_WINDOW)
  store.records.set(`quarantine/jobs/${KEY}`, BOOKED_JOB)
}

async function setDismissed(): Promise<void> {
  setHeld()
  await dismiss(store, KEY, 'toronto', { now: new Date(), deadline: Date.now() + 1_000 })
}

function setQuote(): void {
  store.records.delete(`jobs/${KEY}`)
  store.records.delete(BOOKED_WINDOW)
  store.records.set(`leads/${KEY}`, LEAD)
}

async function settle(): Promise<void> {
  await runScheduled()
  await runLater(minutes)
  minutes += 3
}
let minutes = 3
beforeEach(() => {
  minutes = 3
})

/** Holds after a run, whichever write was interrupted. */
async function expectTruth(toldBefore: readonly string[] = []): Promise<void> {
  const request = await find()
  const { isConfirmed, isCancelled, pickup, areaKey = 'toronto', changes, isHeld, key } = request
  const isReserved = pickup && isConfirmed && !isCancelled
  const own = isReserved ? [`slots/${createWindowKey(areaKey, pickup.windowStart)}`] : []
  expect(await listWindows()).toEqual(own)
  expect(await listKeys('outbox')).toEqual([])
  expect(new Set(webhook.sent).size).toBe(webhook.sent.length)
  const told = changes.filter(({ silent }) => !silent).map(({ id }) => `${key}.${id}`)
  const isReleased = !isHeld && webhook.sent.includes(key)
  expect(webhook.sent.toSorted()).toEqual(
    [...toldBefore, ...told, ...(isReleased ? [key] : [])].toSorted(),
  )
  const waiting = (await listDesk(store, areaKey)).filter(({ waitsFor }) => waitsFor !== '')
  const waitsFor = getWaitsFor(request, undefined, new Date())
  // The fixture lists no request that was waiting before its first change.
  if (waitsFor !== '' && (changes.length > 0 || isReleased))
    expect(waiting.map((entry) => entry.key)).toContain(KEY)
}

const confirm = (time: typeof BOOKED_TIME) => () => press({ kind: 'confirm', ...time })
const reopen = (time: Partial<typeof BOOKED_TIME>) => () => press({ kind: 'reopen', ...time })
const CONFIRMED = { isConfirmed: true, isCancelled: false }
const fill = () => store.records.set(BOOKED_WINDOW, { other: 'x', another: 'y' })
const fillUnlessHeld = () => store.records.has(BOOKED_WINDOW) || fill()
const empty = () => store.records.delete(BOOKED_WINDOW)

interface Story {
  prepare?: () => unknown
  act: () => Promise<void>
  /** Others do this before the second press. */
  between?: () => unknown
  wanted: Partial<Request>
}
const STORIES: Record<string, Story> = {
  'a confirmation': { prepare: setUnconfirmed, act: confirm(BOOKED_TIME), wanted: CONFIRMED },
  'a confirmation for another window': {
    ...{ prepare: setUnconfirmed, act: confirm(MOVED_TIME) },
    wanted: { ...CONFIRMED, appointment: MOVED },
  },
  'a confirmation that was taken back': {
    act: () => press({ kind: 'unconfirm' }),
    wanted: { isConfirmed: false, isWithoutReservation: true },
  },
  'a reopened pickup': { prepare: setCancelled, act: reopen({}), wanted: CONFIRMED },
  'a pickup reopened at another time': {
    ...{ prepare: setCancelled, act: reopen(MOVED_TIME) },
    wanted: { ...CONFIRMED, appointment: MOVED },
  },
  'a pickup reopened while its window was full': {
    ...{ prepare: () => setCancelled().then(fill), act: reopen({}), between: empty },
    wanted: { isCancelled: false },
  },
  'a pickup reopened before its window filled': {
    ...{ prepare: setCancelled, act: reopen({}), between: fillUnlessHeld },
    wanted: { isCancelled: false },
  },
  'a release': { prepare: setHeld, act: pressRelease, wanted: CONFIRMED },
  'a release into a full window': {
    ...{ prepare: () => [setHeld(), fill()], act: pressRelease, between: empty },
    wanted: { isHeld: false },
  },
  'a release of what was dismissed': {
    ...{ prepare: setDismissed, act: pressRelease },
    wanted: { ...CONFIRMED, isHeld: false, isDismissed: false },
  },
  'a confirmed move': {
    prepare: setQuote,
    act: () => press({ kind: 'confirm', selectedDate: '2026-12-04', timeSlot: '' }, 'leads'),
    wanted: { ...CONFIRMED, appointment: '2026-12-04' },
  },
}

describe.each(Object.entries(STORIES))('After %s that was interrupted', (_what, story) => {
  const { prepare, act, between, wanted } = story
  test.each(WRITES)(
    'at write %d (done: %s), all records agree, also after a second press',
    async (write, isDone) => {
      await prepare?.()
      const before = [...webhook.sent]
      const told = (await find()).changes.map(({ id }) => `${KEY}.${id}`)
      await killAtWrite(write, isDone, act)
      await settle()
      const earlier = before.filter((id) => !told.includes(id))
      await expectTruth(earlier)
      between?.()
      await act()
      await settle()
      await expectTruth(earlier)
      expect(await find()).toMatchObject(wanted)
    },
  )

  test.each(WRITES)(
    'at write %d (done: %s) and pressed again before the run, all agree',
    async (write, isDone) => {
      await prepare?.()
      await killAtWrite(write, isDone, act)
      between?.()
      jest.setSystemTime(Date.now() + 10_000)
      await act()
      await settle()
      await expectTruth()
      expect(await find()).toMatchObject(wanted)
    },
  )
})

test('If the page said that nothing was saved, no run unconfirms a booking', async () => {
  const transact = store.transact.bind(store)
  store.transact = async (list, ...rest) => {
    const result = await transact(list, ...rest)
    return list === 'outbox' ? { status: 'unknown' } : result
  }
  const change = { kind: 'unconfirm' } as const
  const input = { list: 'jobs', key: KEY, change, now: new Date() } as const
  expect((await changeBooking(store, input)).status).toBe('refused')
  Object.assign(store, { transact })
  await settle()
  expect((await find()).isConfirmed).toBe(true)
  await expectTruth()
})
