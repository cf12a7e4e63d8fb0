import { findRequest } from '@/lib/requests/requests.fixture'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { createKey, JOB, LEAD } from '@/lib/store/records.fixture'
import { parseRequest } from '@/lib/requests/request'
import { DAY_MS } from '@/lib/dates/durations'
import { isDecided, listEvents, OutcomeSchema } from '@/lib/requests/outcome'
import { markAsExported, withholdRequest } from './conversions'
import {
  findRequestCountry,
  describeOutcome,
  noteOutcome,
  OutcomeError,
  parseDollars,
  type OutcomeNote,
} from './outcomes'

const KEY = createKey('won')
const NOW = new Date('2026-11-23T14:05:00Z')
const LATER = new Date('2026-11-24T09:00:00Z')
const [AT, LATER_AT] = ['2026-11-23T14:05:00Z', '2026-11-24T09:00:00Z']

let store: ReturnType<typeof openMemoryStore>
beforeEach(() => {
  store = openMemoryStore()
  store.records.set(`leads/${KEY}`, LEAD)
})
const find = () => findRequest(store, KEY)
const readOutcome = () => OutcomeSchema.parse(store.records.get(`outcomes/${KEY}`))
const exportWon = () => markAsExported(store, [{ key: KEY, at: NOW }], 'click', LATER)

test.each(['850', '849.50', '0.01', '1000000'])('%s is an amount', (text) => {
  expect(parseDollars(text)).toBe(Number(text))
})

test.each([
  ['$850', 850],
  ['1,200', 1200],
  ['$1,000,000', 1_000_000],
  ['1,199.50', 1199.5],
  ['1199,50', 1199.5],
  ['1 199,50 $', 1199.5],
])('%s is %d dollars', (text, dollars) => {
  expect(parseDollars(text)).toBe(dollars)
})

const NO_AMOUNTS = ['', '0', '-5', '1e3', '850.123', '1000000.01', 'NaN', '850 CAD', '1.199,50']
const STRAY_COMMAS = ['1199,5', '1,2', '12,3456', '1199,500', ',200', '1,,200', '1200,', '$,']
test.each([...NO_AMOUNTS, ...STRAY_COMMAS])('"%s" is no amount', (text) => {
  expect(parseDollars(text)).toBeUndefined()
})

const note = async (outcome: OutcomeNote, now = NOW, options = {}) => {
  const request = await find()
  const saved = await noteOutcome(store, request, outcome, { now, ...options })
  return saved && describeOutcome(request, outcome, saved)
}

test('A won lead has a status, a winner, and a value in its city’s currency', async () => {
  store.records.set(`leads/${KEY}`, { ...LEAD, location_id: 'barrie' })
  store.records.set(`details/${KEY}`, { city: 'miami' })
  expect(await note({ what: 'won', value: 850 }, NOW, { name: 'Anna' })).toBe(
    `leads/${KEY}: won, 850.00 USD`,
  )
  expect(store.records.get(`leads/${KEY}`)).toMatchObject({ status: 'won', won_by: 'office Anna' })
  expect(readOutcome()).toMatchObject({ won: true, value: 850, currency: 'USD', at: AT })
  expect(listEvents(readOutcome())).toEqual([{ at: AT, what: 'won', name: 'Anna' }])
})

test('A won pickup keeps its record', async () => {
  store.records.clear()
  store.records.set(`jobs/${KEY}`, JOB)
  await note({ what: 'won' })
  expect(store.records.get(`jobs/${KEY}`)).toEqual(JOB)
})

test('A value for a lead without a known country is refused and not written', async () => {
  store.records.set(`leads/${KEY}`, { ...LEAD, location_id: 'hamilton-niagara' })
  const before = new Map(store.records)
  await expect(note({ what: 'won', value: 850 })).rejects.toThrow(OutcomeError)
  expect(store.records).toEqual(before)
})

test('A lost lead is reopened a month later, and won after that', async () => {
  await note({ what: 'lost', why: 'price' })
  expect(readOutcome()).toMatchObject({ won: false, lost: 'price' })
  const monthLater = new Date(NOW.getTime() + 30 * DAY_MS)
  expect(await note({ what: 'open' }, monthLater)).toBe(`leads/${KEY}: open again`)
  expect(store.records.get(`leads/${KEY}`)).toEqual(LEAD)
  expect(isDecided(readOutcome())).toBe(false)
  await note({ what: 'won' }, monthLater)
  expect(listEvents(readOutcome()).map(({ what }) => what)).toEqual(['lost', 'open', 'won'])
})

test('Calls are counted, twice in a minute as one, and can be undone', async () => {
  await note({ what: 'called' })
  await note({ what: 'called' }, new Date(NOW.getTime() + 20_000))
  expect(readOutcome().called).toBe(1)
  await note({ what: 'called' }, LATER)
  expect(readOutcome()).toMatchObject({ called: 2, called_at: LATER_AT })
  await note({ what: 'uncalled' }, LATER)
  await note({ what: 'uncalled' }, new Date(LATER.getTime() + 120_000))
  expect(readOutcome().called).toBeUndefined()
})

test('A second call within a minute counts if the page was reloaded', async () => {
  await note({ what: 'told' }, NOW, { shownNotes: 0 })
  const soon = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000)
  await note({ what: 'told' }, soon(1), { shownNotes: 0 })
  expect(listEvents(readOutcome())).toHaveLength(1)
  await note({ what: 'told' }, soon(40), { shownNotes: 1 })
  expect(listEvents(readOutcome())).toHaveLength(2)
})

test('The second of two dispatchers learns that the first noted something', async () => {
  await note({ what: 'lost', why: 'date' }, NOW, { shownNotes: 0 })
  expect(await note({ what: 'won' }, LATER, { shownNotes: 0 })).toBeUndefined()
  expect(readOutcome()).toMatchObject({ lost: 'date', won: false })
  expect(store.records.get(`leads/${KEY}`)).toMatchObject({ status: 'lost' })
})

test('What staff typed as won stays won', async () => {
  store.records.set(`leads/${KEY}`, { ...LEAD, won_by: 'Bob' })
  await note({ what: 'won', value: 850 })
  expect(await note({ what: 'open' }, LATER)).toBe(
    `leads/${KEY}: still won by what staff typed: correct that by hand`,
  )
})

test('The line says to retract a conversion, and its export mark stays', async () => {
  await note({ what: 'won', value: 850 })
  await exportWon()
  expect(await note({ what: 'open' }, LATER)).toBe(
    `leads/${KEY}: open again; it was written for Google Ads: retract the conversion of this Order ID there`,
  )
  expect(readOutcome()).toMatchObject({ won: false, at: LATER_AT, exported_click: LATER_AT })
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

test('A failed write of the outcome is reported', async () => {
  jest.spyOn(store, 'transact').mockResolvedValue({ status: 'refused' })
  await expect(note({ what: 'won', value: 850 })).rejects.toThrow(`outcomes/${KEY} was refused`)
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
