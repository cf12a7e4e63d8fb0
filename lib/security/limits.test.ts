import fc from 'fast-check'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { createRecordKey } from '@/lib/store/record-key'
import { BURST_LIMIT, checkRateLimit, DAILY_LIMIT, countWindow, addLimitEntry } from './limits'

const NOON = Date.UTC(2026, 6, 1, 12)
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const ADDRESS = '203.0.113.7'

let counter = 0
const newKey = (now = NOON) => createRecordKey('', counter++, now).key

let store: ReturnType<typeof openMemoryStore>
beforeEach(() => {
  store = openMemoryStore()
})

const PHONE = '416-555-0142'

function checkOnce(
  key = newKey(),
  { ip = ADDRESS, now = NOON, isSuspected = false, phone = PHONE } = {},
) {
  return checkRateLimit(store, { ip, phone, isSuspected }, key, {
    now,
    deadline: Date.now() + 5_000,
  })
}

async function checkTimes(count: number, options = {}): Promise<string[]> {
  const results: string[] = []
  while (results.length < count) results.push(await checkOnce(newKey(), options))
  return results
}

const repeatOpen = (count: number) => Array<string>(count).fill('open')

test('The seventh submission of a client within ten minutes is limited', async () => {
  expect(await checkTimes(8)).toEqual([...repeatOpen(6), 'reached', 'reached'])
  expect(await checkTimes(1, { ip: '203.0.113.8' })).toEqual(['open'])
  expect(await checkTimes(1, { isSuspected: true })).toEqual(['open'])
})

test('Retries of one submission count once and are never limited', async () => {
  const keys = Array.from({ length: 6 }, () => newKey())
  for (let round = 0; round < 3; round++)
    for (const key of keys) expect(await checkOnce(key)).toBe('open')
  const [record = {}] = store.records.values()
  const holders = Object.keys(record).map((holder) => holder.split(':')[0])
  expect(holders.toSorted()).toEqual(keys.toSorted())
  expect(await checkOnce()).toBe('reached')
  for (const key of keys) expect(await checkOnce(key, { now: NOON + 9 * MINUTE })).toBe('open')
})

test('At any pace, at most six submissions pass in ten minutes and ninety in 24 hours, over midnight too', async () => {
  const pauses = fc.array(fc.integer({ min: 0, max: 18 * MINUTE }), {
    minLength: 120,
    maxLength: 200,
  })
  await fc.assert(
    fc.asyncProperty(pauses, async (gaps) => {
      store = openMemoryStore()
      const stored: number[] = []
      let now = Date.UTC(2026, 6, 1, 18)
      for (const gap of gaps) {
        now += gap
        const count = (ms: number) => stored.filter((time) => time > now - ms).length
        const isOpen = count(BURST_LIMIT.ms) < BURST_LIMIT.max && count(DAY) < DAILY_LIMIT
        expect(await checkOnce(newKey(now), { now })).toBe(isOpen ? 'open' : 'reached')
        if (isOpen) stored.push(now)
      }
    }),
    { numRuns: 20 },
  )
})

test('At midnight UTC a client at once passes its limit by one burst at most', async () => {
  store = openMemoryStore(5)
  const midnight = Date.UTC(2026, 6, 2)
  const results = await Promise.all(
    Array.from({ length: 40 }, (_, n) => checkOnce(newKey(), { now: midnight - 1 + (n % 2) })),
  )
  expect(results.filter((result) => result === 'open').length).toBeLessThanOrEqual(12)
})

test('A submission that is sent again after midnight UTC keeps its place', async () => {
  const keys = Array.from({ length: 6 }, () => newKey())
  const at = (minutes: number) => ({ now: Date.UTC(2026, 6, 2) + minutes * MINUTE })
  for (const key of keys) expect(await checkOnce(key, at(-3))).toBe('open')
  for (const key of keys) expect(await checkOnce(key, at(2))).toBe('open')
  expect(await checkOnce(newKey(), at(2))).toBe('reached')
  expect(await checkOnce(newKey(), { ...at(3), phone: '416-555-0199' })).toBe('shared')
})

