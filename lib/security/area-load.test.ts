import { openMemoryStore } from '@/lib/store/memory.fixture'
import { countRequest } from './area-load'

const MINUTE = 60_000
/** The ten minutes are on two UTC days. */
const NOW = Date.UTC(2026, 6, 1, 0, 3)

let store: ReturnType<typeof openMemoryStore>
beforeEach(() => {
  store = openMemoryStore(3)
})

const attempt = (now = NOW) => ({ now, deadline: Date.now() + 5_000 })
const count = (n: number, now = NOW, areaKey = 'toronto') =>
  countRequest(store, areaKey, `request-${n}`, attempt(now))

test('An area is busy from its 21st request in ten minutes on, and only that area', async () => {
  const busy: boolean[] = []
  for (let n = 0; n < 22; n++) busy.push(await count(n, NOW - 9 * MINUTE + n * 20_000))
  expect(busy).toEqual([...Array<boolean>(20).fill(false), true, true])
  expect(await count(99, NOW, 'ottawa')).toBe(false)
  expect(await count(100, NOW + 10 * MINUTE)).toBe(false)
})

test('A request that is counted again counts once', async () => {
  for (let round = 0; round < 3; round++)
    for (let n = 0; n < 20; n++) expect(await count(n)).toBe(false)
})

test('300 requests at once make an area busy, and the record of their minute stays small', async () => {
  const busy = await Promise.all(Array.from({ length: 300 }, (_, n) => count(n)))
  expect(busy.filter(Boolean).length).toBeGreaterThanOrEqual(280)
  expect(store.records.size).toBe(1)
  expect(Object.keys([...store.records.values()][0] ?? {})).toHaveLength(21)
  expect(JSON.stringify([...store.records])).not.toContain('toronto')
})

test.each(['contended', 'unknown', 'refused'] as const)(
  'An area whose count is "%s" counts as busy',
  async (status) => {
    store.transact = () => Promise.resolve({ status })
    expect(await count(1)).toBe(true)
  },
)

test('An area whose count cannot be read counts as busy', async () => {
  store.read = () => Promise.reject(new Error('down'))
  expect(await count(1)).toBe(true)
})
