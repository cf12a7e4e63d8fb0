import { BRAND } from '@/lib/business/brand'
import { TouchSchema } from '@/lib/analytics/attribution'
import type { Request } from '@/lib/requests/request'
import type { StoredRecord } from '@/lib/store/store'
import { buildDispatchMail } from './dispatcher-mail'
import {
  changeRequest,
  parseStored,
  PICKUP,
  QUOTE,
  toPlainSpaces,
} from '@/lib/requests/requests.fixture'

const desk = ({ key }: Request) => `http://localhost:3000/toronto/desk/request?key=${key}`
const SHORT = changeRequest(
  QUOTE,
  { email: 'Unavailable', zip: '', zipTo: '', note_from_customer: 'Call me.' },
  { form: 'short', answers: {}, attribution: undefined },
)

test('The subject says who, when and how much, then the crew reads what it needs first, and where the request came from last', () => {
  const address = '100+Queen+St+W%2C+Toronto%2C+ON+M5V+2T6%2C+Canada'
  const map = `https://www.google.com/maps/search/?api=1&query=${address}`
  const pickup = buildDispatchMail(PICKUP)
  expect(toPlainSpaces(pickup.subject)).toBe(
    'Junk pickup in Toronto: Mary, Tue, Dec 1, 11 am to 1 pm, half a truck',
  )
  expect(toPlainSpaces(pickup.text)).toBe(`Junk pickup in Toronto

Name: Mary Smith
Phone: 416-555-0142
Note: Third floor, no elevator.

Call 416-555-0142

Open it at the desk
${desk(PICKUP)}

THE PICKUP
Pickup day: Tuesday, December 1, 2026
Arrival window: 11 am to 1 pm
Flexible on time: Yes
Address: 100 Queen St W, unit 4, Toronto, ON M5V 2T6, Canada
${map}
Property: House
Items: Old furniture, Pianos
Load: About half of the truck.
Coupon: $20 off, valid until Dec 31

MARKETING
Offers by text: No

--

Sent Fri, Nov 20, 2:05 pm ET

Reference: TR-9KQ2P
`)
  const quote = buildDispatchMail(QUOTE)
  expect(toPlainSpaces(quote.subject)).toBe('Moving quote in Toronto: Mary, Fri, Dec 4')
  expect(toPlainSpaces(quote.text)).toContain(`
Email: mary.smith@example.com
Note: We have a 2 bedroom condo on the 14th floor, about 30 boxes and a piano. The el…

Call 416-555-0142

Open it at the desk
${desk(QUOTE)}

THE MOVE
Move date: Friday, December 4, 2026
Moving from: M5V 2T6
Moving to: K2P 1L4
Packing help: Yes
Note: We have a 2 bedroom condo on the 14th floor, about 30 boxes and a piano. The elevator has to be booked, and parking is behind the building.

MARKETING
Offers by text: Yes
Came from: Google Ads
Campaign: toronto-brand
First visit: Wed, Nov 18, 9:02 am ET, Google Ads, toronto-movers-fall

--
`)
})

test('A short quote has no row for what its form does not ask', () => {
  const { subject, text, ...mail } = buildDispatchMail(SHORT)
  expect(subject).toBe('Moving quote in Toronto: Mary')
  expect(text).toContain('Phone: 416-555-0142\nNote: Call me.\n\nCall')
  expect(text).not.toContain('THE MOVE\nNote')
  expect(text).not.toMatch(/Not given|Unavailable|Email/)
  expect(mail).not.toHaveProperty('replyTo')
})

test('The dispatcher calls, answers and finds the way with one tap', () => {
  const { html, replyTo } = buildDispatchMail(QUOTE)
  expect(html).toContain('href="tel:+14165550142"')
  expect(html).toContain('href="mailto:mary.smith@example.com"')
  expect(html).not.toContain('google.com/maps')
  expect(replyTo).toBe('mary.smith@example.com')
  expect(buildDispatchMail(PICKUP).html).toContain(
    'href="https://www.google.com/maps/search/?api=1&amp;query=100+Queen+St+W%2C+Toronto',
  )
})

const URL = 'https://site.example/toronto/booking?key=k&sig=s'

test('The dispatcher texts the customer and opens the desk with one tap; the link alone gives nothing away', () => {
  const pickup = buildDispatchMail(PICKUP, { bookingUrl: URL })
  expect(pickup.text).toContain(`\nText 416-555-0142\n\nOpen it at the desk\n${desk(PICKUP)}\n`)
  expect(pickup.text).not.toMatch(/sig=|office=/)
  const sms = /href="(sms:[^"]*)"/.exec(pickup.html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  // The customer gets this text: nothing in it is the office's.
  expect(sms.split('?&body=').map(decodeURIComponent)).toEqual([
    'sms:+14165550142',
    `Hello Mary, this is ${BRAND.shortName} about your pickup TR-9KQ2P. See it, or move or cancel it here: ${URL}`,
  ])
  const cancelled = changeRequest(PICKUP, { job_status: 'cancelled' })
  const { html } = buildDispatchMail(cancelled, { bookingUrl: URL })
  expect(html).toContain(`href="${desk(PICKUP)}"`)
  expect(html).not.toContain('sms:')
  expect(buildDispatchMail(PICKUP).html).not.toContain('sms:')
})

