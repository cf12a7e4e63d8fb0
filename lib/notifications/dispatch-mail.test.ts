import { TouchSchema } from '@/lib/analytics/attribution'
import type { StoredRecord } from '@/lib/store/store'
import { buildDispatchMail } from './dispatch-mail'
import { changeRequest, PICKUP, QUOTE } from './requests.fixture'

test('The subject says what is needed to decide who calls first', () => {
  expect(buildDispatchMail(QUOTE).subject).toBe(
    'New moving quote: Toronto, Mary, 2 bedrooms, condo, 30 boxes, Fri, Dec 4',
  )
  expect(buildDispatchMail(PICKUP).subject).toBe(
    'New junk pickup: Toronto, Mary, half a truck, Tue, Dec 1, 11 am to 1 pm',
  )
})

test('A quick quote has a subject, too', () => {
  const quick = changeRequest(
    QUOTE,
    { email: 'Unavailable', zip: '', zipTo: '', note_from_customer: 'Call me.' },
    { answers: {} },
  )
  expect(buildDispatchMail(quick)).toMatchObject({ subject: 'New moving quote: Toronto, Mary' })
  expect(buildDispatchMail(quick)).not.toHaveProperty('replyTo')
})

test.each([
  ['quote', QUOTE],
  ['pickup', PICKUP],
])('Both parts of the mail of a %s hold every stored value', (_kind, request) => {
  const { text, html } = buildDispatchMail(request)
  const written = [text, html.replaceAll('&#39;', '’')]
  /** Shown in words, or not at all: see the tests below. */
  const inWords = ['move_date', 'date', 'time', 'start_time', 'end_time', 'at', 'description']
  const skipped = [...inWords, 'hash', 'page', 'form']
  const values = listValues({ ...request.record, ...request.details })
    .filter(([field]) => !skipped.includes(field))
    .map(([field, value]) => (/^zip/.test(field) ? toCode(value) : value))
  expect(values.length).toBeGreaterThan(15)
  for (const part of written) for (const value of values) expect(part).toContain(value)
})

function listValues(record: StoredRecord): [field: string, text: string][] {
  return Object.entries(record).flatMap(([field, value]): [string, string][] => {
    if (typeof value === 'object') return listValues(value)
    return typeof value === 'string' ? [[field, value]] : []
  })
}

const toCode = (code: string) => code.replace(/^([a-z]\d[a-z])(\d[a-z]\d)$/, '$1 $2').toUpperCase()

test('The dispatcher calls and answers with one tap', () => {
  const { html, replyTo } = buildDispatchMail(QUOTE)
  expect(html).toContain('href="tel:+14165550142"')
  expect(html).toContain('href="mailto:mary.smith@example.com"')
  expect(replyTo).toBe('mary.smith@example.com')
})

test('Dates, times and answers are in words', () => {
  const quote = buildDispatchMail(QUOTE).text
  expect(quote).toContain('Sent: Fri, Nov 20, 2:05\u00a0pm ET (America/Toronto)')
  expect(quote).toContain('Move date: Friday, December 4, 2026')
  expect(quote).toContain('Packing: Yes')
  expect(quote).toContain('Marketing: Yes, agreed to marketing texts (consent text ca-1)')
  expect(quote).toContain('Arrived: Wed, Nov 18, 9:02\u00a0am ET')
  const pickup = buildDispatchMail(PICKUP).text
  expect(pickup).toContain('Sent: Fri, Nov 20, 2:05\u00a0pm ET (America/Toronto)')
  expect(pickup).toContain('Arrival window: 11\u00a0am to 1\u00a0pm')
  expect(pickup).toContain('Address: 100 Queen St W, unit 4, Toronto, ON M5V 2T6, Canada')
  expect(pickup).toContain('Items: Old furniture, Pianos')
  expect(pickup).toContain('Load: About half of the truck.')
  expect(pickup).toContain('npm run leads')
})

test('Without its details a request is told all the same', () => {
  const { subject, text } = buildDispatchMail({ ...PICKUP, details: {} })
  expect(subject).toBe(
    'New junk pickup: Greater Toronto, Mary, half a truck, Tue, Dec 1, 11 am to 1 pm',
  )
  expect(text).toContain('Phone: 416-555-0142')
  expect(text).toContain('Marketing: Unknown: send no offers')
})

test('The answer to an added question is in the mail, and no link', () => {
  const answers = { flights_of_stairs: '2', gate_code: 'see evil.com' }
  const { text } = buildDispatchMail(changeRequest(PICKUP, {}, { answers }))
  expect(text).toContain('Flights of stairs: 2')
  expect(text).toContain('Gate code: see evil. com')
})

test('A field that staff added is in the mail', () => {
  const { text } = buildDispatchMail(changeRequest(QUOTE, { called_back: true, phone: 4165550142 }))
  expect(text).toContain('Called back: true')
  expect(text).toContain('Phone: 416-555-0142')
})

const ODD_VALUES = [undefined, null, 5, NaN, true, '', [], ['x'], {}, { a: { b: 1 } }, () => 1]

test.each([
  ['quote', QUOTE],
  ['pickup', PICKUP],
])('An odd record of a %s is told without an exception', (_kind, request) => {
  const fields = [...Object.keys(request.record), ...Object.keys(request.details)]
  for (const odd of ODD_VALUES) {
    const changes = Object.fromEntries(fields.map((field) => [field, odd])) as StoredRecord
    const details = { ...changes, time_zone: odd ?? 'x', answers: { move_date: odd } }
    const changed = changeRequest(request, changes, details)
    expect(buildDispatchMail(changed).subject).toMatch(/^New /)
    expect(buildDispatchMail({ ...request, details: changes }).text).toContain('Mary')
  }
})

test('The longest request has less than 30 KB', () => {
  const touch = Object.fromEntries(
    Object.keys(TouchSchema.shape).map((field) => [
      field,
      'x'.repeat(/id$/.test(field) ? 250 : 80),
    ]),
  )
  const longest = changeRequest(QUOTE, { note_from_customer: 'y'.repeat(1_000) })
  const attribution = { first: touch, last: { ...touch, at: '2026-11-20T19:05:30Z' } }
  const { html } = buildDispatchMail(changeRequest(longest, {}, { attribution }))
  expect(html.split('x'.repeat(80)).length).toBeGreaterThan(20)
  expect(html.length).toBeLessThan(30_000)
})
