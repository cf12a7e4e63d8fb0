import { findRequest } from '@/lib/requests/requests.fixture'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { createKey, JOB, LEAD } from '@/lib/store/records.fixture'
import { parseRequest } from '@/lib/requests/request'
import { markAsExported, OutcomeError, OutcomeSchema, withholdRequest } from './outcome-record'
import { findRequestCountry, markAsNotWon, markAsWon, parseDollars } from './outcomes'

const KEY = createKey('won')
const NOW = new Date('2026-11-23T14:05:00Z')
const LATER = new Date('2026-11-24T09:00:00Z')
const [AT, LATER_AT] = ['2026-11-23T14:05:00Z', '2026-11-24T09:00:00Z']

let store: ReturnType<typeof openMemoryStore>
beforeEach(() => {
  store = openMemoryStore()
  store.records.set(`leads/${KEY}`, LEAD)
})
/** As the store has it now. */
const find = () => findRequest(store, KEY)
const readOutcome = () => OutcomeSchema.parse(store.records.get(`outcomes/${KEY}`))
const exportWon = () => markAsExported(store, [{ key: KEY, at: NOW }], 'click', LATER)

test.each(['850', '849.50', '0.01', '1000000'])('%s is an amount', (text) => {
  expect(parseDollars(text)).toBe(Number(text))
})

const NO_AMOUNTS = [
  '',
  '0',
  '0.00',
  '$850',
  '1,200',
  '-5',
  '1e3',
  '850.123',
  '1000000.01',
  '9999999',
  'NaN',
]
test.each(NO_AMOUNTS)('"%s" is no amount', (text) => {
  expect(parseDollars(text)).toBeUndefined()
})

test('A won lead has its status, who won it, and its value in the money of its city', async () => {
  store.records.set(`leads/${KEY}`, { ...LEAD, location_id: 'barrie' })
  store.records.set(`details/${KEY}`, { city: 'miami' })
  expect(await markAsWon(store, await find(), { value: 850 }, NOW)).toBe(
    `leads/${KEY}: won, 850.00 USD`,
  )
  expect(store.records.get(`leads/${KEY}`)).toMatchObject({ status: 'won', won_by: 'ops' })
  expect(readOutcome()).toMatchObject({ won: true, value: 850, currency: 'USD', at: AT })
})

test('Another value corrects the first, and what staff entered stays', async () => {
  store.records.set(`leads/${KEY}`, { ...LEAD, won_by: 'Bob', status: 'Booked' })
  await markAsWon(store, await find(), { value: 850 }, NOW)
  await markAsWon(store, await find(), { value: 912.5 }, LATER)
  expect(await markAsWon(store, await find(), {}, LATER)).toBe(`leads/${KEY}: won`)
  expect(readOutcome()).toEqual({ by: 'command', won: true, value: 912.5, currency: 'CAD', at: AT })
  expect(store.records.get(`leads/${KEY}`)).toMatchObject({ won_by: 'Bob', status: 'Booked' })
})

test('A lead without a known country is refused with a value, and nothing is written', async () => {
  store.records.set(`leads/${KEY}`, { ...LEAD, location_id: 'hamilton-niagara' })
  const before = new Map(store.records)
  const attempt = markAsWon(store, await find(), { value: 850 }, NOW)
  await expect(attempt).rejects.toThrow(OutcomeError)
  await expect(attempt).rejects.toThrow(
    `leads/${KEY} has no known city or country: its currency is unknown. Without --value it can be marked as won.`,
  )
  expect(store.records).toEqual(before)
})

test.each([
  ['leads', LEAD],
  ['jobs', JOB],
] as const)('What marking wrote in %s is taken back', async (list, record) => {
  store.records.clear()
  store.records.set(`${list}/${KEY}`, record)
  expect(await markAsWon(store, await find(), { value: 0 }, NOW)).toBe(
    `${list}/${KEY}: won, 0.00 CAD`,
  )
  expect(readOutcome()).toMatchObject({ won: true, value: 0, currency: 'CAD', at: AT })
  expect(await markAsNotWon(store, await find(), LATER)).toBe(`${list}/${KEY}: not won`)
  expect(store.records.get(`${list}/${KEY}`)).toEqual(record)
  expect(readOutcome()).toEqual({ by: 'command', won: false, at: LATER_AT })
})

