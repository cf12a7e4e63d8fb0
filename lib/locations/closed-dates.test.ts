import type { AreaKey } from '@/lib/cities/locations'
import { env } from '@/lib/env'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { setClosed, setWindowClosed } from './closed-dates'
import { parseFields } from './location'
import { getAreaScope, getLocationScope } from '@/lib/cities/location-cities'

const NOW = new Date('2026-11-20T15:00:00Z')
const DAY = '2026-11-24'
const HOLIDAY = '2026-11-26'
const START = '2026-11-24 09:00'
const PHONE = { tracking_phone: '905-555-0115' }
const BOTH = getLocationScope('hamilton-niagara')
const HOUSTON = getAreaScope('houston')
const HAMILTON = getAreaScope('hamilton-niagara')

let store: ReturnType<typeof openMemoryStore>
beforeEach(() => {
  store = openMemoryStore()
  for (const id of ['hamilton-niagara', 'toronto']) store.records.set(`locations/${id}`, PHONE)
  env.HOLIDAYS = JSON.stringify({ houston: [HOLIDAY] })
})
afterAll(() => (env.HOLIDAYS = undefined))

const getRecord = (id = 'hamilton-niagara') => store.records.get(`locations/${id}`) ?? {}
const set = (scope: typeof BOTH, isClosed: boolean, date = DAY) =>
  setClosed(store, { scope, date, isClosed }, NOW)
const listClosed = (date = DAY) =>
  BOTH.areas.filter((areaKey) =>
    parseFields(areaKey, getRecord()).calendar.closedDates.includes(date),
  )

test('A day of one area is closed once, and the other area stays open', async () => {
  for (let n = 0; n < 2; n++) await set(HOUSTON, true)
  expect(getRecord()).toEqual({ ...PHONE, areas: { houston: { closed_dates: DAY } } })
  expect(listClosed()).toEqual(['houston'])
  for (let n = 0; n < 2; n++) await set(HOUSTON, false)
  expect(getRecord()).toEqual(PHONE)
  await set(HAMILTON, true)
  expect(listClosed()).toEqual(['hamilton-niagara'])
})

test('A location with one area stores closed days at the top level of its record', async () => {
  await set(getAreaScope('toronto'), true)
  expect(getRecord('toronto')).toEqual({ ...PHONE, closed_dates: DAY })
})

test('Closing or opening a location applies to all its areas, whatever days they had', async () => {
  await set(BOTH, true)
  expect(listClosed()).toEqual(BOTH.areas)
  await set(HOUSTON, false)
  expect(listClosed()).toEqual(['hamilton-niagara'])
  await set(BOTH, true)
  expect(listClosed()).toEqual(BOTH.areas)
  await set(HOUSTON, true)
  await set(BOTH, false)
  expect(listClosed()).toEqual([])
})

test('A holiday of one area is opened and closed there, and for the location', async () => {
  await set(HOUSTON, false, HOLIDAY)
  expect(getRecord()).toMatchObject({ areas: { houston: { open_dates: HOLIDAY } } })
  await set(HOUSTON, true, HOLIDAY)
  expect(getRecord()).toEqual(PHONE)
  await set(BOTH, false, HOLIDAY)
  expect(listClosed(HOLIDAY)).toEqual([])
  await set(HOUSTON, true, HOLIDAY)
  expect(listClosed(HOLIDAY)).toEqual(['houston'])
  await set(BOTH, true, HOLIDAY)
  expect(listClosed(HOLIDAY)).toEqual(BOTH.areas)
})

test('A past day and a day beside an invalid list are not changed', async () => {
  await expect(set(HOUSTON, true, '2026-11-19')).rejects.toThrow('2026-11-19 is past')
  const invalid = { ...PHONE, areas: { houston: { closed_dates: 'snow' } } }
  store.records.set('locations/hamilton-niagara', invalid)
  await expect(set(HOUSTON, true)).rejects.toThrow('closed_dates of houston is invalid')
  await expect(set(BOTH, true)).rejects.toThrow('closed_dates of hamilton-niagara is invalid')
  expect(getRecord()).toEqual(invalid)
})

const setWindow = (areaKey: AreaKey, isClosed: boolean, start = START) =>
  setWindowClosed(store, { areaKey, start, isClosed }, NOW)

test('A window of one area is closed once and opened again, and past ones are dropped', async () => {
  const houston = { closed_windows: '2026-11-19 09:00,2026-11-25 13:00' }
  store.records.set('locations/hamilton-niagara', { ...PHONE, areas: { houston } })
  for (let n = 0; n < 2; n++) await setWindow('houston', true)
  expect(getRecord().areas).toEqual({
    houston: { closed_windows: `${START},2026-11-25 13:00` },
  })
  for (let n = 0; n < 2; n++) await setWindow('houston', false)
  expect(getRecord().areas).toEqual({ houston: { closed_windows: '2026-11-25 13:00' } })
  for (const isClosed of [true, false]) await setWindow('toronto', isClosed)
  expect(getRecord('toronto')).toEqual(PHONE)
})

test('An area may open a window that its location has closed', async () => {
  store.records.set('locations/hamilton-niagara', { ...PHONE, closed_windows: START })
  await setWindow('houston', false)
  const find = (areaKey: AreaKey) => parseFields(areaKey, getRecord()).calendar.closedWindows
  expect([find('houston'), find('hamilton-niagara')]).toEqual([[], [START]])
})

test.each(['2026-11-19 09:00', '2026-11-24 10:00', '2026-11-24', 'snow'])(
  '"%s" is no window that can be closed',
  (start) => expect(setWindow('houston', true, start)).rejects.toThrow(start),
)

test('Closing a window throws if the list is invalid, the location is missing or the write is uncertain', async () => {
  store.records.set('locations/toronto', { ...PHONE, closed_windows: 'snow' })
  await expect(setWindow('toronto', true)).rejects.toThrow('closed_windows of toronto is invalid')
  await expect(setWindow('barrie', true)).rejects.toThrow('barrie is not in the store')
  store.transact = () => Promise.resolve({ status: 'unknown' })
  await expect(setWindow('houston', true)).rejects.toThrow('locations/hamilton-niagara was unknown')
})
