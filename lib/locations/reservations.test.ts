import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { openSqliteStore } from '@/lib/store/sqlite'
import { createRecordKey } from '@/lib/store/record-key'
import type { Store } from '@/lib/store/store'
import {
  releaseReservation,
  getLimitedWindow,
  readFullWindows,
  readReservationId,
  reserveWindow,
} from './reservations'

const WINDOW = {
  key: '2026-11-23-0900-toronto',
  areaKey: 'toronto',
  date: '2026-11-23',
  start: '2026-11-23 09:00',
  jobsPerWindow: 4,
} as const
const KEY = WINDOW.key
const NOW = Date.UTC(2026, 10, 20, 12)

const folder = mkdtempSync(join(tmpdir(), 'slots-'))
afterAll(() => rmSync(folder, { recursive: true }))

let counter = 0
const newKey = () => createRecordKey('', counter++, NOW).key
const getDeadline = () => Date.now() + 30_000
const take = (store: Store, key = newKey(), limited = WINDOW, replaced: string[] = []) =>
  reserveWindow(store, limited, {
    ...{ key, id: `id-${key}`, replaced, deadline: getDeadline() },
    mayTake: () => Promise.resolve(true),
  })
const readFull = (store: Store, jobsPerWindow = 4) => {
  const dates = ['2026-11-23', '2026-11-24']
  return readFullWindows(store, { areaKey: 'toronto', jobsPerWindow }, dates, getDeadline())
}

test.each([
  ['in memory, with random delays', () => openMemoryStore(5)],
  ['in SQLite', () => openSqliteStore(join(folder, 'race.sqlite'))],
])(
  'When 200 visitors want four reservations at once %s, exactly four get one',
  async (_where, open) => {
    const store = open()
    const keys = Array.from({ length: 200 }, newKey)
    // Each visitor sends twice: a double click.
    const results = await Promise.all(
      keys.flatMap((key) => [1, 2].map(async () => [key, await take(store, key)] as const)),
    )
    const winners = results.filter(([, result]) => result !== 'full').map(([key]) => key)
    const jobs = Object.keys((await store.read('slots', KEY, getDeadline())) ?? {})
    expect(jobs).toHaveLength(4)
    expect(new Set(winners)).toEqual(new Set(jobs))
    expect(winners).toHaveLength(8)
    expect(results.some(([, result]) => result === 'last')).toBe(true)
    expect(await readFull(store)).toEqual(['2026-11-23 09:00'])
  },
)

test('A retry finds its own reservation, and the fifth job is too late', async () => {
  const store = openMemoryStore()
  const keys = Array.from({ length: 5 }, newKey)
  const results: string[] = []
  for (const key of keys) results.push(await take(store, key))
  expect(results).toEqual(['taken', 'taken', 'taken', 'last', 'full'])
  for (const key of keys.slice(0, 4)) expect(await take(store, key)).toBe('last')
})

test('A job takes over the reservation of the one that it replaces, even in a full window', async () => {
  const store = openMemoryStore()
  const keys = Array.from({ length: 4 }, newKey)
  for (const key of keys) await take(store, key)
  expect(await take(store, 'new', WINDOW, keys.slice(0, 1))).toBe('last')
  expect(await readReservationId(store, KEY, { key: 'new', deadline: getDeadline() })).toBe(
    'id-new',
  )
  expect(Object.keys(store.records.get(`slots/${KEY}`) ?? {})).toEqual([...keys.slice(1), 'new'])
})

test('A reservation is freed only by its id, and then offered and taken again', async () => {
  const store = openMemoryStore()
  const keys = Array.from({ length: 4 }, newKey)
  for (const key of keys) await take(store, key)
  const free = (key: string, id: string, heir?: string) =>
    releaseReservation(store, KEY, { key, id, heir }, getDeadline())
  const [first = '', ...others] = keys
  await free(first, 'of an earlier try')
  expect(await readFull(store)).toHaveLength(1)
  await free(first, `id-${first}`)
  expect(await readFull(store)).toEqual([])
  expect(await take(store)).toBe('last')
  expect(await take(store)).toBe('full')
  await free(others[0] ?? '', `id-${others[0]}`, 'heir')
  expect(store.records.get(`slots/${KEY}`)).toHaveProperty('heir')
})

test('A window without jobs has no record', async () => {
  const store = openMemoryStore()
  await take(store, 'only')
  await releaseReservation(store, KEY, { key: 'only', id: 'id-only' }, getDeadline())
  expect([...store.records]).toEqual([])
})

test('A changed limit still counts the reservations that are taken', async () => {
  const store = openMemoryStore()
  for (let n = 0; n < 3; n++) await take(store)
  expect(await readFull(store, 2)).toEqual(['2026-11-23 09:00'])
  expect(await readFull(store, 50)).toEqual([])
})

test('Windows, days and crew areas have their own reservations', async () => {
  const store = openMemoryStore()
  const calendar = { closedDates: [], noticeHours: 0, jobsPerWindow: 1 }
  const takeOther = (other: object) => {
    const pickup = { selectedDate: WINDOW.date, timeSlot: '09:00-11:00', city: 'toronto', ...other }
    return take(
      store,
      newKey(),
      getLimitedWindow(pickup.city as 'toronto', calendar, pickup) as never,
    )
  }
  const others = [{ selectedDate: '2026-11-24' }, { city: 'barrie' }, { timeSlot: '11:00-13:00' }]
  for (const other of [{}, ...others]) expect(await takeOther(other)).toBe('last')
  expect(await takeOther({})).toBe('full')
  expect(await readFull(store, 1)).toEqual([
    '2026-11-23 09:00',
    '2026-11-23 11:00',
    '2026-11-24 09:00',
  ])
})

test('A location without a limit has no reservations', () => {
  const booking = { selectedDate: '2026-11-23', timeSlot: '09:00-11:00' }
  const calendar = { closedDates: [], noticeHours: 0 }
  expect(getLimitedWindow('toronto', calendar, booking)).toBeUndefined()
  expect(getLimitedWindow('toronto', { ...calendar, jobsPerWindow: 4 }, booking)).toEqual(WINDOW)
})

test.each([undefined, 4])('A closed window is full, with a limit of %s', async (jobsPerWindow) => {
  const booking = { selectedDate: WINDOW.date, timeSlot: '09:00-11:00' }
  const closedWindows = [WINDOW.start]
  const calendar = { closedDates: [], noticeHours: 0, jobsPerWindow, closedWindows }
  const limited = getLimitedWindow('toronto', calendar, booking)
  expect(limited).toEqual({ ...WINDOW, jobsPerWindow: 0 })
  const store = openMemoryStore()
  expect(await take(store, newKey(), limited as never)).toBe('full')
  expect([...store.records]).toEqual([])
  const other = { ...booking, timeSlot: '11:00-13:00' }
  expect(getLimitedWindow('toronto', calendar, other)?.jobsPerWindow).toBe(jobsPerWindow)
})

test('A reservation is unavailable while the store does not reply', async () => {
  const store = openMemoryStore()
  store.transact = () => Promise.resolve({ status: 'unknown' })
  expect(await take(store)).toBe('unavailable')
  store.read = () => Promise.reject(new Error('down'))
  expect(await take(store)).toBe('unavailable')
})
