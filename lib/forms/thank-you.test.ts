import { formatPostalCode } from './masks'
import { getThankYouPath, type ThankYouParameters, parseThankYouQuery } from './thank-you'
import {
  parseBookingQuery,
  sanitizeBookingQuery,
  parseDeskQuery,
  sanitizeDeskQuery,
} from './link-query'

const FULL: ThankYouParameters = {
  form: 'full',
  city: 'toronto',
  moveDate: '2026-07-04',
  fromAddress: 'm5v2t6',
  toAddress: '75201',
  packing: true,
  window: '09:00-11:00',
  load: 'half',
  price: '219-289 CAD',
  unconfirmed: true,
  requestKey: '-OABC_def0123456789z',
  signature: 'Abc-_0123456789Abcdefg'.slice(0, 22),
}

/** Next gives a list for a repeated name. */
function parseQuery(path: string): Record<string, string | string[]> {
  const { searchParams } = new URL(path, 'https://site.example')
  const entries = [...new Set(searchParams.keys())].map((name) => {
    const [first = '', ...more] = searchParams.getAll(name)
    return [name, more.length ? [first, ...more] : first] as const
  })
  return Object.fromEntries(entries)
}

test.each<[string, ThankYouParameters]>([
  ['a moving quote', FULL],
  ['a short quote', { form: 'short', city: 'dfw', packing: false, requestKey: FULL.requestKey }],
  ['a job', { ...FULL, form: 'pickup', city: 'san-antonio' }],
])('The thank-you path of %s keeps every parameter', (_kind, parameters) => {
  expect(parseThankYouQuery(parseQuery(getThankYouPath(parameters)))).toEqual(parameters)
})

test('Empty values are left out of the path', () => {
  const path = getThankYouPath({ form: 'full', city: 'dfw', moveDate: '', packing: false })
  expect(path).toBe('/thankyou?form=full&city=dfw')
})

test('The path omits personal data that a caller passes', () => {
  const request = { name: 'Ana', phone: '416-555-0100', email: 'ana@example.com', message: 'Piano' }
  expect(getThankYouPath({ ...request, ...FULL })).toBe(getThankYouPath(FULL))
})

test('Personal data in the query is not read', () => {
  const query = { form: 'full', name: 'Ana', phone: '416-555-0100', email: 'ana@example.com' }
  expect(parseThankYouQuery(query)).toEqual({ form: 'full', packing: false })
})

const SCRIPT = '"><script>alert(1)</script>'
const QUERY = parseQuery(getThankYouPath(FULL))
test.each<[string, string[]]>([
  ['form', ['', 'Pickup', 'job', '__proto__', SCRIPT]],
  ['city', ['', 'Toronto', 'springfield', 'constructor', '__proto__', SCRIPT]],
  ['moveDate', ['', '2026-02-30', '07/04/2026', 'tomorrow', `2026-07-04${SCRIPT}`]],
  ['price', ['', '219-289', '219-289 EUR', '$219', `219-289 CAD${SCRIPT}`]],
  ['fromAddress', ['', '7520', 'M5V 2T6', '1 King Street', 'ana@example.com', SCRIPT]],
  ['toAddress', ['', '752011', '416-555-0100', '75201\n', SCRIPT]],
  ['window', ['', '24:00', '09:00', '09:00-12:00', SCRIPT]],
  ['load', ['', 'Half', 'everything', '__proto__', SCRIPT]],
  ['packing', ['', 'on', '1', 'TRUE', SCRIPT]],
  ['unconfirmed', ['', 'on', '1', 'TRUE', SCRIPT]],
  ['signature', ['', 'short', `${FULL.signature}x`, SCRIPT]],
  [
    'ref',
    ['', 'short', `${FULL.requestKey}x`, '-OABC.def0123456789z', `${FULL.requestKey}\n`, SCRIPT],
  ],
])('An invalid %s is left out', (name, invalidValues) => {
  const read = (value: string) => parseThankYouQuery({ ...QUERY, [name]: value })
  const property = name === 'ref' ? 'requestKey' : name
  const fallback = name === 'packing' ? false : undefined
  for (const value of invalidValues)
    expect(read(value)).toStrictEqual({ ...FULL, [property]: fallback })
})

test('A repeated parameter is left out', () => {
  const repeated = Object.entries(QUERY).map(([name, value]) => [name, [value, value].flat()])
  expect(parseThankYouQuery(Object.fromEntries(repeated) as Record<string, string[]>)).toEqual({
    packing: false,
  })
})

test.each([
  ['m5v2t6', 'M5V 2T6'],
  ['M5V2T6', 'M5V 2T6'],
  ['75201', '75201'],
  ['', ''],
])('The code %j is formatted as %j', (code, formatted) => {
  expect(formatPostalCode(code)).toBe(formatted)
})

const KEY = '-P7IqaSmv77xEr2ppXsV'
const SIG = 'abcdefghij_-0123456789'
const LINK = 'hamilton-niagara.1797073074.abcdefghij_-0123456789'
const toFields = (query: string) => Object.fromEntries(new URLSearchParams(query))
const readBooking = (query: string) => parseBookingQuery(toFields(query))
const readDesk = (query: string) => parseDeskQuery(toFields(query))

test.each([
  ['as it was sent', '', '&', ''],
  ['with a bracket', '', '&', ')'],
  ['with a full stop', '', '&', '.'],
  ['with a quotation mark', '', '&', '%22%3E'],
  ['as in HTML', '', '&amp;', ''],
  ['as quoted-printable', '3D', '&', ''],
  ['with a tag of a mail service', '', '&', '&utm_source=mail'],
])('A link %s opens its request, or its desk', (_how, before, and, after) => {
  expect(readBooking(`key=${before}${KEY}${and}sig=${before}${SIG}${after}`)).toMatchObject({
    key: KEY,
    sig: SIG,
  })
  expect(readDesk(`utm_source=mail${and}link=${before}${LINK}${after}`).link).toBe(LINK)
})

test.each([`key=${KEY}x&sig=${SIG}`, `key=${KEY.slice(1)}&sig=${SIG}`, 'key=&sig='])(
  'A key of another length is none: %s',
  (query) => expect(readBooking(query).key).toBe(''),
)

test('A damaged desk link counts as a wrong link, and a missing one as no link', () => {
  expect(readDesk(`link=${LINK.slice(0, -1)}`).link).toBe('h')
  expect(readDesk('link=%3Cscript%3E').link).toBe('')
  expect(readDesk('').link).toBe('')
})

test('Only what a page reads goes to it', () => {
  const query = new URLSearchParams(`key=${KEY}&amp;sig=${SIG}).&cancel=1.&office=1&name=Mary`)
  expect(sanitizeBookingQuery(query)).toBe(`key=${KEY}&sig=${SIG}&cancel=1`)
  const desk = `key=${KEY}).&date=2026-11-28.&done=pressed&from=3D${KEY}&sig=1&name=Mary`
  expect(sanitizeDeskQuery(new URLSearchParams(desk))).toBe(
    `key=${KEY}&date=2026-11-28&done=pressed&from=${KEY}`,
  )
  const wrong = `key=${KEY}x&date=soon&done=${'x'.repeat(21)}&older=2`
  expect(sanitizeDeskQuery(new URLSearchParams(wrong))).toBe('')
})
