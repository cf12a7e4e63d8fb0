import { killAtWrite, runLater, useWebhook, webhook, WRITES } from './outbox-run.fixture'
import { changeBooking, type OfficeChange } from '@/lib/office/change-booking'
import { JOB } from '@/lib/store/records.fixture'
import { IDEMPOTENCY_KEY_FIELD } from '@/lib/forms/form'
import { createIdempotencyKey } from '@/lib/forms/push-key'
import { listKeys, runScheduled, sendSubmission, store } from '@/lib/submissions/submission.fixture'
import {
  BOOKED_JOB,
  BOOKED_WINDOW,
  CANCEL,
  change,
  getChanges,
  getJob,
  KEY,
  listWindows,
  MOVE,
  MOVED_JOB,
  MOVED_WINDOW,
  NOW,
} from '@/lib/submissions/change-request.fixture'
import { findRequest } from '@/lib/requests/load-request'

useWebhook()

describe.each([
  ['a move', MOVE, MOVED_JOB, [MOVED_WINDOW]],
  ['a cancellation', CANCEL, { ...BOOKED_JOB, job_status: 'cancelled' }, []],
])('After %s that was interrupted', (_what, wanted, changed, windows) => {
  test.each(WRITES)(
    'at write %d (done: %s), job, reservation, change and message agree',
    async (write, isDone) => {
      await killAtWrite(write, isDone, () => change(wanted))
      await runLater()
      const isChanged = JSON.stringify(getJob()) === JSON.stringify(changed)
      expect(getJob()).toEqual(isChanged ? changed : BOOKED_JOB)
      expect(await listWindows()).toEqual(isChanged ? windows : [BOOKED_WINDOW])
      const ids = Object.keys(getChanges() ?? {})
      expect(ids).toHaveLength(isChanged ? 1 : 0)
      expect(webhook.sent).toEqual(ids.map((id) => `${KEY}.${id}`))
      expect(await listKeys('outbox')).toEqual([])
    },
  )
})

describe('A booking in a window for one job', () => {
  const hidden = { [IDEMPOTENCY_KEY_FIELD]: createIdempotencyKey(NOW.getTime()) }
  const key = '2026-11-24-1300-toronto'
  const day = { areaKey: 'toronto', date: '2026-11-24' } as const
  const limitedWindow = { ...day, key, start: '2026-11-24 13:00', jobsPerWindow: 1 }
  const book = (unit: string) =>
    sendSubmission(
      { hidden, answers: { name: 'Mary', unit } },
      {
        ...{ list: 'jobs', form: 'pickup', limitedWindow, now: NOW },
        record: { ...JOB, date: limitedWindow.date, start_time: '13:00', end_time: '15:00' },
      },
    )
  const listActive = async () =>
    (await listKeys('jobs')).filter(
      (key) => key !== KEY && store.records.get(`jobs/${key}`)?.job_status === 'active',
    )
  const getSlots = () => Object.keys(store.records.get(MOVED_WINDOW) ?? {})

  test.each(WRITES)(
    'that stops at write %d (done: %s) has its reservation, or leaves none',
    async (write, isDone) => {
      await killAtWrite(write, isDone, () => book('1'))
      await runLater()
      const active = await listActive()
      expect(getSlots()).toEqual(active)
      expect(webhook.sent).toEqual(active)
      expect(await listKeys('outbox')).toEqual([])
    },
  )

  test.each(WRITES)(
    'whose correction stops at write %d (done: %s) is replaced, or keeps its reservation',
    async (write, isDone) => {
      const first = await book('1')
      await runScheduled()
      await killAtWrite(write, isDone, () => book('2'))
      await runLater()
      const active = await listActive()
      expect(active).toHaveLength(1)
      expect(getSlots()).toEqual(active)
      expect(webhook.sent).toEqual([first.key, ...active.filter((key) => key !== first.key)])
      expect(await listKeys('outbox')).toEqual([])
    },
  )

  test.each(WRITES)(
    'whose correction stops at write %d (done: %s) and is unconfirmed leaves one pickup',
    async (write, isDone) => {
      const first = await book('1')
      await runScheduled()
      await killAtWrite(write, isDone, () => book('2'))
      const now = new Date()
      for (const key of (await listActive()).filter((one) => one !== first.key))
        await changeBooking(store, { list: 'jobs', key, change: { kind: 'unconfirm' }, now })
      await runLater()
      expect(await listActive()).toHaveLength(1)
    },
  )
})

test('A change that may still be under way is left alone', async () => {
  await killAtWrite(3, true, () => change(MOVE))
  await runLater(1)
  expect(await listWindows()).toEqual([BOOKED_WINDOW, MOVED_WINDOW])
})

test('A reservation stays if a later try has reserved it', async () => {
  await killAtWrite(2, true, () => change(MOVE))
  store.records.set(MOVED_WINDOW, { [KEY]: 'a-later-try' })
  await runLater()
  expect(await listWindows()).toEqual([BOOKED_WINDOW, MOVED_WINDOW])
})

test('If a later change comes before delivery, only that one is delivered', async () => {
  await killAtWrite(4, true, () => change(MOVE))
  const shown = { date: MOVE.selectedDate, timeSlot: MOVE.timeSlot }
  expect(await change(CANCEL, { shown })).toBe('done')
  await runScheduled()
  await runLater()
  expect(webhook.sent).toEqual([`${KEY}.0-cancelled`])
})

const press = (change: OfficeChange['change']) =>
  changeBooking(store, { list: 'jobs', key: KEY, change, now: new Date() })

test.each(WRITES)(
  'If an unconfirmation stops at write %d (done: %s) and is reversed, nobody gets it',
  async (write, isDone) => {
    await killAtWrite(write, isDone, () => press({ kind: 'unconfirm' }))
    await press({ kind: 'confirm', selectedDate: '2026-11-21', timeSlot: '09:00-11:00' })
    await runScheduled()
    await runLater()
    expect(await findRequest(store, KEY)).toMatchObject({ isConfirmed: true })
    expect(webhook.sent.filter((id) => id.includes('unconfirmed'))).toEqual([])
    expect(await listWindows()).toEqual([BOOKED_WINDOW])
  },
)
