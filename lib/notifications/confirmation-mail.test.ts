import { BRAND } from '@/lib/business/brand'
import { buildConfirmationMail } from './confirmation-mail'
import { CITIES } from '@/lib/cities/cities'
import { html as markup } from './html'
import { NEXT_STEPS } from '@/lib/content/next-steps'
import type { Request } from '@/lib/requests/request'
import {
  changeRequest,
  MAIL_SETTINGS,
  MAILED_PICKUP,
  parseStored,
  QUOTE,
  requireMail,
} from '@/lib/requests/requests.fixture'

function build(request: Request, settings = {}) {
  return requireMail(buildConfirmationMail(request, { ...MAIL_SETTINGS, ...settings }))
}

test('The customer reads what they asked for, the reference, and what happens next', () => {
  const { to, subject, text, html } = build(QUOTE)
  expect(to).toBe('mary.smith@example.com')
  expect(subject).toBe(`${BRAND.shortName}: we have your moving quote request (TR-4F7KM)`)
  for (const fact of [
    'Thank you, Mary.',
    'TR-4F7KM',
    'M5V 2T6',
    'K2P 1L4',
    'Friday, December 4, 2026',
    'Packing help',
    'Ends in 0142',
    'We call you and ask a few questions.',
    '416-555-0110',
    'on movers.example',
    BRAND.mailingAddress.usa,
  ]) {
    expect(text).toContain(fact)
    expect(html).toContain(String(markup`${fact}`))
  }
  for (const part of [text, html]) expect(part).not.toMatch(/416-555-0142|elevator|Smith/)
  expect(html).toMatch(/href="tel:\+14165550110"[^>]*;white-space:nowrap">416-555-0110</)
  expect(text).toContain('YOUR REQUEST\nReference: TR-4F7KM\nMove date: Friday')
  expect(text).toContain('Call 416-555-0110 and give us your reference.')
  expect(text).toContain('We answer the phone Monday to Saturday, 8 am to 6 pm, Toronto time.')
  expect(text).toContain(`See or cancel\n${MAIL_SETTINGS.bookingUrl}\n`)
  expect(html).toContain('href="https://movers.example/toronto/privacy"')
})

test('The footer has the registrations and the postal address of the city', () => {
  expect(build(QUOTE).text).not.toMatch(/USDOT|Insured/)
  const registrations = { usdot: '1234567', insurance: 'Example Mutual, policy 42' }
  jest.replaceProperty(CITIES.toronto, 'registrations', registrations)
  jest.replaceProperty(BRAND, 'mailingAddress', { ...BRAND.mailingAddress, canada: '1 Maple Rd' })
  const { text, html } = build(QUOTE)
  expect(text).toContain(
    `${BRAND.name.en}, 1 Maple Rd\n\nUSDOT 1234567\n\nInsured: Example Mutual, policy 42\n`,
  )
  for (const part of ['1 Maple Rd', 'USDOT 1234567', 'Insured: Example Mutual, policy 42'])
    expect(html).toContain(part)
  jest.restoreAllMocks()
})

test('A customer whose confirmation is taken back reads so', () => {
  const change = { id: '1', at: '2026-11-22T15:00:00Z', from: '2026-12-04', to: '' } as const
  const { text } = build({ ...QUOTE, change: { ...change, by: 'office', confirmed: false } })
  expect(text).toContain('It isn’t confirmed for Friday, December 4 anymore.')
})

test('The mail of an unconfirmed pickup names no past day', () => {
  const open = changeRequest(MAILED_PICKUP, {}, { confirm_by_phone: true })
  expect(build(open).text).toContain('Pickup day: Tuesday')
  const { subject, text } = build(open, { now: new Date('2026-12-02T15:00:00Z') })
  expect(text).toContain('Reference: TR-9KQ2P')
  expect(subject + text).not.toMatch(/Pickup day|Arrival window|December|Dec /)
})

test('A short quote is confirmed to the address in its details, and only with what its form asks', () => {
  const short = { form: 'short', email: 'bob@example.com', answers: undefined }
  const record = { email: 'Unavailable', zip: '', zipTo: '' }
  const { to, subject, text } = build(changeRequest(QUOTE, record, short))
  expect([to, subject]).toEqual([
    'bob@example.com',
    `${BRAND.shortName}: we have your moving quote request (TR-4F7KM)`,
  ])
  expect(text).toContain(
    'YOUR REQUEST\nReference: TR-4F7KM\nYour phone: Ends in 0142\n\nWHAT HAPPENS NEXT\n1. ',
  )
})

test('A pickup’s customer reads day, window and coupon, and finds the link and the calendar file', () => {
  const { to, subject, text, html, attachments } = build(MAILED_PICKUP)
  expect(to).toBe('mary.smith@example.com')
  expect(subject).toBe(`${BRAND.shortName}: your junk pickup on Tuesday, December 1 (TR-9KQ2P)`)
  expect(text).toContain(`Thank you, Mary. You’re booked.

Your junk pickup in Toronto is booked: Tuesday, December 1, 11 am to 1 pm ET. To add it to your calendar, open the attached file.

YOUR PICKUP PASS
Reference: TR-9KQ2P
Pickup day: Tuesday, December 1, 2026
Arrival window: 11 am to 1 pm ET
Items: Old furniture, Pianos
Load: About half of the truck.
Coupon: $20 off, valid until Dec 31
Your phone: Ends in 0142

WHAT HAPPENS NEXT
`)
  expect(text).toContain(`3. ${NEXT_STEPS.job[2]}`)
  expect(text).toContain(`See, change or cancel\n${MAIL_SETTINGS.bookingUrl}\n`)
  expect(html).toContain('booking?key=-O1&amp;sig=abc_-1')
  for (const part of [text, html, attachments[0]?.content])
    expect(part).not.toMatch(/Queen|elevator|Smith|555-0142/)
  expect(attachments).toMatchObject([
    { filename: 'pickup.ics', contentType: 'text/calendar; charset=utf-8; method=PUBLISH' },
  ])
  for (const line of ['METHOD:PUBLISH', 'DTSTART:20261201T160000Z'])
    expect(attachments[0]?.content.split('\r\n')).toContain(line)
})

test.each(['confirm_by_phone', 'outside_area'])(
  'A pickup marked %s is promised a call, and no truck',
  (flag) => {
    const { subject, text, attachments } = build(changeRequest(MAILED_PICKUP, {}, { [flag]: true }))
    expect(subject).toBe(`${BRAND.shortName}: we have your pickup request (TR-9KQ2P)`)
    expect(text).toContain('It isn’t booked yet: we’ll call you to confirm it')
    expect(text).not.toMatch(/[Tt]ruck arrives|is booked|You’re booked|PICKUP PASS/)
    expect(attachments[0]?.content).toContain('STATUS:TENTATIVE')
  },
)

test('A photo can be texted with the reference, where the number takes texts', () => {
  expect(build(MAILED_PICKUP).text).not.toContain('photo')
  const { text, html } = build(MAILED_PICKUP, { takesTexts: true })
  expect(text).toContain('Text us a photo at 416-555-0110 with your reference, TR-9KQ2P')
  expect(html).toContain('href="sms:+14165550110?&amp;body=Photos%20for%20TR-9KQ2P')
})

const ATTACKS = [
  'You won. Visit evil.com or call 1 800 555 0199 today',
  '416....555....0199',
  '4l6 555 Ol99',
  'हिन्दी.भारत',
]
test.each(ATTACKS)('A stranger cannot make the mail say "%s"', (attack) => {
  const fields = { note_from_customer: attack, name: attack, zip: attack, zipTo: attack }
  const pickup = { cus_name: attack, cus_email: attack, property_type: attack }
  const address = { street: attack, unit: attack, city: attack, state: attack, zip: attack }
  const typed = { ...fields, ...pickup, cus_address: address, description: attack }
  const blank = Object.fromEntries(Object.keys(typed).map((field) => [field, '']))
  const answers = { move_date: attack, packing: attack, gate_code: attack, [attack]: true }
  for (const request of [QUOTE, MAILED_PICKUP]) {
    const attacked = build(changeRequest(request, typed, { answers }))
    const harmless = build(changeRequest(request, blank, { answers: {} }))
    const firstName = /^You/.test(attack) ? 'Thank you, You. ' : 'Thank you. '
    expect(attacked.subject).toBe(harmless.subject)
    expect(attacked.text.replace(firstName, 'Thank you. ')).toBe(harmless.text)
    expect(attacked.attachments).toEqual(harmless.attachments)
  }
})

test('The mail of a quote has no picture, no offer and no empty words', () => {
  const { html } = build(QUOTE)
  expect(html).not.toMatch(
    /<img|<style|<link|url\(|coupon|\boff\b|valued customer|!(?!doctype|--|\[)/i,
  )
  expect(html.length).toBeLessThan(30_000)
})

test.each([
  ['toronto', 'request for a moving quote in Greater Toronto.'],
  ['kitchener-waterloo', 'request for a moving quote in Kitchener-Waterloo.'],
  ['hamilton-niagara', 'request for a moving quote.'],
])('Without details, the mail names the area of %s, if it has only one', (location_id, words) => {
  const { text } = build(parseStored({ ...changeRequest(QUOTE, { location_id }), details: {} }))
  expect(text).toContain(words)
  expect(text).toContain('We answer the phone Monday to Saturday, 8 am to 6 pm.')
})
