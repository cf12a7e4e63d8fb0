import { BRAND } from '@/lib/business/brand'
import { buildReminderMail } from './reminder-mail'
import {
  changeRequest,
  MAIL_SETTINGS,
  MAILED_PICKUP,
  requireMail,
} from '@/lib/requests/requests.fixture'

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
