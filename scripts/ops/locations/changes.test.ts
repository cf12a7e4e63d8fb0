import type { StoredRecord } from '@/lib/store/store'
import { getToday, parseChanges, type ChangeOptions } from './changes'
import { describeLocation } from './describe'

const NOW = new Date('2026-11-20T15:00:00Z')
const PHONE = { tracking_phone: '416-555-0110' }
const LOCATIONS: Record<string, StoredRecord> = {
  toronto: { ...PHONE, closed_dates: '2026-01-01,2026-12-25,2026-12-28', notice_hours: 24 },
  barrie: PHONE,
  ottawa: { ...PHONE, closed_dates: 'Christmas' },
}

const parse = (options: ChangeOptions) => Object.fromEntries(parseChanges(options, LOCATIONS, NOW))

test('Several options and dates become one change of each location', () => {
  expect(
    parse({
      set: ['barrie=(705) 555-0123'],
      close: ['toronto=2026-12-26', 'barrie=2027-01-01,2026-12-25', 'barrie=2026-12-25'],
      open: ['toronto=2026-12-28'],
      notice: ['barrie=48'],
      capacity: ['barrie=4'],
    }),
  ).toEqual({
    toronto: { closed_dates: '2026-12-25,2026-12-26' },
    barrie: {
      tracking_phone: '705-555-0123',
      closed_dates: '2026-12-25,2027-01-01',
      notice_hours: 48,
      jobs_per_window: 4,
    },
  })
})

test('Zero removes notice and limit, and the last opened date removes the field', () => {
  expect(parse({ notice: ['toronto=0'], capacity: ['toronto=0'] })).toEqual({
    toronto: { notice_hours: null, jobs_per_window: null },
  })
  expect(parse({ open: ['toronto=2026-12-25,2026-12-28'] })).toEqual({
    toronto: { closed_dates: null },
  })
})

test('Invalid closed dates are not overwritten', () => {
  expect(() => parse({ close: ['ottawa=2026-12-25'] })).toThrow('closed_dates of ottawa is invalid')
})

test('Past dates are dropped with a change', () => {
  expect(parse({ close: ['toronto=2026-12-24'] })).toEqual({
    toronto: { closed_dates: '2026-12-24,2026-12-25,2026-12-28' },
  })
})

const hundredDays = Array.from({ length: 100 }, (_, n) =>
  new Date(Date.UTC(2027, 0, 1 + n)).toISOString().slice(0, 10),
).join()

test.each<[ChangeOptions, string]>([
  [{ set: ['barrie=705-555'] }, '"705-555" is no phone number'],
  [
    { set: ['nowhere=705-555-0123'] },
    'There is no location "nowhere": toronto, south-florida, kitchener-waterloo, ',
  ],
  [{ set: ['miami=305-555-0100'] }, 'There is no location "miami": Miami belongs to south-florida'],
  [
    { notice: ['dfw=24'] },
    'There is no location "dfw": Dallas-Fort Worth belongs to dallas-fort-worth',
  ],
  [{ set: ['=705-555-0123'] }, 'Say which and what'],
  [{ set: ['barrie'] }, 'Say which and what'],
  [{ close: ['__proto__=2026-12-25'] }, 'There is no location "__proto__"'],
  [{ close: ['toronto='] }, 'Say which and what'],
  [{ close: ['toronto=25.12.2026'] }, 'There is no day "25.12.2026"'],
  [{ close: ['toronto=2026-02-30'] }, 'There is no day "2026-02-30"'],
  [{ close: ['toronto=2026-12-25,'] }, 'There is no day ""'],
  [{ close: ['toronto=2026-11-19'] }, '2026-11-19 is past'],
  [{ close: ['barrie=2026-12-25', 'toronto=2026-11-19'] }, '2026-11-19 is past'],
  [{ close: [`barrie=${hundredDays}`] }, 'barrie would have 100 closed dates'],
  [{ open: ['toronto=2026-12-26'] }, 'toronto is not closed on 2026-12-26'],
  [{ notice: ['toronto=169'] }, '--notice takes a whole number from 0 (none) to 168'],
  [{ notice: ['toronto=-1'] }, 'not "-1"'],
  [{ notice: ['toronto=1.5'] }, 'not "1.5"'],
  [{ capacity: ['toronto=51'] }, '--capacity takes a whole number from 0 (none) to 50'],
  [{ capacity: ['toronto=four'] }, 'not "four"'],
  [{ notice: ['edmonton=24'] }, 'edmonton is not in the store'],
])('%j is rejected as a whole', (options, reason) => {
  const both = { ...options, notice: [...(options.notice ?? []), 'barrie=24'] }
  expect(() => parse(both)).toThrow(reason)
  expect(() => parse(both)).toThrow('Nothing was changed.')
})

test('Today is still today where the day ends last', () => {
  const lateEvening = new Date('2026-11-21T05:30:00Z')
  expect(getToday('toronto', lateEvening)).toBe('2026-11-21')
  // Houston is an hour behind Hamilton.
  expect(getToday('hamilton-niagara', lateEvening)).toBe('2026-11-20')
})

test.each([
  [PHONE, 'no closed dates; no notice; no limit'],
  [LOCATIONS.toronto, 'closed 2026-12-25, 2026-12-28; 24 hours’ notice; no limit'],
  [{ ...PHONE, jobs_per_window: 4 }, 'no closed dates; no notice; 4 jobs per window'],
  [
    { ...PHONE, closed_dates: 'X\u001b[2J' },
    String.raw`no closed dates; no notice; no limit; INVALID and ignored: closed_dates "X\u001b[2J"`,
  ],
])('%j is described', (record, calendar) => {
  const line = describeLocation('toronto', record, '2026-11-20')
  expect(line).toBe(`toronto              416-555-0110 Toronto; ${calendar}`)
})

test('A location without a record is missing', () => {
  expect(describeLocation('barrie', undefined, '2026-11-20')).toContain('missing Barrie')
})
