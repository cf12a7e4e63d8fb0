import { openMemoryStore } from '@/lib/store/memory.fixture'
import { createKey, JOB } from '@/lib/store/records.fixture'
import { describePickup, findPickups } from './pickups'
import {
  checkSlots,
  describeDaySlots,
  findSlots,
  freeSlots,
  isUnconfirmed,
  readSlots,
} from './slots'

test('The active pickups of days to be closed are found, and each is a line', async () => {
  const store = openMemoryStore()
  const put = (name: string, changes: object) =>
    store.records.set(`jobs/${createKey(name)}`, { ...JOB, ...changes })
  put('late', { start_time: '15:00', end_time: '17:00' })
  put('early', {})
  put('cancelled', { job_status: 'cancelled' })
  put('other day', { date: '2026-11-23' })
  put('other place', { location_id: 'barrie' })
  store.records.set(`details/${createKey('late')}`, { reference: 'TR-4F7KM', outside_area: true })
  const pickups = await findPickups(store, [['toronto', ['2026-11-21', '2026-11-24']]])
  expect(pickups.map(describePickup)).toEqual([
    ['toronto', '2026-11-21 8 to 10 am', '', 'Anna', '416-555-0100', 'active', ''],
    [
      ...['toronto', '2026-11-21 3 to 5 pm', 'TR-4F7KM', 'Anna', '416-555-0100', 'active'],
      'Outside the service area',
    ],
  ])
  expect(await findPickups(store, [])).toEqual([])
})

const DAY = '2026-11-21'
const WINDOW = `${DAY}-0900-toronto`
const KEYS = ['sure', 'unsure', 'gone', 'moved', 'lost'].map(createKey)
const [SURE = '', UNSURE = '', GONE = '', MOVED = '', LOST = ''] = KEYS
const MORNING = { ...JOB, start_time: '09:00', end_time: '11:00' }

let store: ReturnType<typeof openMemoryStore>
beforeEach(() => {
  store = openMemoryStore()
  store.records.set(`slots/${WINDOW}`, Object.fromEntries(KEYS.map((key) => [key, `id-${key}`])))
  for (const other of [`${DAY}-0900-barrie`, '2026-11-23-0900-toronto'])
    store.records.set(`slots/${other}`, { [createKey('other')]: 'id' })
  store.records.set(`jobs/${SURE}`, { ...MORNING, job_status: 'booked' })
  store.records.set(`jobs/${UNSURE}`, MORNING)
  store.records.set(`jobs/${GONE}`, { ...MORNING, job_status: 'cancelled' })
  store.records.set(`jobs/${MOVED}`, JOB)
  store.records.set(`details/${SURE}`, { reference: 'TR-4F7KM' })
  store.records.set(`details/${UNSURE}`, { reference: 'TR-9KQ2P', confirm_by_phone: true })
})
afterEach(() => jest.restoreAllMocks())

const readDay = (areaKey: 'toronto' | 'ottawa' = 'toronto') =>
  readSlots(store, { date: DAY, areaKey })

test('The slots of a day are listed with their jobs, and with their doubts', async () => {
  const slots = await readDay()
  expect(describeDaySlots('toronto', DAY, slots).split('\n')).toEqual([
    'toronto, Saturday, November 21, 2026: 5 slots taken',
    `9\u00a0am  TR-4F7KM  Anna  416-555-0100                                  ${SURE}`,
    `9\u00a0am  TR-9KQ2P  Anna  416-555-0100  Confirm by phone                ${UNSURE}`,
    `9\u00a0am            Anna  416-555-0100  cancelled                       ${GONE}`,
    `9\u00a0am            Anna  416-555-0100  moved to 2026-11-21 8 to 10 am  ${MOVED}`,
    `9\u00a0am                                no job                          ${LOST}`,
  ])
  const unconfirmed = slots.filter(isUnconfirmed).map(({ jobKey }) => jobKey)
  expect(unconfirmed).toEqual([UNSURE, GONE, MOVED, LOST])
  jest.spyOn(console, 'log').mockImplementation()
  expect(() => checkSlots(slots)).toThrow('2 active jobs would lose')
  expect(describeDaySlots('ottawa', DAY, await readDay('ottawa'))).toBe(
    'ottawa, Saturday, November 21, 2026: 0 slots taken',
  )
})

test('Hamilton and Houston share a number, but neither pickups nor slots', async () => {
  for (const city of ['hamilton', 'houston']) {
    const record = { ...MORNING, cus_name: city, location_id: 'hamilton-niagara' }
    store.records.set(`jobs/${createKey(city)}`, record)
    store.records.set(`details/${createKey(city)}`, { city })
  }
  store.records.set(`slots/${DAY}-0900-houston`, { [createKey('houston')]: 'id' })
  const find = async (areaKey: 'hamilton-niagara' | 'houston') => {
    const slots = await readSlots(store, { date: DAY, areaKey })
    expect(slots.filter(isUnconfirmed)).toEqual([])
    const pickups = await findPickups(store, [[areaKey, [DAY]]])
    return [pickups.map(({ name }) => name), slots.map(({ jobKey }) => jobKey)]
  }
  expect(await find('houston')).toEqual([['houston'], [createKey('houston')]])
  expect(await find('hamilton-niagara')).toEqual([['hamilton'], []])
})

test('Slots are chosen by references and keys of their jobs, and freed as they were read', async () => {
  const chosen = await findSlots(store, await readSlots(store), ['tr-9kq2p', LOST, UNSURE])
  expect(chosen.map(({ jobKey }) => jobKey)).toEqual([UNSURE, LOST])
  const before = store.records.get(`slots/${WINDOW}`) ?? {}
  store.records.set(`slots/${WINDOW}`, { ...before, [LOST]: 'taken again' })
  jest.spyOn(console, 'log').mockImplementation()
  await freeSlots(store, chosen)
  expect(Object.keys(store.records.get(`slots/${WINDOW}`) ?? {})).toEqual([SURE, GONE, MOVED, LOST])
})

test.each([createKey('none'), 'TR-22222'])('%s has no slot, and none is chosen', async (name) => {
  const slots = await readSlots(store)
  await expect(findSlots(store, slots, [name])).rejects.toThrow(name)
})
