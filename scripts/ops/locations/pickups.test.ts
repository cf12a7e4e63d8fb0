import { openMemoryStore } from '@/lib/store/memory.fixture'
import { createKey, JOB } from '@/lib/store/records.fixture'
import { describePickup, findPickups } from './pickups'
import {
  checkReservations,
  describeDayReservations,
  findReservations,
  releaseReservations,
  isUnconfirmed,
  readReservations,
} from './reservations'

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
  readReservations(store, { date: DAY, areaKey })

test('The reservations of a day are listed with their jobs, and with their doubts', async () => {
  const reservations = await readDay()
  expect(describeDayReservations('toronto', DAY, reservations).split('\n')).toEqual([
    'toronto, Saturday, November 21, 2026: 5 reservations',
    `9\u00a0am  TR-4F7KM  Anna  416-555-0100                                  ${SURE}`,
    `9\u00a0am  TR-9KQ2P  Anna  416-555-0100  Confirm by phone                ${UNSURE}`,
    `9\u00a0am            Anna  416-555-0100  cancelled                       ${GONE}`,
    `9\u00a0am            Anna  416-555-0100  moved to 2026-11-21 8 to 10 am  ${MOVED}`,
    `9\u00a0am                                no job                          ${LOST}`,
  ])
  const unconfirmed = reservations.filter(isUnconfirmed).map(({ jobKey }) => jobKey)
  expect(unconfirmed).toEqual([UNSURE, GONE, MOVED, LOST])
  jest.spyOn(console, 'log').mockImplementation()
  expect(() => checkReservations(reservations)).toThrow('2 active jobs would lose')
  expect(describeDayReservations('ottawa', DAY, await readDay('ottawa'))).toBe(
    'ottawa, Saturday, November 21, 2026: 0 reservations',
  )
})

test('Hamilton and Houston share a number, but neither pickups nor reservations', async () => {
  for (const city of ['hamilton', 'houston']) {
    const record = { ...MORNING, cus_name: city, location_id: 'hamilton-niagara' }
    store.records.set(`jobs/${createKey(city)}`, record)
    store.records.set(`details/${createKey(city)}`, { city })
  }
  store.records.set(`slots/${DAY}-0900-houston`, { [createKey('houston')]: 'id' })
  const find = async (areaKey: 'hamilton-niagara' | 'houston') => {
    const reservations = await readReservations(store, { date: DAY, areaKey })
    expect(reservations.filter(isUnconfirmed)).toEqual([])
    const pickups = await findPickups(store, [[areaKey, [DAY]]])
    return [pickups.map(({ name }) => name), reservations.map(({ jobKey }) => jobKey)]
  }
  expect(await find('houston')).toEqual([['houston'], [createKey('houston')]])
  expect(await find('hamilton-niagara')).toEqual([['hamilton'], []])
})

test('Reservations are chosen by references and keys of their jobs, and freed as they were read', async () => {
  const chosen = await findReservations(store, await readReservations(store), [
    'tr-9kq2p',
    LOST,
    UNSURE,
  ])
  expect(chosen.map(({ jobKey }) => jobKey)).toEqual([UNSURE, LOST])
  const before = store.records.get(`slots/${WINDOW}`) ?? {}
  store.records.set(`slots/${WINDOW}`, { ...before, [LOST]: 'taken again' })
  jest.spyOn(console, 'log').mockImplementation()
  await releaseReservations(store, chosen)
  expect(Object.keys(store.records.get(`slots/${WINDOW}`) ?? {})).toEqual([SURE, GONE, MOVED, LOST])
})

test.each([createKey('none'), 'TR-22222'])(
  '%s has no reservation, and none is chosen',
  async (name) => {
    const reservations = await readReservations(store)
    await expect(findReservations(store, reservations, [name])).rejects.toThrow(name)
  },
)
