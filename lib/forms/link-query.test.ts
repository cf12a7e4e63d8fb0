import { parseBookingQuery, sanitizeBookingQuery } from './link-query'

const KEY = '-P7IqaSmv77xEr2ppXsV'
const SIG = 'abcdefghij_-0123456789'
const read = (query: string) => {
  const { key, sig } = parseBookingQuery(Object.fromEntries(new URLSearchParams(query)))
  return [key, sig]
}

test.each([
  ['as it was sent', `key=${KEY}&sig=${SIG}`],
  ['with a bracket', `key=${KEY}&sig=${SIG})`],
  ['with a full stop', `key=${KEY}&sig=${SIG}.`],
  ['with a quotation mark', `key=${KEY}&sig=${SIG}%22%3E`],
  ['as in HTML', `key=${KEY}&amp;sig=${SIG}`],
  ['as quoted-printable', `key=3D${KEY}&sig=3D${SIG}`],
  ['with a tag of a mail service', `key=${KEY}&sig=${SIG}&utm_source=mail`],
])('A link %s opens its request', (_how, query) => {
  expect(read(query)).toEqual([KEY, SIG])
})

test.each([`key=${KEY}x&sig=${SIG}`, `key=${KEY.slice(1)}&sig=${SIG}`, 'key=&sig='])(
  'A key of another length is none: %s',
  (query) => expect(read(query)[0]).toBe(''),
)

test('Only what the page reads goes to it', () => {
  const query = new URLSearchParams(`key=${KEY}&amp;sig=${SIG}).&cancel=1.&office=1&name=Mary`)
  expect(sanitizeBookingQuery(query)).toBe(`key=${KEY}&sig=${SIG}&cancel=1`)
})
