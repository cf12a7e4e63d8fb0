import { LEAD } from '@/lib/store/records.fixture'
import type { Store, StoredRecord } from '@/lib/store/store'
import { scheduled, store } from '@/lib/submissions/submission.fixture'
import {
  BOOKED,
  BOOKED_JOB,
  BOOKED_SLOT,
  CANCEL,
  change,
  createRecord,
  getChanges,
  getJob,
  KEY,
  listSlots,
  move,
  MOVE,
  MOVED,
  MOVED_JOB,
  MOVED_SLOT,
  storePickup,
  usePickup,
} from './change-request.fixture'

usePickup()

const edit = (fields: StoredRecord) =>
  store.records.set(`jobs/${KEY}`, { ...BOOKED_JOB, ...fields })

/** Runs once before the job is replaced. */
function meanwhile(interfere: () => unknown): void {
  const replace = store.replace.bind(store)
  let count = 0
  store.replace = async (list, ...rest) => {
    if (list === 'jobs' && count++ === 0) await interfere()
    return replace(list, ...rest)
  }
}

test.each([
  ['a move', MOVE, MOVED_JOB, [MOVED_SLOT], { '0-2026-11-24-1300': createRecord(BOOKED, MOVED) }],
  [
    'a cancellation',
    CANCEL,
    { ...BOOKED_JOB, job_status: 'cancelled' },
    [],
    { '0-cancelled': createRecord(BOOKED, 'cancelled') },
  ],
])(
  'Twice %s is the same as once, one after the other and at once',
  async (_what, wanted, job, slots, changes) => {
    storePickup(3)
    const tap = () => change(wanted)
    expect(await Promise.all([tap(), tap(), tap()])).toEqual(['done', 'done', 'done'])
    expect(await tap()).toBe('done')
    expect(getJob()).toEqual(job)
    expect(await listSlots()).toEqual(slots)
    expect(getChanges()).toEqual(changes)
  },
)

const cancelQuote = () => change(CANCEL, { list: 'leads', shown: undefined })

test('A quote is cancelled in its details alone', async () => {
  store.records.set(`leads/${KEY}`, LEAD)
  expect([await cancelQuote(), await cancelQuote()]).toEqual(['done', 'done'])
  expect(store.records.get(`leads/${KEY}`)).toEqual(LEAD)
  expect(getChanges()).toEqual({ '0-cancelled': createRecord('', 'cancelled') })
})

test('A quote that staff have closed stays as it is', async () => {
  store.records.set(`leads/${KEY}`, { ...LEAD, status: 'lost' })
  expect(await cancelQuote()).toBe('changedElsewhere')
  expect(getChanges()).toBeUndefined()
})

test('Of two tabs with two wishes one is done, and the job holds the slot of its window', async () => {
  for (let run = 0; run < 30; run++) {
    storePickup(1)
    const later = { ...MOVE, timeSlot: '15:00-17:00' }
    const answers = await Promise.all([change(MOVE), change(later)])
    expect(answers.toSorted()).toEqual(['changedElsewhere', 'done'])
    const { start_time } = getJob() as typeof MOVED_JOB
    expect(start_time).toBe(answers[0] === 'done' ? '13:00' : '15:00')
    expect(await listSlots()).toEqual([`2026-11-24-${start_time.replace(':', '')}-toronto-00`])
  }
})

test('A pickup that moves away and back holds one slot each time', async () => {
  await change(MOVE)
  const back = move('2026-11-21', '09:00-11:00')
  const shown = { date: MOVE.selectedDate, timeSlot: MOVE.timeSlot }
  expect(await change(back, { shown })).toBe('done')
  expect(getJob()).toEqual(BOOKED_JOB)
  expect(await listSlots()).toEqual([BOOKED_SLOT])
  expect(Object.keys(getChanges() ?? {})).toEqual(['0-2026-11-24-1300', '1-2026-11-21-0900'])
})

