import { postChat } from '@/lib/alerts/post-chat'
import { env } from '@/lib/env'
import { getStore } from '@/lib/store'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import type { StoredRecord } from '@/lib/store/store'
import {
  CLOSED_DATES_MAX,
  getCurrencies,
  parseCalendar,
  parsePhone,
  parsePricesAndTexts,
  readLocation,
} from './location'

jest.mock('@/lib/store')
jest.mock('@/lib/alerts/post-chat')

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
  store.records.set('locations/toronto', { tracking_phone: '416-555-0110', notice_hours: 24 })
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

test('An invalid calendar value is logged, alerted once an hour and ignored', async () => {
  env.ALERT_WEBHOOK_URL = 'https://chat.example/hook'
  const record = { tracking_phone: '416-555-0110', closed_dates: 'Christmas', jobs_per_window: 4 }
  store.records.set('locations/toronto', record)
  for (let n = 0; n < 3; n++) {
    expect(await read()).toMatchObject({
      phone: '416-555-0110',
      calendar: { closedDates: [], jobsPerWindow: 4 },
    })
  }
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual(
    Array(3).fill(expect.objectContaining({ id: 'toronto', fields: ['closed_dates'] })),
  )
  expect(lines.join()).not.toContain('Christmas')
  expect(postChat).toHaveBeenCalledTimes(1)
})

const PHONE = { tracking_phone: '416-555-0110' }
const DEFAULT = { closedDates: [], noticeHours: 0, jobsPerWindow: undefined }
const days = (count: number) =>
  Array.from({ length: count }, (_, n) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString())
    .map((instant) => instant.slice(0, 10))
    .join(',')

test('A record without calendar fields has the calendar of the specification', () => {
  expect(parseCalendar(PHONE)).toEqual({ calendar: DEFAULT, invalidFields: [] })
})

test('The calendar fields are read', () => {
  const record = { ...PHONE, closed_dates: '2026-12-25, 2026-12-26', notice_hours: 24 }
  expect(parseCalendar({ ...record, jobs_per_window: 4 })).toEqual({
    calendar: {
      closedDates: ['2026-12-25', '2026-12-26'],
      noticeHours: 24,
      jobsPerWindow: 4,
    },
    invalidFields: [],
  })
  expect(parseCalendar({ ...PHONE, closed_dates: '' }).invalidFields).toEqual([])
  const most = parseCalendar({ ...PHONE, closed_dates: days(CLOSED_DATES_MAX) })
  expect(most.calendar.closedDates).toHaveLength(CLOSED_DATES_MAX)
})

const INVALID: StoredRecord[] = [
  ...[
    ...['tomorrow', '2026-02-30', '2026-12-25;2026-12-26', '2026-12-25,', ',', '25.12.2026', 7],
    ...[true, { 0: '2026-12-25' }, days(CLOSED_DATES_MAX + 1), '2026-12-25,<b>'],
  ].map((closed_dates) => ({ closed_dates })),
  ...[-1, 169, 1.5, '24', true, NaN, Infinity].map((notice_hours) => ({ notice_hours })),
  ...[0, -1, 51, 2.5, '4', false].map((jobs_per_window) => ({ jobs_per_window })),
]

test.each(INVALID)('%j is ignored and named, and the other fields are kept', (field) => {
  const [name = ''] = Object.keys(field)
  const valid = { closed_dates: '2026-12-25', notice_hours: 24, jobs_per_window: 4 }
  const { calendar, invalidFields } = parseCalendar({ ...PHONE, ...valid, ...field })
  expect(invalidFields).toEqual([name])
  expect(calendar).toEqual({
    closedDates: name === 'closed_dates' ? [] : ['2026-12-25'],
    noticeHours: name === 'notice_hours' ? 0 : 24,
    jobsPerWindow: name === 'jobs_per_window' ? undefined : 4,
  })
})

test.each<StoredRecord | null | undefined>([
  null,
  undefined,
  {},
  { tracking_phone: 7 },
  { tracking_phone: '4165550110' },
])('The record %j has no phone', (record) => expect(parsePhone(record)).toBeUndefined())

const PRICES = 'quarter:1-2,half:3-4,three-quarters:5-6,full:7-8,currency:CAD'

test('Prices and texts are read', () => {
  expect(parsePricesAndTexts('toronto', { ...PHONE, prices: PRICES, texts: true })).toMatchObject({
    prices: { ranges: { full: [7, 8] }, currency: 'CAD' },
    takesTexts: true,
    invalidFields: [],
  })
  expect(parsePricesAndTexts('toronto', { texts: false }).takesTexts).toBe(false)
})

test.each<[StoredRecord, string]>([
  [{ prices: 'half:219-289', texts: true }, 'prices'],
  [{ prices: PRICES.replace('CAD', 'USD'), texts: true }, 'prices'],
  [{ prices: { half: '219-289' }, texts: true }, 'prices'],
  [{ prices: PRICES, texts: 'yes' }, 'texts'],
])('%j is ignored and named', (record, name) => {
  const { prices, takesTexts, invalidFields } = parsePricesAndTexts('toronto', record)
  expect(invalidFields).toEqual([name])
  expect(takesTexts).toBe(name !== 'texts')
  expect(Boolean(prices)).toBe(name !== 'prices')
})

test('A read location has valid prices, and logs others', async () => {
  const record = { ...PHONE, prices: PRICES }
  store.records.set('locations/toronto', record)
  expect(await read()).toMatchObject({ prices: { currency: 'CAD' }, takesTexts: false })
  store.records.set('locations/toronto', { ...record, prices: '$119' })
  expect((await read()).prices).toBeUndefined()
  expect(lines.join()).toContain('"fields":["prices"]')
})

test('Prices are in the currency of the location’s countries', () => {
  expect(getCurrencies('south-florida')).toEqual(['USD'])
  expect(getCurrencies('kitchener-waterloo')).toEqual(['CAD'])
  expect(getCurrencies('hamilton-niagara').toSorted()).toEqual(['CAD', 'USD'])
})
