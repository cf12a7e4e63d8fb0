import {
  parseBookingQuery,
  sanitizeBookingQuery,
  parseDeskQuery,
  sanitizeDeskQuery,
} from './link-query'

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

const LINK = 'hamilton-niagara.1797073074.abcdefghij_-0123456789'
const readDesk = (query: string) => parseDeskQuery(Object.fromEntries(new URLSearchParams(query)))

test.each([
  ['as it was sent', `link=${LINK}`],
  ['with a bracket', `link=${LINK})`],
  ['with a full stop', `link=${LINK}.`],
  ['with a quotation mark', `link=${LINK}%22%3E`],
  ['as in HTML', `utm_source=mail&amp;link=${LINK}`],
  ['as quoted-printable', `link=3D${LINK}`],
])('A desk link %s is whole', (_how, query) => {
  expect(readDesk(query).link).toBe(LINK)
})

test('A damaged link counts as a wrong link, and a missing one as no link', () => {
  expect(readDesk(`link=${LINK.slice(0, -1)}`).link).toBe('h')
  expect(readDesk('link=%3Cscript%3E').link).toBe('')
  expect(readDesk('').link).toBe('')
})

test('Only what the desk reads goes to it', () => {
  const query = `key=${KEY}).&date=2026-11-28.&done=pressed&from=3D${KEY}&sig=1&name=Mary`
  expect(sanitizeDeskQuery(new URLSearchParams(query))).toBe(
    `key=${KEY}&date=2026-11-28&done=pressed&from=${KEY}`,
  )
  const wrong = `key=${KEY}x&date=soon&done=${'x'.repeat(21)}&older=2`
  expect(sanitizeDeskQuery(new URLSearchParams(wrong))).toBe('')
})