test.each([
  ['is gone', () => store.records.delete(`jobs/${KEY}`)],
  ['was moved by the office', () => edit({ date: '2026-11-23' })],
  ['was confirmed by the office', () => edit({ job_status: 'won' })],
  ['was confirmed at that moment', () => meanwhile(() => edit({ job_status: 'won' }))],
  ['was moved at that moment', () => meanwhile(() => edit({ start_time: '11:00' }))],
])('A pickup that %s stays as it is', async (_what, interfere) => {
  interfere()
  expect(await change(MOVE)).toBe('changedElsewhere')
  expect(getJob()).not.toEqual(MOVED_JOB)
  expect(await listSlots()).toEqual([BOOKED_SLOT])
})

test('A slot that an earlier try has left is not freed by a later one that fails', async () => {
  store.records.set(`slots/${MOVED_SLOT}`, { key: KEY, at: 1 })
  meanwhile(() => edit({ job_status: 'won' }))
  expect(await change(MOVE)).toBe('changedElsewhere')
  expect(await listSlots()).toEqual([BOOKED_SLOT, MOVED_SLOT])
})

test('What the office changes in another field at that moment is kept', async () => {
  meanwhile(() => edit({ description: 'Two sofas.' }))
  expect(await change(MOVE)).toBe('done')
  expect(getJob()).toEqual({ ...MOVED_JOB, description: 'Two sofas.' })
  expect(await listSlots()).toEqual([MOVED_SLOT])
})

const fail = () => Promise.reject(new Error('down'))
const readWithout =
  (missing: string): Store['read'] =>
  (list, key) =>
    list === missing ? fail() : Promise.resolve(store.records.get(`${list}/${key}`) ?? null)
test.each<[string, Partial<Store>]>([
  ['reads nothing', { read: fail }],
  ['saves no change', { update: fail }],
  ['has no calendar', { read: readWithout('locations') }],
  ['gives no slot', { createIfAbsent: () => Promise.resolve({ status: 'unknown' }) }],
])('A store that %s changes nothing', async (_what, broken) => {
  Object.assign(store, broken)
  expect(await change(MOVE)).toBe('refused')
  expect(getJob()).toEqual(BOOKED_JOB)
  expect(await listSlots()).toContain(BOOKED_SLOT)
})

test.each([
  ['is refused leaves no slot', 'refused', []],
  ['has no answer leaves its slot to the run', 'unknown', [MOVED_SLOT]],
] as const)('A change of the job that %s', async (_what, result, slots) => {
  const replace = store.replace.bind(store)
  store.replace = (list, ...rest) =>
    list === 'jobs' ? Promise.resolve(result) : replace(list, ...rest)
  expect(await change(MOVE)).toBe(result)
  expect(await listSlots()).toEqual([BOOKED_SLOT, ...slots])
})

test('A try after one that was interrupted marks the change, and everyone is told', async () => {
  const update = store.update.bind(store)
  store.update = (...path) => (getJob() === BOOKED_JOB ? update(...path) : fail())
  expect(await change(MOVE)).toBe('done')
  expect(getChanges()).toEqual({ '0-2026-11-24-1300': createRecord(BOOKED, MOVED, false) })
  store.update = update
  scheduled.mockClear()
  expect(await change(MOVE)).toBe('done')
  expect(getChanges()).toEqual({ '0-2026-11-24-1300': createRecord(BOOKED, MOVED) })
  expect(scheduled).toHaveBeenCalledTimes(1)
})

test('A change that was not marked is told before the next one, which counts it', async () => {
  await store.update('details', KEY, {
    'changes/0-2026-11-21-0900': createRecord('x', BOOKED, false),
  })
  expect(await change(MOVE)).toBe('done')
  expect(getChanges()).toEqual({
    '0-2026-11-21-0900': { ...createRecord('x', BOOKED), at: '2026-11-20T15:00:00Z' },
    '1-2026-11-24-1300': createRecord(BOOKED, MOVED),
  })
  expect(scheduled).toHaveBeenCalledTimes(3)
})

test.each([
  ['leads', MOVE],
  ['jobs', CANCEL],
] as const)('A request in %s has no such change: %j', async (list, wanted) => {
  const shown = list === 'jobs' ? { shown: undefined } : {}
  expect(await change(wanted, { list, ...shown })).toBe('refused')
})
