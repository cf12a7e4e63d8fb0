import * as z from 'zod/mini'
import type { StoredRecord } from '@/lib/store/store'
import { CLOSED_DATES_MAX, LocationSchema, parseCalendar, parsePhone } from './location-record'

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

test.each([
  ['dispatch@example.com', true],
  ['a@example.com,b@example.com', true],
  ['a@example.com, b@example.com', true],
  ['', false],
  ['dispatch', false],
  ['a@example.com,', false],
  ['a@example.com\nBcc: b@example.com', false],
  [`${'a'.repeat(490)}@example.com`, false],
])('Whether the rules take the dispatcher’s addresses %j: %s', (dispatch_email, isValid) => {
  expect(z.safeParse(LocationSchema, { ...PHONE, dispatch_email }).success).toBe(isValid)
})

test.each<StoredRecord | null | undefined>([
  null,
  undefined,
  {},
  { tracking_phone: 7 },
  { tracking_phone: '4165550110' },
])('The record %j has no phone', (record) => expect(parsePhone(record)).toBeUndefined())
