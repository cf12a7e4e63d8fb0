import { CITIES } from '@/lib/cities/cities'
import { encodeBytes } from '@/lib/forms/push-key'
import { parseReference } from './change'
import { createRecordKey } from '@/lib/store/record-key'
import { formatReference } from './reference'

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
