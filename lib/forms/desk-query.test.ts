import { parseDeskQuery, sanitizeDeskQuery } from './link-query'

const KEY = '-P7IqaSmv77xEr2ppXsV'
const LINK = 'hamilton-niagara.1797073074.abcdefghij_-0123456789'
const read = (query: string) => parseDeskQuery(Object.fromEntries(new URLSearchParams(query)))

test.each([
  ['as it was sent', `link=${LINK}`],
  ['with a bracket', `link=${LINK})`],
  ['with a full stop', `link=${LINK}.`],
  ['with a quotation mark', `link=${LINK}%22%3E`],
  ['as in HTML', `utm_source=mail&amp;link=${LINK}`],
  ['as quoted-printable', `link=3D${LINK}`],
])('A desk link %s is whole', (_how, query) => {
  expect(read(query).link).toBe(LINK)
})

test('A damaged link counts as a wrong link, and a missing one as no link', () => {
  expect(read(`link=${LINK.slice(0, -1)}`).link).toBe('h')
  expect(read('link=%3Cscript%3E').link).toBe('')
  expect(read('').link).toBe('')
})

test('Only what the desk reads goes to it', () => {
  const query = `key=${KEY}).&date=2026-11-28.&done=pressed&from=3D${KEY}&sig=1&name=Mary`
  expect(sanitizeDeskQuery(new URLSearchParams(query))).toBe(
    `key=${KEY}&date=2026-11-28&done=pressed&from=${KEY}`,
  )
  const wrong = `key=${KEY}x&date=soon&done=${'x'.repeat(21)}&older=2`
  expect(sanitizeDeskQuery(new URLSearchParams(wrong))).toBe('')
})
