import { UsageError } from '@/scripts/command'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { createKey, JOB, LEAD } from '@/lib/store/records.fixture'
import { markAsExported, withholdRequest } from './exported'

const KEY = createKey('asked')
const NOW = new Date('2026-11-23T14:05:00Z')
const AT = '2026-11-23T14:05:00Z'

let store: ReturnType<typeof openMemoryStore>
beforeEach(() => {
  store = openMemoryStore()
})

test('A request is withheld, whether or not it is won', async () => {
  store.records.set(`leads/${KEY}`, LEAD)
  const line = `leads/${KEY}: not written for Google Ads any more`
  expect(await withholdRequest(store, KEY, NOW)).toBe(line)
  expect(store.records.get(`exported/${KEY}`)).toEqual({ withheld: AT })
})

test('Ops learn that a withheld request was written before, and the mark stays', async () => {
  store.records.set(`jobs/${KEY}`, JOB)
  await markAsExported(store, [KEY], 'click', NOW)
  expect(await withholdRequest(store, KEY, NOW)).toMatch(/^jobs\/.*; it was written before$/)
  expect(store.records.get(`exported/${KEY}`)).toEqual({ click: AT, withheld: AT })
})

test.each([
  ['short', '"short" is no key: --no-ads takes 20 characters.'],
  [createKey('unknown'), 'There is no lead or job with the key'],
])('Key %j is refused, and nothing is written', async (key, message) => {
  const attempt = withholdRequest(store, key, NOW)
  await expect(attempt).rejects.toThrow(UsageError)
  await expect(attempt).rejects.toThrow(message)
  expect(store.records.size).toBe(0)
})
