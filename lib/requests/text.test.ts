import { hasLink, isolate, joinSentences, preventLinks, safeLine } from './text'
import { formatInstant, formatWait } from './instants'
import { CITIES } from '@/lib/cities/cities'
import { encodeBytes } from '@/lib/forms/push-key'
import { parseReference } from './change'
import { createRecordKey } from '@/lib/store/record-key'
import { formatReference } from './reference'

test.each([
  ['Mary\r\nBcc: evil@example.com', 'Mary Bcc: evil@example.com'],
  ['a\u0000b\u0085c\u001bd', 'a b c d'],
  ['\u202eyraM\u2066x', 'yraM x'],
  ['  two \t spaces\u2028here ', 'two spaces here'],
  ['Åsa 👩\u200d🚒', 'Åsa 👩\u200d🚒'],
])('%j is one line: %j', (text, line) => {
  expect(safeLine(text)).toBe(line)
})

test('A long line is cut between characters', () => {
  expect(safeLine('👩'.repeat(500), 10)).toBe(`${'👩'.repeat(9)}…`)
  expect([...safeLine('x'.repeat(1_000_000))]).toHaveLength(150)
})

test.each([
  ['visit evil.com now', 'visit evil. com now'],
  ['www.evil.co.uk', 'www. evil. co. uk'],
  ['evil。com and 1evil.2com', 'evil. com and 1evil. 2com'],
  ['https://evil.com/x', 'https: //evil. com/x'],
  ['mail a@b.com', 'mail a at b. com'],
  ['2.5 rooms. Third floor.', '2.5 rooms. Third floor.'],
])('No mail program makes a link of %j', (text, safe) => {
  expect(preventLinks(text)).toBe(safe)
})

test('A name in Arabic or Hebrew letters is isolated from the number after it', () => {
  expect(isolate('محمد علي')).toBe('\u2068محمد علي\u2069')
  expect(isolate('דוד 2')).toBe('\u2068דוד 2\u2069')
  expect(isolate('José Łuk')).toBe('José Łuk')
})

test('Texts are joined as sentences, and none has two stops', () => {
  const texts = [
    'From the basement.',
    'Tu sofá.',
    '',
    undefined,
    'Really? ',
    '416-555-0142',
    'End.',
  ]
  expect(joinSentences(texts)).toBe('From the basement. Tu sofá. Really? 416-555-0142. End.')
})

test.each([
  'HTTP:\\\\example',
  'www.example.dev',
  'see t.me/rabota_online',
  'сайт.рф',
  'Write to evil。com',
  '[url=x]y[/url]',
  '<a href=x>',
  'hxxps://example',
])('%j has a link', (text) => expect(hasLink(text)).toBe(true))

test.each([
  '',
  'Write to jane.doe@example.com or to j-d@mail.example.ca',
  'From St.Clair Ave. W. to Mt.Pleasant Rd. apt.4b, 9 a.m./p.m.',
  'Une chambre, 2e étage. Un piano.Merci',
])('%j has no link', (text) => expect(hasLink(text)).toBe(false))

test.each([
  ['America/Toronto', '2026-07-01T15:00:00Z', /11 am ET$/],
  ['America/Toronto', '2026-12-01T15:00:00Z', /10 am ET$/],
  // This zone had no summer time in 1970.
  ['America/Edmonton', '2026-07-01T15:00:00Z', /9 am MT$/],
  ['America/Edmonton', '2025-12-01T15:00:00Z', /8 am MT$/],
  ['America/Chicago', '2026-07-01T15:00:00Z', /10 am CT$/],
])('In %s, %s ends with the name of its zone', (timeZone, instant, expected) => {
  expect(formatInstant(instant, timeZone).replaceAll('\u00a0', ' ')).toMatch(expected)
})

test.each([
  [30_000, '0 minutes'],
  [90_000, '1 minute'],
  [47 * 3_600_000, '47 hours'],
  [60 * 3_600_000, '2 days'],
])('A request of %d ms ago has waited %s', (ms, words) => {
  expect(formatWait(ms)).toBe(words)
})

/** Letters and digits whose names a telephone confuses in North American English. */
const SOUND_GROUPS = ['BCDEGPTVZ', 'MN', 'AHJK8', 'FSX', 'IY', 'QU', '59']

const hear = (text: string) =>
  Array.from(
    text,
    (character) => SOUND_GROUPS.find((group) => group.includes(character)) ?? character,
  )

const prefixes = [...new Set(Object.values(CITIES))].map(({ referencePrefix }) => referencePrefix)
const format = (key: string) => formatReference(CITIES.toronto, key)

test('All characters of references are kept apart on the phone and on paper', () => {
  const ends = Array.from({ length: 256 }, (_, byte) => encodeBytes(Uint8Array.of(byte)))
  const characters = [...new Set(ends.map((end) => format(`${'-'.repeat(19)}${end}`).slice(-1)))]
  expect(characters).toHaveLength(16)
  expect(new Set(hear(characters.join('')).flat()).size).toBe(16)
  expect(characters.join('')).not.toMatch(/[O0I]/)
})

test('Each city has two letters of its own, which no phone call takes for those of another', () => {
  expect(prefixes.filter((prefix) => !/^[A-HJ-NP-Z]{2}$/.test(prefix))).toEqual([])
  expect(new Set(prefixes.map((prefix) => hear(prefix).join())).size).toBe(prefixes.length)
})

test('Hardly any of a thousand requests of a city share a reference', () => {
  const references = Array.from({ length: 1_000 }, (_, n) => format(createRecordKey('', n, 0).key))
  expect(references.filter((text) => !/^TR-[1-9A-Z]{5}$/.test(text))).toEqual([])
  expect(new Set(references).size).toBeGreaterThan(995)
})

test('A stored reference has two letters and five characters', () => {
  expect(parseReference('TR-4F7KM')).toBe('TR-4F7KM')
  for (const text of ['T-4F7K', 'TR-4F7K', 'tr-4f7km', 'TR-4F7KM1', 'TR 4F7KM'])
    expect(parseReference(text)).toBe('')
})
