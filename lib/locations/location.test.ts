import { postChat } from '@/lib/monitoring/post-chat'
import { env } from '@/lib/env'
import { getStore } from '@/lib/store'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import type { StoredRecord } from '@/lib/store/store'
import { CLOSED_DATES_MAX, getCurrencies, parseFields, parsePhone, readLocation } from './location'

jest.mock('@/lib/store')
jest.mock('@/lib/monitoring/post-chat')

const PHONE = { tracking_phone: '416-555-0110' }

let store: ReturnType<typeof openMemoryStore>
let lines: string[]

beforeEach(() => {
  store = openMemoryStore()
  lines = []
  jest.mocked(getStore).mockResolvedValue(store)
  jest.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line))
})
afterEach(() => {
  env.ALERT_WEBHOOK_URL = undefined
  jest.restoreAllMocks()
})

const read = () => readLocation('toronto', Date.now() + 1_000)

test('A location has its phone and calendar', async () => {
  store.records.set('locations/toronto', { ...PHONE, notice_hours: 24 })
  expect(await read()).toEqual({
    phone: '416-555-0110',
    calendar: { closedDates: [], noticeHours: 24, jobsPerWindow: undefined },
    takesTexts: false,
  })
  expect(lines).toEqual([])
})

test('Without a valid phone the read throws', async () => {
  await expect(read()).rejects.toThrow('locations/toronto has no tracking_phone')
  store.records.set('locations/toronto', { tracking_phone: '555' })
  await expect(read()).rejects.toThrow('locations/toronto has no tracking_phone')
})

test('Holidays are closed, but for those that were opened', () => {
  env.HOLIDAYS = JSON.stringify({ toronto: ['2026-12-25', '2027-01-01'], barrie: ['2027-07-01'] })
  const record = { ...PHONE, closed_dates: '2026-12-24,2026-12-25', open_dates: '2027-01-01' }
  const find = (fields: StoredRecord) => parseFields('toronto', fields).calendar.closedDates
  expect(find(record)).toEqual(['2026-12-24', '2026-12-25'])
  expect(find(PHONE)).toEqual(['2026-12-25', '2027-01-01'])
  expect(find({ ...PHONE, open_dates: 'Christmas' })).toEqual(['2026-12-25', '2027-01-01'])
  env.HOLIDAYS = undefined
})

test('Invalid values are logged, alerted once an hour and ignored', async () => {
  env.ALERT_WEBHOOK_URL = 'https://chat.example/hook'
  const invalid = { closed_dates: 'Christmas', prices: '$119' }
  store.records.set('locations/toronto', { ...PHONE, ...invalid, jobs_per_window: 4 })
  for (let n = 0; n < 3; n++) {
    expect(await read()).toMatchObject({
      phone: '416-555-0110',
      calendar: { closedDates: [], jobsPerWindow: 4 },
    })
  }
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual(
    Array(3).fill(expect.objectContaining({ id: 'toronto', fields: Object.keys(invalid) })),
  )
  expect(lines.join()).not.toContain('Christmas')
  expect(postChat).toHaveBeenCalledTimes(1)
})

const PRICES = 'quarter:1-2,half:3-4,three-quarters:5-6,full:7-8,currency:CAD'
const FIELDS = {
  closed_dates: '2026-12-25, 2026-12-26',
  ...{ notice_hours: 24, jobs_per_window: 4, prices: PRICES, texts: true, languages: 'en,fr' },
}
const days = (count: number) =>
  Array.from({ length: count }, (_, n) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString())
    .map((instant) => instant.slice(0, 10))
    .join(',')

test('A record with a phone alone has the calendar of the specification, and no prices', () => {
  for (const record of [PHONE, { ...PHONE, closed_dates: '', texts: false }])
    expect(parseFields('toronto', record)).toMatchObject({
      calendar: { closedDates: [], noticeHours: 0, jobsPerWindow: undefined },
      takesTexts: false,
      invalidFields: [],
    })
})

test('Calendar, prices and texts are read', () => {
  expect(parseFields('toronto', { ...PHONE, ...FIELDS })).toMatchObject({
    calendar: { closedDates: ['2026-12-25', '2026-12-26'], noticeHours: 24, jobsPerWindow: 4 },
    prices: { ranges: { full: [7, 8] }, currency: 'CAD' },
    takesTexts: true,
    speaks: ['fr'],
    invalidFields: [],
  })
  const { calendar } = parseFields('toronto', { closed_dates: days(CLOSED_DATES_MAX) })
  expect(calendar.closedDates).toHaveLength(CLOSED_DATES_MAX)
})

const INVALID: StoredRecord[] = [
  ...[
    ...['tomorrow', '2026-02-30', '2026-12-25;2026-12-26', '2026-12-25,', ',', '25.12.2026', 7],
    ...[true, { 0: '2026-12-25' }, days(CLOSED_DATES_MAX + 1), '2026-12-25,<b>'],
  ].map((closed_dates) => ({ closed_dates })),
  ...[-1, 169, 1.5, '24', true, NaN, Infinity].map((notice_hours) => ({ notice_hours })),
  ...[0, -1, 51, 2.5, '4', false].map((jobs_per_window) => ({ jobs_per_window })),
  ...['half:219-289', PRICES.replace('CAD', 'USD'), { half: '219-289' }].map((prices) => ({
    prices,
  })),
  { texts: 'yes' },
  ...['fr', 'en,xx', 'EN', '', true].map((languages) => ({ languages })),
]

test.each(INVALID)('%j is ignored and named, and the other fields are kept', (field) => {
  const [name = ''] = Object.keys(field)
  const others = { ...FIELDS, [name]: undefined } as unknown as StoredRecord
  const { invalidFields, ...parsed } = parseFields('toronto', { ...PHONE, ...FIELDS, ...field })
  expect(invalidFields).toEqual([name])
  expect(parsed).toEqual({ ...parseFields('toronto', others), invalidFields: undefined })
})

test.each<StoredRecord | null | undefined>([
  null,
  undefined,
  {},
  { tracking_phone: 7 },
  { tracking_phone: '4165550110' },
])('The record %j has no phone', (record) => expect(parsePhone(record)).toBeUndefined())

test('Prices are in the currency of the location’s countries', () => {
  expect(getCurrencies('south-florida')).toEqual(['USD'])
  expect(getCurrencies('kitchener-waterloo')).toEqual(['CAD'])
  expect(getCurrencies('hamilton-niagara').toSorted()).toEqual(['CAD', 'USD'])
})
