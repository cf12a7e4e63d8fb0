import {
  APP_CHECK_FIELD,
  decodeTime,
  encodeBytes,
  encodeTime,
  fieldMax,
  isNonce,
  NONCE_FIELD,
  readFields,
} from './form'
import { newNonce } from './form.fixture'

const NOW = Date.parse('2026-07-01T12:00:00Z')
const HOUR_MS = 3_600_000

function formOf(entries: readonly (readonly [string, string | Blob])[]): FormData {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
}

test('Only the fields asked for are read', () => {
  const form = formOf([
    ['name', 'Ana'],
    ['phone', '416-555-0100'],
    ['location_id', 'evil'],
  ])
  expect(readFields(form, ['name', 'phone'])).toStrictEqual({ name: 'Ana', phone: '416-555-0100' })
})

test('A missing field is empty, of a doubled one the first counts, a file is no text', () => {
  const form = formOf([
    ['phone', 'first'],
    ['phone', 'second'],
    ['message', new File(['hello'], 'hello.txt')],
  ])
  const fields = readFields(form, ['name', 'phone', 'message', NONCE_FIELD])
  expect(fields).toStrictEqual({ name: '', phone: 'first', message: '', nonce: '' })
})

test.each([
  undefined,
  null,
  'name=Ana',
  7,
  [],
  { name: 'Ana' },
  { get: () => 'Ana' },
  new URLSearchParams({ name: 'Ana' }),
  new Map([['name', 'Ana']]),
])('What is no form (%p) leaves every field empty', (form) => {
  expect(readFields(form, ['name'])).toStrictEqual({ name: '' })
})

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  'A hostile form with a field named %s changes nothing',
  (hostile) => {
    const form = formOf([
      [hostile, 'evil'],
      ['name', 'Ana'],
    ])
    expect(readFields(form, ['name'])).toStrictEqual({ name: 'Ana' })
    const read = readFields(form, [hostile])
    expect(Object.entries(read)).toEqual([[hostile, 'evil']])
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
    expect(Object.entries(readFields(new FormData(), [hostile]))).toEqual([[hostile, '']])
  },
)

test('A text is read up to one character more than its field may have', () => {
  const long = 'a'.repeat(60_000)
  const names = ['name', 'message', APP_CHECK_FIELD, 'items']
  const form = formOf([...names.map((name) => [name, long] as const), ['items', long]])
  const lengths = Object.entries(readFields(form, names, ['items'])).map(([name, text]) => [
    name,
    text.length - fieldMax(name),
  ])
  expect(lengths).toEqual(names.map((name) => [name, 1]))
  expect(readFields(formOf([['name', 'a'.repeat(500) + '🚚']]), ['name']).name).toMatch(/a\ufffd$/)
})

test('Half a character is replaced, so that the database takes the text', () => {
  const form = formOf([['message', 'sofa \ud83d and \udecb piano']])
  expect(readFields(form, ['message']).message).toBe('sofa \ufffd and \ufffd piano')
})

test.each([0, 1, 63, 64, 4095, NOW, NOW + 1, 64 ** 8 - 1])('The time %d is found again', (ms) => {
  expect(encodeTime(ms)).toHaveLength(8)
  expect(decodeTime(encodeTime(ms))).toBe(ms)
  expect(decodeTime(`${encodeTime(ms)}zzzzzzzzzzzz`)).toBe(ms)
})

test('A part of a millisecond does not count', () => {
  expect(decodeTime(encodeTime(NOW + 0.9))).toBe(NOW)
})

test('Encoded times sort like the times', () => {
  const times = [0, 1, 10, 11, 36, 37, 38, 63, 64, 65, NOW - 1, NOW, NOW + 1, 2 * NOW]
  const encoded = times.map(encodeTime)
  expect(encoded.toSorted()).toEqual(encoded)
  expect(new Set(encoded).size).toBe(times.length)
})

test.each(['', '-', 'zzzzzzz', '-OABC D-', '-OABC+DE', 'é-------', '🚚------'])(
  '%j begins with no time',
  (text) => {
    expect(decodeTime(text)).toBeNaN()
  },
)

test('Every byte has a character of the key alphabet', () => {
  const text = encodeBytes(Uint8Array.from({ length: 256 }, (_, byte) => byte))
  expect(text).toMatch(/^[-\w]{256}$/)
  expect(new Set(text).size).toBe(64)
})

test('A new nonce is believed, tells its time, and is nobody else’s', () => {
  const nonces = Array.from({ length: 100 }, () => newNonce(NOW))
  expect(nonces.every((nonce) => isNonce(nonce, NOW))).toBe(true)
  expect(new Set(nonces.map(decodeTime))).toEqual(new Set([NOW]))
  expect(new Set(nonces).size).toBe(100)
})

test.each([
  ['sent at once', 0, true],
  ['sent after a day', 24 * HOUR_MS, true],
  ['older than a day', 24 * HOUR_MS + 1, false],
  ['made by a clock a day ahead', -24 * HOUR_MS, true],
  ['made further ahead', -24 * HOUR_MS - 1, false],
  ['of another year', 365 * 24 * HOUR_MS, false],
])('A nonce %s: believed or not', (_age, age, believed) => {
  expect(isNonce(newNonce(NOW - age), NOW)).toBe(believed)
})

const TIME = encodeTime(NOW)
test.each([
  '',
  TIME,
  `${TIME}abcdefghijk`,
  `${TIME}abcdefghijklm`,
  `${TIME}abcdefghijk\n`,
  `${TIME}abcdefghijk.`,
  `${TIME}abc/efghijkl`,
  `${TIME}abc$efghijkl`,
  `${TIME}abcdéfghijkl`,
  '--------------------',
  'zzzzzzzzzzzzzzzzzzzz',
  '<script>alert(1)</s>',
])('%j is no nonce', (text) => {
  expect(isNonce(text, NOW)).toBe(false)
})
