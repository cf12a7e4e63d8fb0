import { openMemoryStore } from '@/lib/store/memory.fixture'
import { createKey, JOB } from '@/lib/store/records.fixture'
import { describeDaySlots, findSlots, isUnconfirmed, listSlots, readDaySlots } from './slots'

const DAY = '2026-11-21'
const KEYS = ['sure', 'unsure', 'gone', 'moved', 'lost'].map(createKey)
const [SURE = '', UNSURE = '', GONE = '', MOVED = '', LOST = ''] = KEYS
const MORNING = { ...JOB, start_time: '09:00', end_time: '11:00' }
const slotOf = (n: number) => `${DAY}-0900-toronto-0${n}`

const store = openMemoryStore()
for (const [n, key] of KEYS.entries()) store.records.set(`slots/${slotOf(n)}`, { key, at: 0 })
for (const other of [`${DAY}-0900-barrie-00`, '2026-11-23-0900-toronto-00'])
  store.records.set(`slots/${other}`, { key: createKey('other'), at: 0 })
store.records.set(`jobs/${SURE}`, { ...MORNING, job_status: 'booked' })
store.records.set(`jobs/${UNSURE}`, MORNING)
store.records.set(`jobs/${GONE}`, { ...MORNING, job_status: 'cancelled' })
store.records.set(`jobs/${MOVED}`, JOB)
store.records.set(`details/${SURE}`, { reference: 'T-4F7K' })
store.records.set(`details/${UNSURE}`, { reference: 'T-9KQ2', confirm_by_phone: true })

test('A corrected booking keeps the slot of its visit, though the first one was cancelled', async () => {
  const [first = '', corrected = ''] = ['visitA1', 'visitA2'].map(createKey)
  const visits = openMemoryStore()
  visits.records.set(`slots/${slotOf(0)}`, { key: first, at: 0, visit: createKey('visitA') })
  visits.records.set(`jobs/${first}`, { ...MORNING, job_status: 'cancelled' })
  const readConfirmed = async () => {
    const slots = await readDaySlots(visits, 'toronto', DAY)
    return slots.filter((slot) => !isUnconfirmed(slot)).map(({ job }) => job?.key)
  }
  expect(await readConfirmed()).toEqual([])
  visits.records.set(`jobs/${corrected}`, MORNING)
  expect(await readConfirmed()).toEqual([corrected])
  const slots = await readDaySlots(visits, 'toronto', DAY)
  for (const key of [first, corrected])
    expect(await findSlots(visits, slots, [key])).toHaveLength(1)
})

test('The slots of a day are listed with their jobs, and with what is not sure', async () => {
  const slots = await readDaySlots(store, 'toronto', DAY)
  expect(describeDaySlots('toronto', DAY, slots).split('\n')).toEqual([
    'toronto, Saturday, November 21, 2026: 5 slots taken',
    `9\u00a0am  T-4F7K  Anna  416-555-0100                                  ${SURE}`,
    `9\u00a0am  T-9KQ2  Anna  416-555-0100  Confirm by phone                ${UNSURE}`,
    `9\u00a0am          Anna  416-555-0100  cancelled                       ${GONE}`,
    `9\u00a0am          Anna  416-555-0100  moved to 2026-11-21 8 to 10 am  ${MOVED}`,
    `9\u00a0am                              no job                          ${LOST}`,
  ])
  const unconfirmed = slots.filter(isUnconfirmed).map(({ jobKey }) => jobKey)
  expect(unconfirmed).toEqual([UNSURE, GONE, MOVED, LOST])
  expect(describeDaySlots('ottawa', DAY, await readDaySlots(store, 'ottawa', DAY))).toBe(
    'ottawa, Saturday, November 21, 2026: 0 slots taken',
  )
})

test('Slots are chosen by references and keys of their jobs', async () => {
  const chosen = await findSlots(store, await listSlots(store), ['t-9kq2', LOST, UNSURE])
  expect(chosen.map(({ slotKey }) => slotKey)).toEqual([slotOf(1), slotOf(4)])
})

test.each([
  ['T-2222', 'There is no pickup with the reference T-2222.'],
  [createKey('other'), 'has no slot'],
])('%s has no slot of the day, and none is chosen', async (text, reason) => {
  const slots = await readDaySlots(store, 'toronto', DAY)
  await expect(findSlots(store, slots, ['T-4F7K', text])).rejects.toThrow(reason)
})
