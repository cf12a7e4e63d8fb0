import {
  changeRequest,
  MAILED_PICKUP,
  PICKUP,
  QUOTE,
  toPlainSpaces,
} from '@/lib/requests/requests.fixture'
import type { Request } from '@/lib/requests/request'
import { buildDayMail } from './day-mail'

const build = (date: string, ...requests: Request[]) => buildWithOpen(date, requests, [])

const buildWithOpen = (date: string, requests: Request[], open: Request[], held: Request[] = []) =>
  buildDayMail(requests, {
    ...{ date, place: 'Toronto', lang: 'en-CA', open, held },
    getOfficeUrl: ({ key }) => `https://site.example/toronto/booking?key=${key}&office=1`,
    closeUrl: `https://site.example/toronto/booking?day=${date}`,
  })

test('The crew reads its day by window, with what it needs for each stop', () => {
  const early = changeRequest(
    { ...PICKUP, key: 'early' },
    { cus_name: 'Bert Early', start_time: '09:00', end_time: '11:00' },
    { outside_area: true, reference: 'TR-9KQ2X' },
  )
  const { subject, text, html } = build('2026-12-01', MAILED_PICKUP, early)
  expect(subject).toBe('Toronto, Tue, Dec 1: 2 pickups')
  expect(toPlainSpaces(text)).toContain(`Tuesday, December 1, 2026: 2 pickups

9 TO 11 AM: BERT EARLY
Check first: Outside the service area
416-555-0142, text, TR-9KQ2X: won, move or cancel
https://site.example/toronto/booking?key=early&office=1
100 Queen St W, unit 4, Toronto, ON M5V 2T6, Canada
https://www.google.com/maps/search/?api=1&query=100+Queen+St+W%2C+Toronto%2C+ON+M5V+2T6%2C+Canada
Flexible on time: Yes; Property: House; Items: Old furniture, Pianos; Load: About half of the truck; Coupon: $20 off, valid until Dec 31
Note: Third floor, no elevator.

11 AM TO 1 PM: MARY SMITH
`)
  for (const href of ['tel:+14165550142', 'sms:+14165550142', 'mailto:mary.smith@example.com'])
    expect(html).toContain(`href="${href}"`)
})

test('A move of the day follows the pickups, and what left the day is named', () => {
  const cancelled = changeRequest(PICKUP, {
    cus_name: 'Ann Gone',
    date: '2026-12-04',
    job_status: 'cancelled',
  })
  const moved = changeRequest(PICKUP, { cus_name: 'Tom Later', date: '2026-12-05' })
  const { subject, text } = build('2026-12-04', cancelled, QUOTE, moved)
  expect(subject).toBe('Toronto, Fri, Dec 4: 1 move')
  expect(toPlainSpaces(text)).toContain(
    'NOT ON THIS DAY ANYMORE\nAnn Gone: cancelled\nTom Later: moved to Sat, Dec 5, 11 am to 1 pm\n',
  )
  expect(text).toContain('MOVE: MARY SMITH\n')
  const change = { at: '2026-11-25T15:00:00Z', by: 'customer', from: '2026-12-04 09:00' }
  const replaced = changeRequest(
    PICKUP,
    { cus_name: 'Mia Twice', date: '2026-12-04', job_status: 'cancelled' },
    { changes: { replaced: { ...change, to: 'replaced', reference: 'TR-9KQ2X' } } },
  )
  const lost = changeRequest(QUOTE, { name: 'Leo Lost', status: 'lost' })
  const { text: others } = build('2026-12-04', replaced, lost)
  expect(others).toContain('Mia Twice: replaced by TR-9KQ2X\nLeo Lost: lost\n')
  expect(build('2026-12-04', cancelled).subject).toBe('Toronto, Fri, Dec 4: nothing')
})

test('Three hundred requests stay under the size that mail programs cut', () => {
  const note = 'A piano on the third floor, no elevator, and the lane is narrow. '.repeat(4)
  const many = Array.from({ length: 300 }, (_, n) =>
    changeRequest({ ...PICKUP, key: `key${n}` }, { description: note, cus_name: `Person ${n}` }),
  )
  const { html, text } = build('2026-12-01', ...many)
  expect(Buffer.byteLength(html)).toBeLessThan(100_000)
  expect(text).toContain('more: npm run leads -- --day 2026-12-01')
})

test('What a visitor typed is no link', () => {
  const { html } = build('2026-12-01', changeRequest(PICKUP, { cus_name: 'See evil.example' }))
  expect(html).not.toContain('evil.example')
})

test('A day with nothing on it says what is still open', () => {
  const { subject } = buildWithOpen('2026-12-01', [], [QUOTE, PICKUP])
  expect(subject).toBe('Toronto, Tue, Dec 1: nothing, but 2 still open')
})

test('What waits for the office is under the day, oldest first, and counted beyond twenty', () => {
  const { text } = buildWithOpen('2026-12-01', [PICKUP], [QUOTE, PICKUP])
  expect(toPlainSpaces(text)).toContain(`STILL OPEN
Mary Smith (moving quote, Fri, Nov 20), 416-555-0142, TR-4F7KM: called, won, lost or cancel
https://site.example/toronto/booking?key=${QUOTE.key}&office=1
Mary Smith (junk pickup, Fri, Nov 20), 416-555-0142, `)
  const many = buildWithOpen('2026-12-01', [PICKUP], Array<Request>(21).fill(QUOTE)).text
  expect(many.match(/called, won, lost or cancel/g)).toHaveLength(20)
  expect(many).toContain('And more: npm run leads')
})

test('Suspected spam has a few lines for a person to judge by, and no link of its own', () => {
  const suspected = changeRequest(
    QUOTE,
    { name: 'Win at spam.example', note_from_customer: 'Visit www.spam.example now' },
    { suspicions: 'honeypot,fast' },
  )
  const { text, html } = buildWithOpen('2026-12-01', [PICKUP], [], [suspected])
  expect(text).toMatch(
    /SUSPECTED SPAM\nWin at .* \(honeypot, fast\), 416-555-0142, TR-4F7KM: read it, or release it\nhttps:.*\nNote: Visit /,
  )
  expect(html).not.toContain('www.spam.example')
  const many = buildWithOpen('2026-12-01', [PICKUP], [], Array<Request>(11).fill(suspected)).text
  expect(many.match(/read it, or release it/g)).toHaveLength(10)
  expect(many).toContain('And more: npm run leads -- --quarantine')
})

test('The number after an Arabic name is read from the left', () => {
  const open = [changeRequest(QUOTE, { name: 'محمد علي' })]
  const { text, html } = buildWithOpen('2026-12-01', [], open)
  for (const shown of [text, html]) expect(shown).toContain('\u2068محمد علي\u2069 (')
})
