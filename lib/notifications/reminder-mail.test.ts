import { buildReminderMail, isReminderDue } from './reminder-mail'
import {
  changeRequest,
  MAIL_SETTINGS,
  MAILED_PICKUP,
  MOVE,
  QUOTE,
  requireMail,
} from '@/lib/requests/requests.fixture'

// The pickup is on Tuesday, December 1, from 11:00, in Toronto; it was booked on November 20.
const EVENING = '2026-11-30T21:00:00Z'

test.each([
  ['not before 4 pm on the day before', '2026-11-30T20:59:00Z', false],
  ['at 4 pm on the day before', EVENING, true],
  ['in the night, where the cron job runs once a day', '2026-12-01T09:00:00Z', true],
  ['to the minute before its window', '2026-12-01T15:59:00Z', true],
  ['not after its window has begun', '2026-12-01T16:00:00Z', false],
])('A customer is reminded %s', (_when, now, isDue) => {
  expect(isReminderDue(MAILED_PICKUP, new Date(now))).toBe(isDue)
})

const moved = (at: string) => ({ changes: { [MOVE.id]: { ...MOVE, at } } })
test.each<[string, record: object, details: object, isDue: boolean]>([
  ['a cancelled pickup', { job_status: 'cancelled' }, {}, false],
  ['a pickup that is done', { job_status: 'done' }, {}, false],
  ['one booked later than that', {}, { at: '2026-11-30T21:01:00Z' }, false],
  ['one moved there later', {}, moved('2026-11-30T21:01:00Z'), false],
  ['one moved there before', {}, moved('2026-11-30T20:00:00Z'), true],
  ['one without an email', {}, { email: undefined }, false],
  ['one on a day that staff made unreadable', { date: 'soon' }, {}, false],
])('Of %s a customer is reminded: %#', (_which, record, details, isDue) => {
  const request = changeRequest(MAILED_PICKUP, record, details)
  expect(isReminderDue(request, new Date('2026-11-30T22:00:00Z'))).toBe(isDue)
})

test('Of a change and of a quote nobody is reminded', () => {
  for (const request of [{ ...MAILED_PICKUP, change: MOVE }, QUOTE])
    expect(isReminderDue(request, new Date(EVENING))).toBe(false)
})

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
  expect(subject).toBe(`HomeTeam: your junk pickup is ${day} (T-9KQ2)`)
  expect(text).toContain(`See you ${day}, Mary.`)
  expect(text).toContain(`The truck arrives ${day} during your window: 11 am to 1 pm ET.`)
  expect(text).toContain('Coupon: $20 off, valid until Dec 31')
  expect(text).toContain(`See, change or cancel (${MAIL_SETTINGS.bookingUrl})`)
})

test('The reminder of a pickup that the office must confirm promises no truck', () => {
  const { subject, text } = build(EVENING, { confirm_by_phone: true })
  expect(subject).toBe('HomeTeam: your pickup request for tomorrow (T-9KQ2)')
  expect(text).toContain('If we haven’t confirmed it with you on the phone yet, please call us.')
  expect(text).not.toContain('truck arrives')
})
