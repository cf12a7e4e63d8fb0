import {
  BOOKED_JOB,
  BOOKED_SLOT,
  CANCEL,
  change,
  getJob,
  KEY,
  listSlots,
  move,
  MOVE,
  MOVED_JOB,
  MOVED_SLOT,
  usePickup,
} from './change-request.fixture'
import { store } from '@/lib/submissions/submission.fixture'

usePickup()

test.each([
  ['a Sunday', move('2026-11-22', '09:00-11:00'), {}],
  ['a day beyond the next eight', move('2026-12-05', '09:00-11:00'), {}],
  ['a closed day', MOVE, { closed_dates: '2026-11-24' }],
  ['a window within the notice', move('2026-11-20', '11:00-13:00'), { notice_hours: 3 }],
  ['a window that does not exist', move('2026-11-24', '08:00-10:00'), {}],
])('A pickup does not move to %s', async (_what, wanted, location) => {
  const phone = { tracking_phone: '416-555-0110' }
  store.records.set('locations/toronto', { ...phone, ...location })
  expect(await change(wanted)).toBe('tooLate')
  expect(getJob()).toEqual(BOOKED_JOB)
})

test.each([MOVE, CANCEL])('A pickup that has begun stays: %j', async (wanted) => {
  const now = new Date('2026-11-21T14:00:00Z')
  jest.setSystemTime(now)
  expect(await change(wanted, { now })).toBe('tooLate')
  expect(getJob()).toEqual(BOOKED_JOB)
})

test('A full window is refused, and the old slot stays', async () => {
  for (const n of [0, 1])
    store.records.set(`slots/2026-11-24-1300-toronto-0${n}`, { key: `other${n}`, at: 1 })
  expect(await change(MOVE)).toBe('full')
  expect(getJob()).toEqual(BOOKED_JOB)
  expect(await listSlots()).toContain(BOOKED_SLOT)
})

test.each([
  ['moved', MOVE, [BOOKED_SLOT, MOVED_SLOT]],
  ['cancelled', CANCEL, [BOOKED_SLOT]],
])(
  'A slot on which a corrected booking stands stays when the first is %s',
  async (_what, wanted, slots) => {
    store.records.set(`slots/${BOOKED_SLOT}`, { key: KEY, at: 1, visit: 'visit', shared: true })
    expect(await change(wanted)).toBe('done')
    expect(await listSlots()).toEqual(slots)
  },
)

test('A pickup that is to be confirmed by phone moves without a slot, and stays marked', async () => {
  store.records.delete(`slots/${BOOKED_SLOT}`)
  await store.update('details', KEY, { confirm_by_phone: true })
  expect(await change(MOVE)).toBe('done')
  expect(getJob()).toEqual(MOVED_JOB)
  expect(await listSlots()).toEqual([])
  expect(store.records.get(`details/${KEY}`)).toMatchObject({ confirm_by_phone: true })
})

describe('Of the changes of a pickup in a day', () => {
  const DAYS = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']
  /** Moves it to the next of these windows each time. */
  async function moveTimes(count: number): Promise<string[]> {
    const answers: string[] = []
    let shown = { date: '2026-11-21', timeSlot: '09:00-11:00' }
    for (let n = 0; n < count; n++) {
      const wanted = move(DAYS[n % DAYS.length] ?? '', '13:00-15:00')
      answers.push(await change(wanted, { shown }))
      shown = { date: wanted.selectedDate, timeSlot: wanted.timeSlot }
    }
    return answers
  }

  test('the seventh is not made, and a repeat of the sixth is', async () => {
    expect(await moveTimes(7)).toEqual([...Array<string>(6).fill('done'), 'limited'])
    expect(await change(move('2026-11-25', '13:00-15:00'))).toBe('done')
    expect(getJob()).toMatchObject({ date: '2026-11-25' })
    expect(await listSlots()).toEqual(['2026-11-25-1300-toronto-00'])
    const shown = { date: '2026-11-25', timeSlot: '13:00-15:00' }
    expect(await change({ kind: 'cancel' }, { shown })).toBe('done')
  })

  test('none is refused while the store does not count them', async () => {
    const createIfAbsent = store.createIfAbsent.bind(store)
    store.createIfAbsent = (list, ...rest) =>
      list === 'limits' ? Promise.resolve({ status: 'unknown' }) : createIfAbsent(list, ...rest)
    expect(await moveTimes(7)).toEqual(Array<string>(7).fill('done'))
  })
})