test('The first words of a note are in the preview and the first rows, never in the subject', () => {
  const note = 'Ring at 12. The piano is on evil.example, and the lane behind the house is narrow.'
  const { subject, html } = buildDispatchMail(changeRequest(QUOTE, { note_from_customer: note }))
  expect(subject).not.toContain('Ring')
  expect(/hidden;mso-hide:all">([^<]*)</.exec(html)?.[1]).toContain('Ring at 12. The piano is')
  expect(html.match(/Ring at 12/g)).toHaveLength(3)
  expect(html).not.toContain('evil.example')
})

test('The subject and the mail begin with what the office must know first', () => {
  const typed = changeRequest(PICKUP, {}, { outside_area: true, message: 'Call #2!' })
  const { subject, text } = buildDispatchMail(typed, { recentRequests: 2 })
  expect(subject).toMatch(/^Outside the service area: Request 2 of this person in 24 hours: Junk/)
  expect(text).toContain(
    '\n\nCheck first: Outside the service area. Request 2 of this person in 24 hours\nName:',
  )
  const flags = { language: 'fr', confirm_by_phone: true, suspicions: 'link' }
  const all = changeRequest(PICKUP, {}, { ...flags, outside_area: true })
  expect(buildDispatchMail(all, { recentRequests: 2 }).text).toContain(
    'Check first: Outside the service area. Confirm by phone. Speaks French. Request 2 of this person in 24 hours. May be spam (has a link)\n',
  )
  const corrected = changeRequest(PICKUP, {}, { replaces: 'TR-4F7KM' })
  expect(buildDispatchMail(corrected, { recentRequests: 2 }).subject).not.toContain('person')
})

test.each([
  [{ referrer_host: 'www.google.com' }, 'Google search'],
  [{ referrer_host: 'evil.example.com' }, 'evil. example. com'],
  [{ utm_source: 'evil.com', utm_medium: 'email' }, 'evil. com'],
  [{}, 'Typed address or bookmark'],
])('A visit with %j came from "%s", which is no link', (origin, words) => {
  const touch = { at: '2026-11-20T18:59:40Z', ...origin }
  const attribution = { first: touch, last: touch }
  const { text, html } = buildDispatchMail(changeRequest(QUOTE, {}, { attribution }))
  expect(text).toContain(`Came from: ${words}\n`)
  expect(html).toContain(words)
  expect(text).not.toContain('First visit')
})

test('A request without its details is still mailed', () => {
  const { subject, text } = buildDispatchMail(parseStored({ ...PICKUP, details: {} }))
  expect(subject).toMatch(/^Junk pickup in Greater Toronto: Mary, Tue, Dec 1/)
  expect(text).toContain('Phone: 416-555-0142')
  expect(text).toContain('Offers by text: Unknown, so send none')
})

test('The answer to an added question is in the mail, and no link', () => {
  const answers = { flights_of_stairs: '2', gate_code: 'see evil.com' }
  const { text } = buildDispatchMail(changeRequest(PICKUP, {}, { answers }))
  expect(text).toContain('Flights of stairs: 2')
  expect(text).toContain('Gate code: see evil. com')
})

const ODD_VALUES = [undefined, null, 5, NaN, true, '', [], ['x'], {}, { a: { b: 1 } }, () => 1]

test.each([QUOTE, PICKUP])('An odd record of $list is mailed without an exception', (request) => {
  const fields = [...Object.keys(request.record), ...Object.keys(request.details)]
  for (const odd of ODD_VALUES) {
    const changes = Object.fromEntries(fields.map((field) => [field, odd])) as StoredRecord
    const details = { ...changes, time_zone: odd ?? 'x', answers: { move_date: odd } }
    const changed = changeRequest(request, changes, details)
    expect(buildDispatchMail(changed).subject).toMatch(/^(Moving quote|Junk pickup)/)
    expect(buildDispatchMail(parseStored({ ...request, details: changes })).text).toContain('Mary')
  }
})

test('The longest request has less than 30 KB', () => {
  const fields = Object.keys(TouchSchema.shape)
  const touch = Object.fromEntries(fields.map((field) => [field, 'x'.repeat(250)]))
  const attribution = { first: touch, last: { ...touch, at: '2026-11-20T19:05:30Z' } }
  const note_from_customer = 'y'.repeat(1_000)
  const { html } = buildDispatchMail(changeRequest(QUOTE, { note_from_customer }, { attribution }))
  expect(html).toContain(note_from_customer)
  expect(html.length).toBeLessThan(30_000)
})
