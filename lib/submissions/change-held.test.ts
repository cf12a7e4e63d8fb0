import { listKeys, scheduled, store } from './submission.fixture'
import {
  BOOKED_JOB,
  CANCEL,
  change,
  createRecord,
  BOOKED,
  getChanges,
  KEY,
  MOVE,
  MOVED,
  MOVED_JOB,
  MOVED_WINDOW,
  NOW,
  usePickup,
} from './change-request.fixture'
import { findRequest } from '@/lib/requests/requests.fixture'
import { getStatus } from '@/lib/requests/status'
import { LEAD } from '@/lib/store/records.fixture'

usePickup()

beforeEach(() => {
  store.records.delete(`jobs/${KEY}`)
  store.records.set(`quarantine/jobs/${KEY}`, BOOKED_JOB)
})

const readHeld = () => findRequest(store, KEY)
const readStatus = async () => getStatus(await readHeld(), NOW)

test('A held customer asks for another time, and no message goes out', async () => {
  expect(await readStatus()).toBe('unconfirmed')
  expect([await change(MOVE), await change(MOVE)]).toEqual(['done', 'done'])
  expect((await readHeld()).record).toEqual(MOVED_JOB)
  expect(await readStatus()).toBe('unconfirmed')
  expect(store.records.get(`quarantine/jobs/${KEY}`)).toEqual(BOOKED_JOB)
  expect(getChanges()).toEqual({ '0-2026-11-24-1300': createRecord(BOOKED, MOVED) })
  expect(await listKeys('outbox')).toEqual([])
  expect(scheduled).not.toHaveBeenCalled()
})

test('A held customer who wants a full window is asked for another', async () => {
  store.records.set(MOVED_WINDOW, { one: 'a', other: 'b' })
  expect(await change(MOVE)).toBe('full')
  expect(getChanges()).toBeUndefined()
})

test('A held customer whose change may be stored does not read that it failed', async () => {
  jest.spyOn(store, 'update').mockRejectedValueOnce(new Error('no reply in time'))
  expect(await change(MOVE)).toBe('unknown')
})

test('A held customer cancels a pickup, also after moving it', async () => {
  await change(MOVE)
  const shown = { date: '2026-11-24', timeSlot: '13:00-15:00' }
  expect([await change(CANCEL, { shown }), await change(CANCEL, { shown })]).toEqual([
    'done',
    'done',
  ])
  expect(await readStatus()).toBe('cancelled')
  expect((await readHeld()).record).toEqual({ ...MOVED_JOB, job_status: 'cancelled' })
  expect(await listKeys('outbox')).toEqual([])
})

test('A held customer cancels a quote', async () => {
  store.records.delete(`quarantine/jobs/${KEY}`)
  store.records.set(`quarantine/leads/${KEY}`, LEAD)
  const cancelQuote = () => change(CANCEL, { list: 'leads', shown: undefined })
  expect([await cancelQuote(), await cancelQuote()]).toEqual(['done', 'done'])
  expect(await readStatus()).toBe('cancelled')
  expect((await readHeld()).record).toEqual(LEAD)
  expect(await listKeys('outbox')).toEqual([])
})
