import {
  changeRequest,
  MAILED_PICKUP,
  parseStored,
  PICKUP,
  QUOTE,
  toPlainSpaces,
} from '@/lib/requests/requests.fixture'
import { parseRequest, type Request } from '@/lib/requests/request'
import { buildDayMail } from './day-mail'
import { formatCrewSheet } from './crew-sheet'

const DESK = 'http://localhost:3000/toronto/desk'
const NOW = Date.parse('2026-11-21T00:05:30Z')

const build = (due: Request[], toDo: Request[] = [], more = 0) =>
  buildDayMail(due, {
    ...{ date: '2026-12-01', place: 'Toronto', lang: 'en-CA', toDo, more, now: NOW },
    deskUrl: `${DESK}?link=token`,
  })
const hold = ({ list, key, record, details }: Request, changes: object) =>
  parseRequest(list, key, { ...record, ...changes }, { ...details, suspicions: 'fast,link' }, true)

test('The crew reads its day by window, with what it needs for each stop', () => {
  const early = changeRequest(
    { ...PICKUP, key: 'early' },
    { cus_name: 'Bert Early', start_time: '09:00', end_time: '11:00' },
    { outside_area: true, reference: 'TR-9KQ2X' },
  )
  const { subject, text, html } = build([early, MAILED_PICKUP])
  expect(subject).toBe('Toronto, Tue, Dec 1: 2 pickups')
  expect(toPlainSpaces(text)).toContain(`Tuesday, December 1, 2026: 2 pickups

Open the desk
${DESK}?link=token

9 TO 11 AM: BERT EARLY
Check first: Outside the service area
416-555-0142, text, TR-9KQ2X
${DESK}/request?key=early
100 Queen St W, unit 4, Toronto, ON M5V 2T6, Canada
https://www.google.com/maps/search/?api=1&query=100+Queen+St+W%2C+Toronto%2C+ON+M5V+2T6%2C+Canada
Flexible on time: Yes; Property: House; Items: Old furniture, Pianos; Load: About half of the truck; Coupon: $20 off, valid until Dec 31
Note: Third floor, no elevator.

11 AM TO 1 PM: MARY SMITH
`)
  for (const href of ['tel:+14165550142', 'sms:+14165550142', 'mailto:mary.smith@example.com'])
    expect(html).toContain(`href="${href}"`)
})

test('The crew sheet of the day is attached, to read while the site is down', () => {
  const { attachments } = build([PICKUP], [QUOTE])
  expect(attachments).toMatchObject([
    { filename: 'crew-sheet-2026-12-01.html', contentType: 'text/html; charset=utf-8' },
  ])
  expect(attachments[0]?.content).toContain('416-555-0142')
  expect(build([], [QUOTE]).attachments).toEqual([])
})

test('Three hundred requests stay under the size that mail programs cut', () => {
  const note = 'A piano on the third floor, no elevator, and the lane is narrow. '.repeat(4)
  const many = Array.from({ length: 300 }, (_, n) =>
    changeRequest({ ...PICKUP, key: `key${n}` }, { description: note, cus_name: `Person ${n}` }),
  )
  const { html, text } = build(many)
  expect(Buffer.byteLength(html)).toBeLessThan(100_000)
  expect(text).toMatch(/And \d+ more at the desk/)
})

test('Text that a visitor typed does not become a link', () => {
  const named = changeRequest(PICKUP, { cus_name: 'See evil.example' })
  const spam = hold(QUOTE, { name: 'Win at spam.example', note_from_customer: 'www.spam.example' })
  expect(build([named], [spam]).html).not.toMatch(/evil\.example|spam\.example/)
})

test('Requests that wait for the office follow the day, with their date, their wait and the desk', () => {
  const { subject, text } = build([], [QUOTE, hold(PICKUP, {})], 3)
  expect(subject).toBe('Toronto, Tue, Dec 1: nothing planned, 5 to do')
  expect(toPlainSpaces(text)).toContain(`TO DO
Mary Smith, 416-555-0142, TR-4F7KM
${DESK}/request?key=${QUOTE.key}
Moving quote, Fri, Dec 4, waiting 5 hours
Note: We have a 2 bedroom condo on the 14th floor, about 30 boxes and a piano. The el…
Mary Smith, 416-555-0142, TR-9KQ2P
${DESK}/request?key=${PICKUP.key}
Suspected spam, Junk pickup, Tue, Dec 1, waiting 5 hours: sent within two seconds, has a link
Note: Third floor, no elevator.
And 3 more at the desk
`)
  const flagged = changeRequest(QUOTE, {}, { outside_area: true })
  expect(build([], [flagged]).text).toContain('waiting 5 hours: Outside the service area\n')
})

test('A request without details has no link but is still named', () => {
  const bare = parseStored({ ...QUOTE, record: { name: 'Mary' }, details: {} })
  expect(build([], [bare]).text).toContain('TO DO\nMary, , \nMoving quote')
})

test('The number after an Arabic name is read from the left', () => {
  const { text, html } = build([], [changeRequest(QUOTE, { name: 'محمد علي' })])
  for (const shown of [text, html]) expect(shown).toContain('\u2068محمد علي\u2069, ')
})

const SHEET = { date: '2026-12-01', place: 'Greater Toronto', lang: 'en-CA' } as const
const format = (...jobs: Parameters<typeof formatCrewSheet>[0]) =>
  toPlainSpaces(formatCrewSheet(jobs, SHEET))
const toText = (page: string) => page.replace(/<[^>]*>/g, '\n').replace(/\s*\n\s*/g, '\n')

test('A crew reads when, where and whom to call in large type, then what to take', () => {
  const move = changeRequest(
    QUOTE,
    {},
    {
      changes: {
        '0-2026-12-01': { at: '2026-11-22T15:00:00Z', to: '2026-12-01', confirmed: true },
      },
    },
  )
  const page = format(changeRequest(PICKUP, {}, { outside_area: true }), move)
  expect(toText(page)).toContain(`
Greater Toronto, Tuesday, December 1, 2026
11 am to 1 pm
416-555-0142
Mary Smith, TR-9KQ2P
100 Queen St W, unit 4, Toronto, ON M5V 2T6, Canada
Outside the service area
Flexible on time: Yes; Property: House; Items: Old furniture, Pianos; Load: About half of the truck; Coupon: $20 off, valid until Dec 31
Third floor, no elevator.
Move
416-555-0142
Mary Smith, TR-4F7KM
M5V 2T6 to K2P 1L4
`)
  expect(page).toContain('<span class="large">11 am to 1 pm</span>')
  expect(page).toContain('<span class="large"><a href="tel:+14165550142">416-555-0142</a></span')
})

test('A page needs nothing from elsewhere, and what visitors typed is text', () => {
  const page = format(changeRequest(PICKUP, { cus_name: '<img src=x onerror=alert(1)>' }))
  expect(page).toContain('&lt;img src=x')
  expect(page).not.toMatch(/<img|<script|https?:|url\(/)
})

test('The notes of eight jobs fit their page, and one job has all of its note', () => {
  const long = changeRequest(PICKUP, { description: 'Gate code 12. '.repeat(70) })
  expect(format(long).match(/Gate code/g)).toHaveLength(70)
  expect(format(...Array<typeof long>(8).fill(long)).match(/Gate code/g)?.length).toBeLessThan(120)
})

test('A day without jobs says so', () => {
  expect(format()).toContain('Nothing is planned.')
})
