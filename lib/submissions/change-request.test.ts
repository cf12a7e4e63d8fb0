import { LEAD } from '@/lib/store/records.fixture'
import type { Store, StoredRecord } from '@/lib/store/store'
import { failReads, failWrites, listKeys, mockStore, scheduled, store } from './submission.fixture'
import {
  BOOKED,
  BOOKED_JOB,
  BOOKED_WINDOW,
  CANCEL,
  change,
  createRecord,
  getChanges,
  getJob,
  KEY,
  listWindows,
  MOVE,
  MOVED,
  MOVED_JOB,
  MOVED_WINDOW,
  storePickup,
  usePickup,
} from './change-request.fixture'

usePickup()

const edit = (fields: StoredRecord) =>
  store.records.set(`jobs/${KEY}`, { ...BOOKED_JOB, ...fields })

/** Interferes once, before the job is changed. */
function meanwhile(interfere: () => unknown): void {
  const transact = store.transact.bind(store)
  let count = 0
  store.transact = async (list, ...rest) => {
    if (list === 'jobs' && count++ === 0) await interfere()
    return transact(list, ...rest)
  }
}

test.each([
  ['a move', MOVE, MOVED_JOB, [MOVED_WINDOW], { '0-2026-11-24-1300': createRecord(BOOKED, MOVED) }],
  [
    'a cancellation',
    CANCEL,
    { ...BOOKED_JOB, job_status: 'cancelled' },
    [],
    { '0-cancelled': createRecord(BOOKED, 'cancelled') },
  ],
])(
  'Repeating %s changes nothing, in sequence or at once',
  async (_what, wanted, job, windows, changes) => {
    storePickup(3)
    const tap = () => change(wanted)
    expect(await Promise.all([tap(), tap(), tap()])).toEqual(['done', 'done', 'done'])
    expect(await tap()).toBe('done')
    expect(getJob()).toEqual(job)
    expect(await listWindows()).toEqual(windows)
    expect(getChanges()).toEqual(changes)
  },
)

const cancelQuote = () => change(CANCEL, { list: 'leads', shown: undefined })

test('A quote is cancelled only in its details', async () => {
  store.records.set(`leads/${KEY}`, LEAD)
  expect([await cancelQuote(), await cancelQuote()]).toEqual(['done', 'done'])
  expect(store.records.get(`leads/${KEY}`)).toEqual(LEAD)
  expect(getChanges()).toEqual({ '0-cancelled': createRecord('', 'cancelled') })
})

test('Customers cancel a quote whatever the office noted about it', async () => {
  store.records.set(`leads/${KEY}`, { ...LEAD, status: 'lost' })
  expect(await cancelQuote()).toBe('done')
  expect(getChanges()).toMatchObject({ '0-cancelled': { by: 'customer' } })
})

test('One of two tabs wins, and the job has the reservation of its window', async () => {
  for (let run = 0; run < 30; run++) {
    storePickup(1)
    const later = { ...MOVE, timeSlot: '15:00-17:00' }
    const answers = await Promise.all([change(MOVE), change(later)])
    expect(answers.toSorted()).toEqual(['changedElsewhere', 'done'])
    const { start_time } = getJob() as typeof MOVED_JOB
    expect(start_time).toBe(answers[0] === 'done' ? '13:00' : '15:00')
    expect(await listWindows()).toEqual([`slots/2026-11-24-${start_time.replace(':', '')}-toronto`])
  }
})

test.each([
  ['is gone', () => store.records.delete(`jobs/${KEY}`), 'changedElsewhere'],
  ['was moved by the office', () => edit({ date: '2026-11-23' }), 'changedElsewhere'],
  ['was confirmed by the office', () => edit({ job_status: 'won' }), 'changedElsewhere'],
  ['was cancelled by the office', () => edit({ job_status: 'cancelled' }), 'cancelledElsewhere'],
])('A pickup that %s stays as it is', async (_what, interfere, answer) => {
  interfere()
  expect(await change(MOVE)).toBe(answer)
  expect(getJob()).not.toEqual(MOVED_JOB)
  expect(await listWindows()).toEqual([BOOKED_WINDOW])
  expect(await listKeys('outbox')).toEqual([])
})

test.each<[string, StoredRecord, string[], answer?: string]>([
  ['confirmed', { job_status: 'won' }, [BOOKED_WINDOW]],
  ['cancelled', { job_status: 'cancelled' }, [], 'cancelledElsewhere'],
  ['moved', { start_time: '11:00' }, []],
])(
  'A pickup that the office has %s meanwhile keeps no new reservation',
  async (_what, fields, windows, ...[answer = 'changedElsewhere']) => {
    meanwhile(() => edit(fields))
    expect(await change(MOVE)).toBe(answer)
    expect(getJob()).toEqual({ ...BOOKED_JOB, ...fields })
    expect(await listWindows()).toEqual(windows)
    expect(await listKeys('outbox')).toEqual([])
  },
)

test('The office’s change to another field meanwhile stays', async () => {
  meanwhile(() => edit({ description: 'Two sofas.' }))
  expect(await change(MOVE)).toBe('done')
  expect(getJob()).toEqual({ ...MOVED_JOB, description: 'Two sofas.' })
  expect(await listWindows()).toEqual([MOVED_WINDOW])
})

const fail = () => Promise.reject(new Error('down'))

test.each<[string, () => Store]>([
  ['reads nothing', () => ({ ...store, read: fail })],
  ['has no calendar', () => failReads(store, 'locations')],
  ['keeps no entry', () => failWrites(store, 'outbox', 'unknown')],
  ['gives no reservation', () => failWrites(store, 'slots', 'unknown')],
])('A store that %s changes nothing', async (_what, breakStore) => {
  mockStore(breakStore())
  expect(await change(MOVE)).toBe('refused')
  expect(getJob()).toEqual(BOOKED_JOB)
  expect(await listWindows()).toEqual([BOOKED_WINDOW])
})

test.each([
  ['is refused leaves no reservation', 'refused', []],
  ['has no answer leaves its reservation to the run', 'unknown', [MOVED_WINDOW]],
] as const)('A change of the job that %s', async (_what, result, windows) => {
  mockStore(failWrites(store, 'jobs', result))
  expect(await change(MOVE)).toBe(result)
  expect(await listWindows()).toEqual([BOOKED_WINDOW, ...windows])
  expect(await listKeys('outbox')).toHaveLength(windows.length)
})

test('A change without its note is done; a run delivers it', async () => {
  store.update = fail
  expect(await change(MOVE)).toBe('done')
  expect(getChanges()).toBeUndefined()
  expect(await listKeys('outbox')).toHaveLength(1)
  // Only the calendar refreshes: no message goes out without the note.
  expect(scheduled).toHaveBeenCalledTimes(1)
})

test('A quote does not move', async () => {
  store.records.set(`leads/${KEY}`, LEAD)
  store.records.delete(`jobs/${KEY}`)
  expect(await change(MOVE, { list: 'leads' })).toBe('refused')
})
