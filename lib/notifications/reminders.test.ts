import { decodeTime } from '@/lib/forms/push-key'
import { openMemoryStore } from '@/lib/store/memory.fixture'
import { listDue, type OutboxEntry } from './outbox'
import { addReminder, getMorning, isReminded, buildReminderMail } from './reminder-mail'
import type { Request } from '@/lib/requests/request'
import {
  changeRequest,
  MAILED_PICKUP,
  QUOTE,
  MAIL_SETTINGS,
  requireMail,
} from '@/lib/requests/requests.fixture'
import { BRAND } from '@/lib/business/brand'

// The pickup is on Tuesday, December 1, from 11:00, in Toronto.
const DUE = '2026-11-30T21:00:00.000Z'
const BEFORE = Date.parse('2026-11-30T20:59:00Z')

const change = (record: object, details: object = {}) =>
  changeRequest(MAILED_PICKUP, record, details)

test.each<[when: string, request: Request, times: string[], now?: number]>([
  ['4 pm on the day before', MAILED_PICKUP, [DUE]],
  ['4 pm in another time zone', change({}, { city: 'houston' }), ['2026-11-30T22:00:00.000Z']],
  ['4 pm in winter time', change({ date: '2026-03-09' }), ['2026-03-08T20:00:00.000Z'], 0],
  ['no time if it was booked later', MAILED_PICKUP, [], Date.parse(DUE)],
  ['no time if it was cancelled', change({ job_status: 'cancelled' }), []],
  ['no time without an email', change({}, { email: undefined }), []],
  ['no time on a day that staff made unreadable', change({ date: 'soon' }), []],
  ['no time of a quote', QUOTE, []],
])('A customer is reminded once, at %s', async (_when, request, times, now = BEFORE) => {
  const store = openMemoryStore()
  for (let n = 0; n < 2; n++) await addReminder(store, request, now)
  const entries = await listDue(store)
  const due = entries.map(({ entryKey }) => new Date(decodeTime(entryKey)).toISOString())
  expect(due).toEqual(times)
})

const ENTRY = { messageKind: 'reminder', date: '2026-12-01' } as OutboxEntry
test.each<[string, object, boolean]>([
  ['booked', {}, true],
  ['cancelled', { job_status: 'cancelled' }, false],
  ['won', { job_status: 'won' }, true],
  ['on another day', { date: '2026-12-02' }, false],
])('The reminder of a pickup that is %s: %#', (_which, record, isDue) => {
  expect(isReminded(changeRequest(MAILED_PICKUP, record), ENTRY)).toBe(isDue)
})

test.each([
  ['2026-11-30T21:00:00Z', undefined],
  ['2026-12-01T01:59:00Z', undefined],
  ['2026-12-01T02:00:00Z', '2026-12-01T13:00:00.000Z'],
  ['2026-12-01T08:00:00Z', '2026-12-01T13:00:00.000Z'],
  ['2026-12-01T12:59:00Z', '2026-12-01T13:00:00.000Z'],
  ['2026-12-01T13:00:00Z', undefined],
])('At %s the night of Toronto ends at %s', (now, morning) => {
  const end = getMorning('America/Toronto', new Date(now))
  expect(end && new Date(end).toISOString()).toBe(morning)
})

// The pickup is on Tuesday, December 1, from 11:00, in Toronto; it was booked on November 20.
const EVENING = '2026-11-30T21:00:00Z'

function build(now: string, details = {}) {
  const request = changeRequest(MAILED_PICKUP, {}, details)
  return requireMail(buildReminderMail(request, { ...MAIL_SETTINGS, now: new Date(now) }))
}

test.each([
  [EVENING, 'tomorrow'],
  ['2026-12-01T09:00:00Z', 'today'],
])('The reminder of %s says %s', (now, day) => {
  const { to, subject, text } = build(now)
  expect(to).toBe('mary.smith@example.com')
  expect(subject).toBe(`${BRAND.shortName}: your junk pickup is ${day} (TR-9KQ2P)`)
  expect(text).toContain(`See you ${day}, Mary.`)
  expect(text).toContain(`The truck arrives ${day} during your window: 11 am to 1 pm ET.`)
  expect(text).toContain('Coupon: $20 off, valid until Dec 31')
  expect(text).toContain(`See, change or cancel\n${MAIL_SETTINGS.bookingUrl}\n`)
})

test('The reminder of a pickup that the office must confirm promises no truck', () => {
  const { subject, text } = build(EVENING, { confirm_by_phone: true })
  expect(subject).toBe(`${BRAND.shortName}: your pickup request for tomorrow (TR-9KQ2P)`)
  expect(text).toContain('If we haven’t confirmed it with you on the phone yet, please call us.')
  expect(text).not.toContain('truck arrives')
})
