import { UsageError } from '@/scripts/command'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { createKey, JOB, LEAD } from '@/lib/store/records.fixture'
import { markAsExported } from './exported'
import { markAsWon, takeWonBack } from './won'

const KEY = createKey('won')
const NOW = new Date('2026-11-23T14:05:00Z')
const LATER = new Date('2026-11-24T09:00:00Z')
const AT = '2026-11-23T14:05:00Z'

let store: ReturnType<typeof openMemoryStore>
beforeEach(() => {
  store = openMemoryStore()
})

test('A won lead has its status, who won it, and its value in the money of its city', async () => {
  store.records.set(`leads/${KEY}`, { ...LEAD, location_id: 'barrie' })
  store.records.set(`move_details/${KEY}`, { city: 'miami' })
  expect(await markAsWon(store, KEY, '850', NOW)).toBe(`leads/${KEY}: won, 850.00 USD`)
  expect(store.records.get(`leads/${KEY}`)).toMatchObject({ status: 'won', won_by: 'ops' })
  expect(store.records.get(`outcomes/${KEY}`)).toEqual({ value: 850, currency: 'USD', at: AT })
})

test('A won job has its status, and without details the money of its location', async () => {
  store.records.set(`jobs/${KEY}`, JOB)
  expect(await markAsWon(store, KEY, '0', NOW)).toBe(`jobs/${KEY}: won, 0.00 CAD`)
  expect(store.records.get(`jobs/${KEY}`)).toEqual({ ...JOB, job_status: 'won' })
  expect(store.records.get(`outcomes/${KEY}`)).toEqual({ value: 0, currency: 'CAD', at: AT })
})

test('Without details a job of a location in two countries has the money of its address', async () => {
  const address = { ...JOB.cus_address, city: 'Houston', state: 'TX', country: 'United States' }
  const job = { ...JOB, location_id: 'hamilton-niagara', cus_address: address }
  store.records.set(`jobs/${KEY}`, job)
  expect(await markAsWon(store, KEY, '850', NOW)).toBe(`jobs/${KEY}: won, 850.00 USD`)
  store.records.set(`jobs/${KEY}`, { ...job, cus_address: JOB.cus_address })
  expect(await markAsWon(store, KEY, '850', NOW)).toBe(`jobs/${KEY}: won, 850.00 CAD`)
})

test('Another value corrects the first, and what staff entered stays', async () => {
  store.records.set(`leads/${KEY}`, { ...LEAD, won_by: 'Bob', status: 'Booked' })
  await markAsWon(store, KEY, '850', NOW)
  await markAsWon(store, KEY, '912.5', LATER)
  expect(store.records.get(`outcomes/${KEY}`)).toEqual({ value: 912.5, currency: 'CAD', at: AT })
  expect(store.records.get(`leads/${KEY}`)).toMatchObject({ won_by: 'Bob', status: 'Booked' })
})

test('Without a value no outcome is stored', async () => {
  store.records.set(`leads/${KEY}`, LEAD)
  expect(await markAsWon(store, KEY, undefined, NOW)).toBe(`leads/${KEY}: won`)
  expect(store.records.has(`outcomes/${KEY}`)).toBe(false)
})

test.each([
  ['short', '850', '"short" is no key'],
  ['../../locations/toronto', '850', 'is no key'],
  [createKey('unknown'), '850', 'There is no lead or job with the key'],
  [createKey('spam'), '850', 'There is no lead or job with the key'],
  [createKey('odd'), '850', 'has no known city or country: its currency is unknown.'],
  [createKey('border'), '850', 'Without --value it can be marked as won.'],
  ...['', '$850', '1,200', '-5', '1e3', '850.123', '1000000.01', '9999999', 'NaN'].map((value) => [
    KEY,
    value,
    'is no value: --value takes dollars like 850 or 849.50.',
  ]),
])('Key %j with the value %j is refused, and nothing is written', async (key, value, message) => {
  store.records.set(`leads/${KEY}`, LEAD)
  store.records.set(`leads/${createKey('odd')}`, { location_id: 7 })
  store.records.set(`leads/${createKey('border')}`, { ...LEAD, location_id: 'hamilton-niagara' })
  store.records.set(`quarantine/leads/${createKey('spam')}`, LEAD)
  const before = new Map(store.records)
  const attempt = markAsWon(store, key ?? '', value, NOW)
  await expect(attempt).rejects.toThrow(UsageError)
  await expect(attempt).rejects.toThrow(message)
  expect(store.records).toEqual(before)
})

test.each([
  ['leads', LEAD],
  ['jobs', JOB],
] as const)('What marking wrote in %s is taken back', async (list, record) => {
  store.records.set(`${list}/${KEY}`, record)
  await markAsWon(store, KEY, '850', NOW)
  for (let run = 0; run < 2; run++) {
    expect(await takeWonBack(store, KEY)).toBe(`${list}/${KEY}: not won`)
    expect([...store.records]).toEqual([[`${list}/${KEY}`, record]])
  }
})

test('Ops read that a conversion must be retracted, and its export mark stays', async () => {
  store.records.set(`leads/${KEY}`, LEAD)
  await markAsWon(store, KEY, '850', NOW)
  await markAsExported(store, [KEY], 'click', NOW)
  expect(await takeWonBack(store, KEY)).toBe(
    `leads/${KEY}: not won; it was written for Google Ads: retract the conversion of this Order ID there`,
  )
  expect([...store.records.keys()]).toEqual([`leads/${KEY}`, `exported/${KEY}`])
})

test.each([
  [KEY, `leads/${KEY} is won by what staff entered`],
  [createKey('unknown'), 'There is no lead or job with the key'],
  ['short', '"short" is no key: --not-won takes'],
])('Taking back %s is refused, and nothing is written', async (key, message) => {
  store.records.set(`leads/${KEY}`, { ...LEAD, won_by: 'Bob' })
  await markAsWon(store, KEY, '850', NOW)
  const before = new Map(store.records)
  const attempt = takeWonBack(store, key)
  await expect(attempt).rejects.toThrow(UsageError)
  await expect(attempt).rejects.toThrow(message)
  expect(store.records).toEqual(before)
})