test('A seventh person behind one address differs from a seventh request of one person', async () => {
  for (let n = 0; n < 6; n++) await checkOnce(newKey(), { phone: `416-555-010${n}` })
  expect(await checkOnce(newKey(), { phone: '416-555-0106' })).toBe('shared')
  expect(await checkOnce(newKey(), { phone: '416-555-0105' })).toBe('reached')
})

test('The networks of one /48 have three times the limit of one, whoever else is there', async () => {
  const checkFrom = (n: number, phone: string, prefix = '2001:db8:1') =>
    checkOnce(newKey(), { ip: `${prefix}:${n}::1`, phone })
  const results: string[] = []
  for (let n = 0; n < 130; n++)
    results.push(await checkFrom(n, `416-555-0${String(n).padStart(3, '0')}`))
  expect(results).toEqual([...repeatOpen(18), ...Array<string>(112).fill('shared')])
  expect(await checkFrom(999, '416-555-0000')).toBe('reached')
  expect(await checkFrom(1, '416-555-0199', '2001:db8:2')).toBe('open')
})

test('Using up one /64 leaves room for the others of its /48', async () => {
  expect(await checkTimes(30, { ip: '2001:db8:1:1::1' })).toEqual([
    ...repeatOpen(6),
    ...Array<string>(24).fill('reached'),
  ])
  expect(await checkTimes(6, { ip: '2001:db8:1:2::1' })).toEqual(repeatOpen(6))
})

test('Six of fifty submissions at once pass', async () => {
  store = openMemoryStore(5)
  const results = await Promise.all(Array.from({ length: 50 }, () => checkOnce()))
  expect(results.filter((result) => result === 'open')).toHaveLength(6)
})

test('A client on a new day or with an unknown address is not limited', async () => {
  await checkTimes(7)
  expect(await checkOnce(newKey(), { now: NOON + DAY })).toBe('open')
  for (let n = 0; n < 10; n++) expect(await checkOnce(newKey(), { ip: '' })).toBe('no-address')
})

test.each([
  ['contended', 'reached'],
  ['unknown', 'unavailable'],
  ['refused', 'unavailable'],
] as const)('A write that ends as "%s" makes the rate limit "%s"', async (status, result) => {
  store.transact = () => Promise.resolve({ status })
  expect(await checkOnce()).toBe(result)
  const attempt = { now: NOON, deadline: 0 }
  const taking = countWindow(store, ADDRESS, 'key', attempt)
  if (result === 'unavailable') await expect(taking).rejects.toThrow(status)
  else expect(await taking).toBe(false)
})

test.each([
  ['one IPv4 address', () => '203.0.113.7'],
  ['many networks of one IPv6 /48', (n: number) => `2001:db8:1:${n}::${n}`],
])('From %s, three jobs a day get a reservation', async (_who, ip) => {
  const attempt = { now: NOON, deadline: Date.now() + 5_000 }
  const take = (n: number, key = `job${n}`) => countWindow(store, ip(n), key, attempt)
  expect(await Promise.all([0, 1, 2, 3].map((n) => take(n)))).toEqual([true, true, true, false])
  expect(await take(7, 'job0')).toBe(true)
  attempt.now = Date.UTC(2026, 6, 2, 0, 2)
  expect([await take(7, 'job0'), await take(8)]).toEqual([true, false])
  attempt.now = NOON + DAY
  expect(await take(8)).toBe(true)
})

test('The record holds no address, and each place has the time when it was taken', async () => {
  await checkOnce('first-key')
  expect(JSON.stringify([...store.records])).not.toContain('203.0')
  const [record = {}] = [...store.records.values()]
  const [holder = ''] = Object.keys(record)
  expect(record).toEqual({ [holder]: NOON })
  expect(holder).toMatch(/^first-key:[-\w]{12}$/)
  const attempt = { now: NOON + 1, deadline: 0 }
  const [path = ''] = store.records.keys()
  const again = await addLimitEntry(store, path.replace('limits/', ''), holder, { max: 1 }, attempt)
  expect(again).toEqual({ isAllowed: true, isNew: false, holders: { [holder]: NOON } })
})
