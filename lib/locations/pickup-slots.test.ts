import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { openSqliteStore } from '@/lib/store/sqlite'
import type { Store } from '@/lib/store/store'
import { createRecordKey } from '@/lib/store/record-key'
import { getLimitedWindow, readFullWindows, takeSlot } from './pickup-slots'

const WINDOW = {
  locationId: 'toronto',
  date: '2026-11-23',
  window: { start: '09:00', end: '11:00' },
  jobsPerWindow: 4,
} as const
const NOW = Date.UTC(2026, 10, 20, 12)

const folder = mkdtempSync(join(tmpdir(), 'slots-'))
afterAll(() => rmSync(folder, { recursive: true }))

let counter = 0
const newKey = () => createRecordKey('', counter++, NOW).key
const take = (store: Store, key = newKey(), limited = WINDOW, visit = '') =>
  takeSlot(store, limited, {
    ...{ key, visit, now: NOW, deadline: Date.now() + 30_000 },
    mayTake: () => Promise.resolve(true),
  })
const readFull = (store: Store, jobsPerWindow = 4) =>
  readFullWindows(
    store,
    { locationId: 'toronto', jobsPerWindow, dates: ['2026-11-23', '2026-11-24'] },
    Date.now() + 5_000,
  )

test.each([
  ['in memory, with random delays', () => openMemoryStore(5)],
  ['in SQLite', () => openSqliteStore(join(folder, 'race.sqlite'))],
])('Of 200 visitors at once for four slots %s, exactly four get one', async (_where, open) => {
  const store = open()
  const keys = Array.from({ length: 200 }, newKey)
  // Each visitor sends twice: a double click.
  const results = await Promise.all(
    keys.flatMap((key) => [1, 2].map(async () => [key, await take(store, key)] as const)),
  )
  const winners = results.filter(([, result]) => result !== 'full').map(([key]) => key)
  const slots = Object.values(await store.list('slots'))
  expect(slots).toHaveLength(4)
  expect(new Set(winners)).toEqual(new Set(slots.map(({ key }) => key)))
  expect(winners).toHaveLength(8)
  expect(results.some(([, result]) => result === 'last')).toBe(true)
  expect(await readFull(store)).toEqual(['2026-11-23 09:00'])
})

test('A retry finds its own slot, and the fifth job is too late', async () => {
  const store = openMemoryStore()
  const keys = Array.from({ length: 5 }, newKey)
  const results: string[] = []
  for (const key of keys) results.push(await take(store, key))
  expect(results).toEqual(['taken', 'taken', 'taken', 'last', 'full'])
  for (const key of keys.slice(0, 4)) expect(await take(store, key)).toBe('taken')
  expect(store.records.size).toBe(4)
})

describe('The slot of a visit', () => {
  const SLOT = 'slots/2026-11-23-0900-toronto-00'
  const takeAs = (store: Store, key: string) => take(store, key, WINDOW, 'visit')

  test('is marked as shared when a corrected booking finds it, and not by a retry', async () => {
    const store = openMemoryStore()
    const slot = { key: 'first', at: NOW, visit: 'visit' }
    for (const key of ['first', 'first']) expect(await takeAs(store, key)).toBe('taken')
    expect(store.records.get(SLOT)).toEqual(slot)
    for (const key of ['corrected', 'corrected', 'first', 'third'])
      expect(await takeAs(store, key)).toBe('taken')
    expect([...store.records]).toEqual([[SLOT, { ...slot, shared: true }]])
  })

  test('is one and shared when both bookings come at once', async () => {
    for (let run = 0; run < 30; run++) {
      const store = openMemoryStore(1)
      await Promise.all(['first', 'corrected'].map((key) => takeAs(store, key)))
      expect([...store.records]).toMatchObject([[SLOT, { visit: 'visit', shared: true }]])
    }
  })

  test('that is freed at that moment is taken by the corrected booking', async () => {
    const store = openMemoryStore()
    await takeAs(store, 'first')
    const replace = store.replace.bind(store)
    store.replace = (...swap) => {
      store.records.delete(SLOT)
      return replace(...swap)
    }
    expect(await takeAs(store, 'corrected')).toBe('taken')
    expect(store.records.get(SLOT)).toEqual({ key: 'corrected', at: NOW, visit: 'visit' })
  })

  test('that cannot be marked is said to be unavailable', async () => {
    const store = openMemoryStore()
    await takeAs(store, 'first')
    store.replace = () => Promise.resolve('unknown')
    expect(await takeAs(store, 'corrected')).toBe('unavailable')
  })
})

test('A freed slot is offered and taken again', async () => {
  const store = openMemoryStore()
  for (let n = 0; n < 4; n++) await take(store)
  await store.remove('slots', '2026-11-23-0900-toronto-01')
  expect(await readFull(store)).toEqual([])
  expect(await take(store)).toBe('last')
  expect(await take(store)).toBe('full')
})

test('A changed limit counts the slots that are taken', async () => {
  const store = openMemoryStore()
  for (let n = 0; n < 3; n++) await take(store)
  expect(await readFull(store, 2)).toEqual(['2026-11-23 09:00'])
  expect(await readFull(store, 50)).toEqual([])
})

test('Windows, days and locations have their own slots', async () => {
  const store = openMemoryStore()
  const one = { ...WINDOW, jobsPerWindow: 1 } as const
  const takeOther = (other: object) => take(store, newKey(), { ...one, ...other } as never)
  const noon = { window: { start: '11:00', end: '13:00' } }
  for (const other of [{}, { date: '2026-11-24' }, { locationId: 'barrie' }, noon])
    expect(await takeOther(other)).toBe('last')
  expect(await takeOther({})).toBe('full')
  expect(await readFull(store, 1)).toEqual([
    '2026-11-23 09:00',
    '2026-11-23 11:00',
    '2026-11-24 09:00',
  ])
})

test('A location without a limit has no slots', () => {
  const booking = { selectedDate: '2026-11-23', timeSlot: '09:00-11:00' }
  const calendar = { closedDates: [], noticeHours: 0 }
  expect(getLimitedWindow('toronto', calendar, booking)).toBeUndefined()
  expect(getLimitedWindow('toronto', { ...calendar, jobsPerWindow: 4 }, booking)).toEqual(WINDOW)
})

test('A store that does not answer is said to be unavailable', async () => {
  const store = openMemoryStore()
  store.createIfAbsent = () => Promise.resolve({ status: 'unknown' })
  expect(await take(store)).toBe('unavailable')
  store.read = () => Promise.reject(new Error('down'))
  expect(await take(store)).toBe('unavailable')
})
