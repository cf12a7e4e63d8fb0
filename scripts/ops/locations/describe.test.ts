import type { StoredRecord } from '@/lib/store/store'
import { getToday } from '@/lib/locations/closed-dates'
import { describeArea } from './describe'

test('Each crew area has the day of its own time zone', () => {
  const lateEvening = new Date('2026-11-21T05:30:00Z')
  expect(getToday('toronto', lateEvening)).toBe('2026-11-21')
  expect(getToday('hamilton-niagara', lateEvening)).toBe('2026-11-21')
  expect(getToday('houston', lateEvening)).toBe('2026-11-20')
})

const RATES = 'two:149,three:209,minimum:3,travel:79,currency:CAD'
const PRICES = 'quarter:1-2,half:3-4,three-quarters:5-6,full:7-8,currency:CAD'
const NO_CALENDAR = 'no closed dates; no notice; no limit'
test.each<[fields: StoredRecord, words: string]>([
  [
    {},
    `no texts; speaks en; mail to DISPATCH_EMAIL; day mail 17:00; no reviews; no prices; no rates; ${NO_CALENDAR}`,
  ],
  [
    { closed_dates: '2026-01-01,2026-12-28,2026-12-25', notice_hours: 24, jobs_per_window: 4 },
    'no texts; speaks en; mail to DISPATCH_EMAIL; day mail 17:00; no reviews; no prices; no rates; closed 2026-12-25, 2026-12-28; 24 hours’ notice; 4 jobs per window',
  ],
  [
    {
      ...{ prices: PRICES, rates: RATES },
      texts: true,
      languages: 'en,fr',
      day_mail: 'no',
      reviews_url: 'https://r.example/toronto',
    },
    `texts; speaks en,fr; mail to DISPATCH_EMAIL; no day mail; reviews https://r.example/toronto; ${PRICES}; ${RATES}; ${NO_CALENDAR}`,
  ],
  [
    { dispatch_email: 'a@crew.example, b@crew.example' },
    `no texts; speaks en; mail to a@crew.example,b@crew.example; day mail 17:00; no reviews; no prices; no rates; ${NO_CALENDAR}`,
  ],
  [
    { dispatch_email: 'the crew' },
    `no texts; speaks en; INVALID and ignored: dispatch_email "the crew"; day mail 17:00; no reviews; no prices; no rates; ${NO_CALENDAR}`,
  ],
  [
    { closed_dates: 'X\u001b[2J', prices: '$119' },
    String.raw`no texts; speaks en; mail to DISPATCH_EMAIL; day mail 17:00; no reviews; no prices; no rates; ${NO_CALENDAR}; INVALID and ignored: closed_dates "X\u001b[2J"; INVALID and ignored: prices "$119"`,
  ],
])('%j is described', (fields, words) => {
  const record = { tracking_phone: '416-555-0110', ...fields }
  const line = describeArea('toronto', record, '2026-11-20')
  expect(line).toBe(`toronto              416-555-0110 Toronto; ${words}`)
})

const COUNT = '4.7 of 5 from 128 reviews on'
const URL = 'https://r.example/toronto'
test.each<[fields: StoredRecord, words: string]>([
  [{ reviews_url: URL, reviews_count: '4.7,128,2025-11-20' }, `${URL}; ${COUNT} 2025-11-20; no`],
  [{ reviews_count: '4.7,128,2026-11-20' }, `${COUNT} 2026-11-20, hidden without --reviews; no`],
  [{ reviews_count: '4.7,128,2025-11-19' }, `${COUNT} 2025-11-19, hidden: not of the last twelve`],
  [{ reviews_count: '4.7,128' }, 'INVALID and ignored: reviews_count "4.7,128"'],
])('%j is described with why the count is hidden', (fields, words) => {
  expect(describeArea('toronto', fields, '2026-11-20')).toContain(words)
})

test('Houston has a line of its own, with the phone of its location', () => {
  const houston = {
    closed_dates: '2026-12-24',
    closed_windows: '2026-11-19 09:00,2026-11-26 13:00,2026-11-25 09:00',
    ...{ jobs_per_window: 2, dispatch_email: 'h@crew.example', notice_hours: -1 },
  }
  const record = { tracking_phone: '905-555-0115', notice_hours: 24, areas: { houston } }
  const describe = (areaKey: 'houston' | 'hamilton-niagara') =>
    describeArea(areaKey, record, '2026-11-20')
  expect(describe('houston')).toBe(
    'houston              905-555-0115 Houston; no texts; speaks en; mail to h@crew.example; day mail 17:00; no reviews; no prices; no rates; closed 2026-12-24; windows closed 2026-11-25 09:00, 2026-11-26 13:00; 24 hours’ notice; 2 jobs per window; INVALID and ignored: areas/houston/notice_hours -1',
  )
  expect(describe('hamilton-niagara')).toBe(
    'hamilton-niagara     905-555-0115 Hamilton, Niagara; no texts; speaks en; mail to DISPATCH_EMAIL; day mail 17:00; no reviews; no prices; no rates; no closed dates; 24 hours’ notice; no limit',
  )
})

test('A location without a record is missing', () => {
  expect(describeArea('barrie', undefined, '2026-11-20')).toContain('missing Barrie')
})
