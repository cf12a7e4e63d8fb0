import { buildReminderMail, isReminderDue } from './reminder-mail'
import { changeRequest, MAIL_SETTINGS, MAILED_PICKUP, MOVE, QUOTE } from './requests.fixture'

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

const at = (time: string) => ({ at: time })
const moved = (time: string) => ({ changes: { [MOVE.id]: { ...MOVE, at: time, done: true } } })
test.each([
  ['a cancelled pickup', changeRequest(MAILED_PICKUP, { job_status: 'cancelled' }), false],
  ['a pickup that is done', changeRequest(MAILED_PICKUP, { job_status: 'done' }), false],
  [
    'one booked later than that',
    changeRequest(MAILED_PICKUP, {}, at('2026-11-30T21:01:00Z')),
    false,
  ],
  ['one moved there later', changeRequest(MAILED_PICKUP, {}, moved('2026-11-30T21:01:00Z')), false],
  ['one moved there before', changeRequest(MAILED_PICKUP, {}, moved('2026-11-30T20:00:00Z')), true],
  ['one without an email', changeRequest(MAILED_PICKUP, {}, { email: undefined }), false],
  [
    'one on a day that staff made unreadable',
    changeRequest(MAILED_PICKUP, { date: 'soon' }),
    false,
  ],
  ['a change', { ...MAILED_PICKUP, change: MOVE }, false],
  ['a quote', QUOTE, false],
])('Of %s a customer is reminded: %#', (_which, request, isDue) => {
  expect(isReminderDue(request, new Date('2026-11-30T22:00:00Z'))).toBe(isDue)
})

function build(now: string, details = {}) {
  const request = changeRequest(MAILED_PICKUP, {}, details)
  const mail = buildReminderMail(request, { ...MAIL_SETTINGS, now: new Date(now) })
  if (!mail) throw new Error('no mail')
  return { ...mail, text: mail.text.replaceAll('\u00a0', ' ') }
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
