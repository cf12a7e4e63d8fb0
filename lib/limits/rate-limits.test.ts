import fc from 'fast-check'
import { BURST_LIMIT, checkRateLimit, DAILY_LIMIT } from './rate-limits'
import { createRecordKey } from '@/lib/store/record-key'
import { openMemoryStore } from '@/lib/store/memory.fixture'

const NOON = Date.UTC(2026, 6, 1, 12)
const MINUTE = 60_000
const ADDRESS = '203.0.113.7'

let counter = 0
const newKey = (now = NOON) => createRecordKey('', counter++, now).key

let store: ReturnType<typeof openMemoryStore>
beforeEach(() => {
  store = openMemoryStore()
})

function checkOnce(key = newKey(), { ip = ADDRESS, now = NOON } = {}) {
  const request = { key, now, deadline: Date.now() + 5_000 }
  return checkRateLimit(store, { ip, isSuspected: false }, request)
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
})

test('Retries of one submission count once and are never limited', async () => {
  const keys = Array.from({ length: 6 }, () => newKey())
  for (let round = 0; round < 3; round++) {
    for (const key of keys) expect(await checkOnce(key)).toBe('open')
  }
  expect(await store.list('limits').then((entries) => Object.keys(entries).length)).toBe(6)
  expect(await checkOnce()).toBe('reached')
  for (const key of keys) expect(await checkOnce(key, { now: NOON + 9 * MINUTE })).toBe('open')
})

test('A client may submit again after ten minutes, up to ninety times a day', async () => {
  const midnight = Date.UTC(2026, 6, 1)
  for (let n = 0; n < 15; n++) {
    const now = midnight + n * BURST_LIMIT.ms
    expect(await checkTimes(7, { now })).toEqual([...repeatOpen(6), 'reached'])
  }
  const late = midnight + 23 * 60 * MINUTE
  expect(await checkTimes(2, { now: late })).toEqual(['reached', 'reached'])
  expect(await checkTimes(1, { now: midnight + 24 * 60 * MINUTE })).toEqual(['open'])
})

test.each([0, 5])(
  'Six of fifty concurrent submissions pass, with %s ms store latency',
  async (ms) => {
    store = openMemoryStore(ms)
    const results = await Promise.all(Array.from({ length: 50 }, () => checkOnce()))
    expect(results.filter((result) => result === 'open')).toHaveLength(6)
    expect(results.filter((result) => result === 'reached')).toHaveLength(44)
  },
)

test('At any pace, at most six submissions pass in ten minutes and ninety in a day', async () => {
  const pauses = fc.array(fc.integer({ min: 0, max: 11 * MINUTE }), {
    minLength: 60,
    maxLength: 120,
  })
  await fc.assert(
    fc.asyncProperty(pauses, async (gaps) => {
      store = openMemoryStore()
      const stored: number[] = []
      let now = Date.UTC(2026, 6, 1)
      for (const gap of gaps) {
        now += gap
        const recent = stored.filter((time) => time > now - BURST_LIMIT.ms).length
        const isOpen = recent < BURST_LIMIT.stored && stored.length < DAILY_LIMIT
        expect(await checkOnce(newKey(now), { now })).toBe(isOpen ? 'open' : 'reached')
        if (isOpen) stored.push(now)
      }
    }),
    { numRuns: 50 },
  )
})

test('The addresses of one IPv6 /64 are one client', async () => {
  await checkTimes(6, { ip: '2001:db8:1:2::1' })
  expect(await checkTimes(1, { ip: '2001:DB8:1:2:ffff::9' })).toEqual(['reached'])
  expect(await checkTimes(1, { ip: '2001:db8:1:3::1' })).toEqual(['open'])
})

test('A client without a known address is not limited', async () => {
  expect(await checkTimes(1, { ip: '' })).toEqual(['no-address'])
})

test('A failing store does not limit visitors', async () => {
  await checkTimes(6)
  store.read = () => Promise.reject(new Error('down'))
  expect(await checkTimes(1)).toEqual(['unavailable'])
  store.createIfAbsent = () => Promise.resolve({ status: 'refused' })
  expect(await checkTimes(1)).toEqual(['unavailable'])
})

test('Counter keys do not contain the address and differ by day', async () => {
  await checkOnce()
  expect(JSON.stringify([...store.records])).not.toContain(ADDRESS)
  await checkOnce(newKey(), { now: NOON + 24 * 60 * MINUTE })
  const names = [...store.records.keys()].map((path) => path.slice('limits/'.length + 8, -3))
  expect(new Set(names).size).toBe(2)
})
