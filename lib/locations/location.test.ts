import { postChat } from '@/lib/http/post'
import { env } from '@/lib/env'
import { getStore } from '@/lib/store'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import type { StoredRecord } from '@/lib/store/store'
import { parseFields, parsePhone, readLocation } from './location'
import { CLOSED_DATES_MAX } from './location-values'

jest.mock('@/lib/store')
jest.mock('@/lib/http/post')

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
    calendar: { closedDates: [], closedWindows: [], noticeHours: 24, jobsPerWindow: undefined },
    takesTexts: false,
  })
  expect(lines).toEqual([])
})

test('Without a valid phone the read throws', async () => {
  await expect(read()).rejects.toThrow('locations/toronto has no tracking_phone')
  store.records.set('locations/toronto', { tracking_phone: '555' })
  await expect(read()).rejects.toThrow('locations/toronto has no tracking_phone')
})

test('Holidays are closed unless they were opened', () => {
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
  const calendar = { closedDates: [], jobsPerWindow: 4 }
  for (let n = 0; n < 3; n++)
    expect(await read()).toMatchObject({ phone: '416-555-0110', calendar })
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual(
    Array(3).fill(expect.objectContaining({ id: 'toronto', fields: Object.keys(invalid) })),
  )
  expect(lines.join()).not.toContain('Christmas')
  expect(postChat).toHaveBeenCalledTimes(1)
})

const PRICES = 'quarter:1-2,half:3-4,three-quarters:5-6,full:7-8,currency:CAD'
const RATES = 'two:149,three:209,minimum:3,travel:79,currency:CAD'
const FIELDS = {
  rates: RATES,
  closed_dates: '2026-12-25, 2026-12-26',
  ...{ notice_hours: 24, jobs_per_window: 4, prices: PRICES, texts: true, languages: 'en,fr' },
  reviews_count: '4.7,128,2026-11-20',
}
const days = (count: number) =>
  Array.from({ length: count }, (_, n) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString())
    .map((instant) => instant.slice(0, 10))
    .join(',')

test('A record with only a phone gets the default calendar and takes no texts', () => {
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
    rates: { two: 149, minimum: 3, currency: 'CAD' },
    takesTexts: true,
    speaks: ['fr'],
    reviewsCount: { rating: 4.7, count: 128, date: '2026-11-20' },
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
  ...['tomorrow', '2026-11-25', '2026-11-25 10:00', '2026-02-30 09:00', 7].map(
    (closed_windows) => ({ closed_windows }),
  ),
  ...[0, -1, 51, 2.5, '4', false].map((jobs_per_window) => ({ jobs_per_window })),
  ...['half:219-289', PRICES.replace('CAD', 'USD'), { half: '219-289' }].map((prices) => ({
    prices,
  })),
  ...['two:149', RATES.replace('CAD', 'USD'), 149].map((rates) => ({ rates })),
  { texts: 'yes' },
  ...['4.7,128', '5.1,128,2026-11-20', 4.7].map((reviews_count) => ({ reviews_count })),
  ...['fr', 'en,xx', 'EN', '', true].map((languages) => ({ languages })),
]

test.each(INVALID)('%j is reported as invalid, and the other fields are kept', (field) => {
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

/** The record of Hamilton's location, whose crew area Houston has values of its own. */
const SHARED = { ...PHONE, notice_hours: 24, jobs_per_window: 4, day_mail: '18:00' }
const readArea = (areaKey: 'hamilton-niagara' | 'houston', houston: StoredRecord, shared = {}) =>
  parseFields(areaKey, { ...SHARED, ...shared, areas: { houston } })

test('An area’s own value wins, and its location’s counts if it has none', () => {
  const own = { jobs_per_window: 2, day_mail: 'no', closed_windows: '2026-11-25 09:00' }
  expect(readArea('houston', own)).toMatchObject({
    calendar: { noticeHours: 24, jobsPerWindow: 2, closedWindows: ['2026-11-25 09:00'] },
    dayMail: undefined,
  })
  expect(readArea('hamilton-niagara', own)).toMatchObject({
    calendar: { noticeHours: 24, jobsPerWindow: 4, closedWindows: [] },
    dayMail: '18:00',
  })
})

test('An area’s invalid value is named by its path, and its location’s counts', () => {
  const { calendar, invalidFields } = readArea('houston', { jobs_per_window: 0 })
  expect(calendar.jobsPerWindow).toBe(4)
  expect(invalidFields).toEqual(['areas/houston/jobs_per_window'])
  expect(readArea('hamilton-niagara', { jobs_per_window: 0 }).invalidFields).toEqual([])
})

test('Houston’s holidays and closed days are not Hamilton’s', () => {
  const [thanksgiving, canadaDay, snow, christmas] = [
    ...['2026-11-26', '2027-07-01', '2027-01-20', '2026-12-25'],
  ] as const
  const [hamilton, texas] = [canadaDay, thanksgiving].map((one) => [one, christmas])
  env.HOLIDAYS = JSON.stringify({ 'hamilton-niagara': hamilton, houston: texas })
  const find = (areaKey: 'hamilton-niagara' | 'houston', own: StoredRecord, shared = {}) =>
    readArea(areaKey, own, shared).calendar.closedDates.toSorted()
  const own = { closed_dates: snow, open_dates: thanksgiving }
  expect(find('houston', {})).toEqual([thanksgiving, christmas])
  expect(find('houston', own)).toEqual([christmas, snow])
  expect(find('hamilton-niagara', own)).toEqual([christmas, canadaDay])
  const shared = { closed_dates: snow, open_dates: christmas }
  expect(find('houston', { open_dates: snow }, shared)).toEqual([thanksgiving])
  expect(find('houston', { closed_dates: christmas }, shared)).toContain(christmas)
  expect(find('hamilton-niagara', {}, shared)).toEqual([snow, canadaDay])
  env.HOLIDAYS = undefined
})

test('A location’s prices are shown in the areas of their currency, and are no error in the others', () => {
  const prices = { prices: PRICES }
  expect(readArea('hamilton-niagara', {}, prices).prices?.currency).toBe('CAD')
  expect(readArea('houston', {}, prices)).toMatchObject({ prices: undefined, invalidFields: [] })
  const own = { prices: PRICES.replace('CAD', 'USD') }
  expect(readArea('houston', own, prices).prices?.currency).toBe('USD')
})

test('A location’s public profile is of the area with its key; another area has its own', () => {
  const [hamilton, texas] = ['https://r.example/h', 'https://r.example/t']
  const shared = { reviews_url: hamilton, reviews_count: '4.7,128,2026-11-20' }
  const own = { reviews_url: texas, reviews_count: '4,9,2026-11-01' }
  const all = [readArea('hamilton-niagara', own, shared), readArea('houston', own, shared)]
  const found = [...all, readArea('houston', {}, shared)]
  expect(found.map(({ reviewsUrl }) => reviewsUrl)).toEqual([hamilton, texas, undefined])
  expect(found.map(({ reviewsCount }) => reviewsCount?.count)).toEqual([128, 9, undefined])
})
