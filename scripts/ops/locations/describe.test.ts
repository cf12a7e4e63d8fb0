import type { StoredRecord } from '@/lib/store/store'
import { getToday } from '@/lib/locations/closed-dates'
import { describeLocation } from './describe'

test('Today is still today where the day ends last', () => {
  const lateEvening = new Date('2026-11-21T05:30:00Z')
  expect(getToday('toronto', lateEvening)).toBe('2026-11-21')
  // Houston is an hour behind Hamilton.
  expect(getToday('hamilton-niagara', lateEvening)).toBe('2026-11-20')
})

const PRICES = 'quarter:1-2,half:3-4,three-quarters:5-6,full:7-8,currency:CAD'
const NO_CALENDAR = 'no closed dates; no notice; no limit'
test.each<[fields: StoredRecord, words: string]>([
  [
    {},
    `no texts; speaks en; mail to DISPATCH_EMAIL; day mail 17:00; no reviews; no prices; ${NO_CALENDAR}`,
  ],
  [
    { closed_dates: '2026-01-01,2026-12-28,2026-12-25', notice_hours: 24, jobs_per_window: 4 },
    'no texts; speaks en; mail to DISPATCH_EMAIL; day mail 17:00; no reviews; no prices; closed 2026-12-25, 2026-12-28; 24 hours’ notice; 4 jobs per window',
  ],
  [
    {
      prices: PRICES,
      texts: true,
      languages: 'en,fr',
      day_mail: 'no',
      reviews_url: 'https://r.example/toronto',
    },
    `texts; speaks en,fr; mail to DISPATCH_EMAIL; no day mail; reviews https://r.example/toronto; ${PRICES}; ${NO_CALENDAR}`,
  ],
  [
    { dispatch_email: 'a@crew.example, b@crew.example' },
    `no texts; speaks en; mail to a@crew.example,b@crew.example; day mail 17:00; no reviews; no prices; ${NO_CALENDAR}`,
  ],
  [
    { dispatch_email: 'the crew' },
    `no texts; speaks en; INVALID and ignored: dispatch_email "the crew"; day mail 17:00; no reviews; no prices; ${NO_CALENDAR}`,
  ],
  [
    { closed_dates: 'X\u001b[2J', prices: '$119' },
    String.raw`no texts; speaks en; mail to DISPATCH_EMAIL; day mail 17:00; no reviews; no prices; ${NO_CALENDAR}; INVALID and ignored: closed_dates "X\u001b[2J"; INVALID and ignored: prices "$119"`,
  ],
])('%j is described', (fields, words) => {
  const record = { tracking_phone: '416-555-0110', ...fields }
  const line = describeLocation('toronto', record, '2026-11-20')
  expect(line).toBe(`toronto              416-555-0110 Toronto; ${words}`)
})

test('A location without a record is missing', () => {
  expect(describeLocation('barrie', undefined, '2026-11-20')).toContain('missing Barrie')
})
