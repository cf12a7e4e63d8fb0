import { describeLocation, getToday } from './describe'

const PHONE = { tracking_phone: '416-555-0110' }

test('Today is still today where the day ends last', () => {
  const lateEvening = new Date('2026-11-21T05:30:00Z')
  expect(getToday('toronto', lateEvening)).toBe('2026-11-21')
  // Houston is an hour behind Hamilton.
  expect(getToday('hamilton-niagara', lateEvening)).toBe('2026-11-20')
})

test.each([
  [PHONE, 'no closed dates; no notice; no limit'],
  [
    { ...PHONE, closed_dates: '2026-01-01,2026-12-28,2026-12-25', notice_hours: 24 },
    'closed 2026-12-25, 2026-12-28; 24 hours’ notice; no limit',
  ],
  [{ ...PHONE, jobs_per_window: 4 }, 'no closed dates; no notice; 4 jobs per window'],
  [
    { ...PHONE, closed_dates: 'X\u001b[2J' },
    String.raw`no closed dates; no notice; no limit; INVALID and ignored: closed_dates "X\u001b[2J"`,
  ],
])('%j is described', (record, calendar) => {
  const line = describeLocation('toronto', record, '2026-11-20')
  expect(line).toBe(`toronto              416-555-0110 Toronto; no texts; no prices; ${calendar}`)
})

test('Prices and texts are described', () => {
  const prices = 'quarter:1-2,half:3-4,three-quarters:5-6,full:7-8,currency:CAD'
  const describe = (fields: object) =>
    describeLocation('toronto', { ...PHONE, ...fields }, '2026-11-20')
  expect(describe({ prices, texts: true })).toContain(`Toronto; texts; ${prices}; no closed dates`)
  expect(describe({ prices: '$119' })).toContain('; INVALID and ignored: prices "$119"')
})

test('A location without a record is missing', () => {
  expect(describeLocation('barrie', undefined, '2026-11-20')).toContain('missing Barrie')
})
