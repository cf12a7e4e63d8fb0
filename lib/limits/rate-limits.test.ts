import fc from 'fast-check'
import { BURST_LIMIT, checkRateLimit, DAILY_LIMIT } from './rate-limits'
import { createRecordKey } from '@/lib/store/record-key'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import type { Store } from '@/lib/store/store'

const NOON = Date.UTC(2026, 6, 1, 12)
const MINUTE = 60_000
const ADDRESS = '203.0.113.7'

let counter = 0
const newKey = (now = NOON) => createRecordKey('', counter++, now).key

function checkOnce(
  store: Store,
  key = newKey(),
  {
    ip = ADDRESS,
    now = NOON,
    isSuspected = false,
  }: { ip?: string; now?: number; isSuspected?: boolean } = {},
) {
  return checkRateLimit(store, { ip, isSuspected }, { key, now, deadline: Date.now() + 5_000 })
}

async function checkTimes(store: Store, count: number, options = {}): Promise<string[]> {
  const results: string[] = []
  while (results.length < count) results.push(await checkOnce(store, newKey(), options))
  return results
}

const repeatOpen = (count: number) => Array<string>(count).fill('open')

test('The seventh submission of a client within ten minutes is limited', async () => {
  const store = openMemoryStore()
  expect(await checkTimes(store, 8)).toEqual([...repeatOpen(6), 'reached', 'reached'])
  expect(await checkTimes(store, 1, { ip: '203.0.113.8' })).toEqual(['open'])
})

test('Retries of one submission count once and are never limited', async () => {
  const store = openMemoryStore()
  const keys = Array.from({ length: 6 }, () => newKey())
  for (let round = 0; round < 3; round++) {
    for (const key of keys) expect(await checkOnce(store, key)).toBe('open')
  }
  expect(await store.list('limits').then((entries) => Object.keys(entries).length)).toBe(6)
  expect(await checkOnce(store)).toBe('reached')
  for (const key of keys)
    expect(await checkOnce(store, key, { now: NOON + 9 * MINUTE })).toBe('open')
})

test('A client may submit again after ten minutes, up to ninety times a day', async () => {
  const store = openMemoryStore()
  const midnight = Date.UTC(2026, 6, 1)
  for (let n = 0; n < 15; n++) {
    const now = midnight + n * BURST_LIMIT.ms
    expect(await checkTimes(store, 7, { now })).toEqual([...repeatOpen(6), 'reached'])
  }
  const late = midnight + 23 * 60 * MINUTE
  expect(await checkTimes(store, 2, { now: late })).toEqual(['reached', 'reached'])
  expect(await checkTimes(store, 1, { now: midnight + 24 * 60 * MINUTE })).toEqual(['open'])
})

test.each([0, 5])(
  'Six of fifty concurrent submissions pass, with %s ms store latency',
  async (ms) => {
    const store = openMemoryStore(ms)
    const results = await Promise.all(Array.from({ length: 50 }, () => checkOnce(store)))
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
      const store = openMemoryStore()
      const stored: number[] = []
      let now = Date.UTC(2026, 6, 1)
      for (const gap of gaps) {
        now += gap
        const recent = stored.filter((time) => time > now - BURST_LIMIT.ms).length
        const isOpen = recent < BURST_LIMIT.stored && stored.length < DAILY_LIMIT
        expect(await checkOnce(store, newKey(now), { now })).toBe(isOpen ? 'open' : 'reached')
        if (isOpen) stored.push(now)
      }
    }),
    { numRuns: 50 },
  )
})

test('The addresses of one IPv6 /64 are one client', async () => {
  const store = openMemoryStore()
  await checkTimes(store, 6, { ip: '2001:db8:1:2::1' })
  expect(await checkTimes(store, 1, { ip: '2001:DB8:1:2:ffff::9' })).toEqual(['reached'])
  expect(await checkTimes(store, 1, { ip: '2001:db8:1:3::1' })).toEqual(['open'])
})

test('A client without a known address is not limited', async () => {
  expect(await checkTimes(openMemoryStore(), 1, { ip: '' })).toEqual(['no-address'])
})

test('A failing store does not limit visitors', async () => {
  const store = openMemoryStore()
  const refusing: Store = {
    ...store,
    createIfAbsent: () => Promise.resolve({ status: 'refused' }),
  }
  expect(await checkTimes(refusing, 1)).toEqual(['unavailable'])
  await checkTimes(store, 6)
  const unreadable: Store = { ...store, read: () => Promise.reject(new Error('down')) }
  expect(await checkTimes(unreadable, 1)).toEqual(['unavailable'])
})

test('Counter keys do not contain the address and differ by day', async () => {
  const store = openMemoryStore()
  await checkOnce(store)
  expect(JSON.stringify([...store.records])).not.toContain(ADDRESS)
  await checkOnce(store, newKey(), { now: NOON + 24 * 60 * MINUTE })
  const names = [...store.records.keys()].map((path) => path.slice('limits/'.length + 8, -3))
  expect(new Set(names).size).toBe(2)
})