test('A cancelled pickup is won only with --yes, and is cancelled again when that is taken back', async () => {
  const cancelled = { ...JOB, job_status: 'cancelled' }
  store.records.clear()
  store.records.set(`jobs/${KEY}`, cancelled)
  await expect(markAsWon(store, await find(), {}, NOW)).rejects.toThrow('is cancelled')
  expect([...store.records.keys()]).toEqual([`jobs/${KEY}`])
  await markAsWon(store, await find(), { yes: true }, NOW)
  expect(store.records.get(`jobs/${KEY}`)).toMatchObject({ job_status: 'won' })
  // Marked twice: what was there first is kept.
  await markAsWon(store, await find(), { value: 850 }, LATER)
  await markAsNotWon(store, await find(), LATER)
  expect(store.records.get(`jobs/${KEY}`)).toEqual(cancelled)
  expect(readOutcome()).toEqual({ by: 'command', won: false, at: LATER_AT })
})

test('A request that was not won can be won later, at that time', async () => {
  await markAsNotWon(store, await find(), NOW)
  await markAsWon(store, await find(), {}, LATER)
  expect(readOutcome()).toMatchObject({ won: true, at: LATER_AT })
})

test('What staff entered as won is not taken back, and nothing is written', async () => {
  store.records.set(`leads/${KEY}`, { ...LEAD, won_by: 'Bob' })
  await markAsWon(store, await find(), { value: 850 }, NOW)
  const before = new Map(store.records)
  await expect(markAsNotWon(store, await find(), NOW)).rejects.toThrow(
    'is won by what staff entered',
  )
  expect(store.records).toEqual(before)
})

test('Ops read that a conversion must be retracted, and its export mark stays', async () => {
  await markAsWon(store, await find(), { value: 850 }, NOW)
  await exportWon()
  expect(await markAsNotWon(store, await find(), LATER)).toBe(
    `leads/${KEY}: not won; it was written for Google Ads: retract the conversion of this Order ID there`,
  )
  expect(readOutcome()).toEqual({
    by: 'command',
    won: false,
    at: LATER_AT,
    exported_click: LATER_AT,
  })
})

test('The export of a request that staff marked as won keeps its time', async () => {
  await exportWon()
  expect(readOutcome()).toEqual({ won: true, at: AT, exported_click: LATER_AT })
})

test('A request is withheld, whether or not it is won', async () => {
  const line = `leads/${KEY}: not written for Google Ads any more`
  expect(await withholdRequest(store, await find(), NOW)).toBe(line)
  expect(readOutcome()).toEqual({ won: false, at: AT, withheld: AT })
  await exportWon()
  expect(await withholdRequest(store, await find(), LATER)).toBe(`${line}; it was written before`)
  expect(readOutcome()).toMatchObject({ exported_click: LATER_AT, withheld: LATER_AT })
})

test('A store that does not take the outcome is reported', async () => {
  jest.spyOn(store, 'transact').mockResolvedValue({ status: 'refused' })
  await expect(markAsWon(store, await find(), { value: 850 }, NOW)).rejects.toThrow(
    `outcomes/${KEY} was refused`,
  )
  expect(store.records.get(`leads/${KEY}`)).toEqual(LEAD)
})

const BORDER = { location_id: 'hamilton-niagara' }
const inCountry = (country: string) => ({ cus_address: { ...JOB.cus_address, country } })

test.each([
  ['the city of its details', { ...LEAD, ...BORDER }, { city: 'houston' }, 'usa'],
  ['the country of its location', { ...LEAD, location_id: 'barrie' }, null, 'canada'],
  ['its address', { ...JOB, ...BORDER, ...inCountry('United States') }, undefined, 'usa'],
  ['its address', { ...JOB, ...BORDER, ...inCountry('Canada') }, { city: 7 }, 'canada'],
  ['its address', inCountry('Canada'), undefined, 'canada'],
  ['nothing', { ...LEAD, ...BORDER }, undefined, undefined],
  ['nothing', { ...JOB, ...BORDER, ...inCountry('Mexico') }, undefined, undefined],
  ['nothing', { ...JOB, ...BORDER, cus_address: 'Houston' }, undefined, undefined],
  ['nothing', {}, undefined, undefined],
])('%s says where a request is', (_what, record, details, country) => {
  const list = 'zip' in record ? 'leads' : 'jobs'
  const request = parseRequest(list, KEY, record, details ?? {})
  expect(findRequestCountry(request)).toBe(country)
})
