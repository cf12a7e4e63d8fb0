import { parseBookingQuery } from '@/lib/forms/booking-query'
import { checkOfficeLink, createOfficePath } from './booking-link'

const KEY = '-P7IqaSmv77xEr2ppXsV'
const NOW = Date.parse('2026-11-26T22:00:00Z')
const DAY_MS = 86_400_000
const getOffice = (path: string) =>
  parseBookingQuery(Object.fromEntries(new URL(path, 'https://site.example').searchParams)).office
const OFFICE = getOffice(createOfficePath('toronto', KEY, NOW))

test('The office’s link holds for fourteen days, for its request alone', () => {
  expect(checkOfficeLink(OFFICE, KEY, NOW)).toBe('open')
  expect(checkOfficeLink(OFFICE, KEY, NOW + 14 * DAY_MS - 1_000)).toBe('open')
  expect(checkOfficeLink(OFFICE, KEY, NOW + 14 * DAY_MS)).toBe('closed')
  expect(checkOfficeLink(OFFICE, KEY.replace('V', 'W'), NOW)).toBe('closed')
})

test.each([
  ['another end', OFFICE.replace(/^\d/, '9')],
  ['another signature', `${OFFICE.slice(0, -1)}${OFFICE.endsWith('A') ? 'B' : 'A'}`],
  ['no signature', OFFICE.slice(0, 11)],
])('With %s it is closed', (_what, office) => {
  expect(checkOfficeLink(office, KEY, NOW)).toBe('closed')
})

test('In the mail whose answer goes to the customer, and without it, words alone depend on it', () => {
  for (const office of ['', '1']) expect(checkOfficeLink(office, KEY, NOW)).toBe('words')
})

test('The office’s link opens as mail programs damage it', () => {
  for (const end of [')', '.', '=', '">'])
    expect(parseBookingQuery({ office: `3D${OFFICE}${end}` }).office).toBe(OFFICE)
})
