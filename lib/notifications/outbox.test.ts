import { openMemoryStore } from '@/lib/store/memory.fixture'
import { decodeTime } from '@/lib/store/record-key'
import { addEntry, listDue, postpone, removeEntry, takeEntry, type OutboxEntry } from './outbox'

const NOW = Date.UTC(2026, 10, 20, 15)
const MINUTE = 60_000
const ENTRY: OutboxEntry = {
  ...{ list: 'leads', key: 'request-key', id: 'id', occasion: 'request' },
  at: '2026-11-20T15:00:00Z',
}

let store: ReturnType<typeof openMemoryStore>
beforeEach(() => {
  store = openMemoryStore()
  jest.useFakeTimers({ now: NOW })
})
afterEach(() => jest.useRealTimers())

test('An entry is due two minutes later, and read in the order of that time', async () => {
  const later = await addEntry(store, ENTRY, { due: NOW + 5 * MINUTE })
  const owed = await addEntry(store, ENTRY)
  expect(await listDue(store, NOW + 2 * MINUTE - 1)).toEqual([])
  expect(await listDue(store, NOW + 2 * MINUTE)).toEqual([owed])
  expect(await listDue(store)).toEqual([owed, later])
  expect(await listDue(store, NOW + 9 * MINUTE, 1)).toEqual([owed])
  await removeEntry(store, owed)
  await removeEntry(store, owed)
  expect(await listDue(store)).toEqual([later])
})

test('Of several runs one takes an entry, for two minutes', async () => {
  const owed = await addEntry(store, ENTRY)
  const take = (now: number) => {
    jest.setSystemTime(now)
    return takeEntry(store, owed)
  }
  expect(await Promise.all([take(NOW), take(NOW), take(NOW)])).toEqual([true, false, false])
  expect(await take(NOW + 2 * MINUTE - 1)).toBe(false)
  expect(await take(NOW + 2 * MINUTE)).toBe(true)
  await removeEntry(store, owed)
  expect(await take(NOW + 9 * MINUTE)).toBe(false)
})

test('A failure moves an entry by 1, 5, 15 and 60 minutes, then by an hour each time', async () => {
  await addEntry(store, ENTRY, { due: NOW })
  const pauses: number[] = []
  for (let tries = 0; tries < 6; tries++) {
    const [owed] = await listDue(store)
    if (!owed) throw new Error('no entry')
    await takeEntry(store, owed)
    await postpone(store, owed)
    const [moved, ...others] = await listDue(store)
    expect(others).toEqual([])
    expect(moved?.entry).toEqual({ ...ENTRY, tries: tries + 1 })
    pauses.push((decodeTime(moved?.entryKey ?? '') - NOW) / MINUTE)
  }
  expect(pauses).toEqual([1, 5, 15, 60, 60, 60])
})

test('An entry that waits for a time has not failed', async () => {
  const owed = await addEntry(store, ENTRY, { due: NOW })
  await postpone(store, owed, NOW + 9 * MINUTE)
  expect(await listDue(store)).toMatchObject([{ entry: { ...ENTRY } }])
  expect((await listDue(store))[0]?.entry).not.toHaveProperty('tries')
})

test('Without an answer nothing may be stored that is owed', async () => {
  store.transact = () => Promise.resolve({ status: 'unknown' })
  await expect(addEntry(store, ENTRY)).rejects.toThrow('the outbox is unknown')
})
