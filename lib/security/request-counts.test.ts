import { openMemoryStore } from '@/lib/store/memory.fixture'
import { countRecentRequests, listRecentRequests, rememberRequest } from './person'
import { countRequest } from './limits'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const NOON = Date.UTC(2026, 6, 1, 12)
const PHONE = '416-555-0142'

let store: ReturnType<typeof openMemoryStore>
beforeEach(() => {
  store = openMemoryStore(3)
})

test('The requests of a phone are counted by their time, whenever the mail is sent, for 24 hours', async () => {
  const attempt = (now: number) => ({ now, deadline: Date.now() + 5_000 })
  const remember = (key: string, now: number, phone = PHONE) =>
    rememberRequest(store, { phone, tab: '' }, key, attempt(now))
  const count = (key: string, now: number, phone = PHONE) =>
    countRecentRequests(store, phone, key, attempt(now))
  const [first, second, other] = ['first', 'second', 'other']
  const [evening, night] = [Date.UTC(2026, 6, 1, 23, 57), Date.UTC(2026, 6, 2, 0, 2)]
  await remember(second, night)
  expect(await count(second, night)).toBe(1)
  await remember(first, evening)
  await remember(other, night, '416-555-0199')
  expect(await count(first, evening)).toBe(1)
  expect(await count(second, night)).toBe(2)
  expect(await count(other, night, '416-555-0199')).toBe(1)
  expect(await count('another', evening + DAY)).toBe(2)
  expect(await count('another', night + DAY)).toBe(1)
  expect(JSON.stringify([...store.records])).not.toContain('0142')
  store.read = () => Promise.reject(new Error('down'))
  expect(await count(second, night)).toBe(1)
})

test('The requests of a phone in 24 hours are listed, and listing counts as none', async () => {
  const attempt = (hours: number) => ({ now: NOON + hours * 60 * MINUTE, deadline: 0 })
  const list = (hours: number, phone = PHONE) => listRecentRequests(store, phone, attempt(hours))
  expect(await list(0)).toEqual([])
  for (const [n, key] of ['first', 'second'].entries())
    await rememberRequest(store, { phone: PHONE, tab: '' }, key, attempt(14 * n))
  const before = JSON.stringify([...store.records])
  expect(await list(14)).toEqual(['first', 'second'])
  expect(await list(25)).toEqual(['second'])
  expect(await list(14, '416-555-0199')).toEqual([])
  expect(JSON.stringify([...store.records])).toBe(before)
})

test('Requests of the same second are counted, although a message only knows its second', async () => {
  const attempt = (now: number) => ({ now, deadline: 0 })
  for (const [n, key] of ['first', 'second', 'third'].entries())
    await rememberRequest(store, { phone: PHONE, tab: '' }, key, attempt(NOON + 100 * n))
  const counts = ['first', 'second', 'third'].map((key) =>
    countRecentRequests(store, PHONE, key, attempt(NOON)),
  )
  expect(await Promise.all(counts)).toEqual([1, 2, 3])
})

test('The requests of a tab are known for 24 hours, even with another phone', async () => {
  const remember = (key: string, hours: number, person: { phone: string; tab: string }) =>
    rememberRequest(store, person, key, { now: NOON + hours * 60 * MINUTE, deadline: 0 })
  const person = { phone: PHONE, tab: 'a-tab' }
  expect(await remember('first', 11, person)).toEqual([])
  expect(await remember('second', 13, { ...person, phone: '416-555-0199' })).toEqual(['first'])
  expect(await remember('second', 13, person)).toEqual(['first'])
  expect(await remember('third', 14, person)).toEqual(['second', 'first'])
  expect(await remember('plain', 14, { ...person, tab: '' })).toEqual([])
  expect(await remember('later', 36, person)).toEqual(['third', 'second'])
})

/** The ten minutes are on two UTC days. */
const NOW = Date.UTC(2026, 6, 1, 0, 3)

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
