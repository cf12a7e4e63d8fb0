import {
  parseBookingQuery,
  sanitizeBookingQuery,
  parseDeskQuery,
  sanitizeDeskQuery,
} from './link-query'

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
