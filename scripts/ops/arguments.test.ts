import { InvalidArgumentError } from 'commander'
import { parseDay, parseKey, parseLocation, parsePhone } from './arguments'

test.each([
  [parseDay, '2026-10-01'],
  [parseLocation, 'south-florida'],
  [parsePhone, '416-555-0123'],
  [parseKey, '-OZx3_aB-0123456789z'],
])('%o takes %s', (parse, text) => {
  expect(parse(text)).toBe(text)
})

test.each([
  [parseDay, '2026-02-30', 'A day is like'],
  [parseDay, 'yesterday', 'A day is like'],
  [parseDay, '', 'A day is like'],
  [parseLocation, 'nowhere', 'The locations are toronto, south-florida, '],
  [parseLocation, '__proto__', 'The locations are toronto, '],
  [parseLocation, 'Barrie', 'The locations are toronto, '],
  [parseLocation, 'miami', 'Miami belongs to south-florida.'],
  [parseLocation, 'dfw', 'Dallas-Fort Worth belongs to dallas-fort-worth.'],
  [parsePhone, 'Ana', 'A phone number is like'],
  [parsePhone, '416-555-012', 'A phone number is like'],
  [parseKey, 'short', 'A key has 20 characters'],
  [parseKey, '../../locations/toronto', 'A key has 20 characters'],
])('%o rejects "%s"', (parse, text, reason) => {
  expect(() => parse(text)).toThrow(InvalidArgumentError)
  expect(() => parse(text)).toThrow(reason)
})
