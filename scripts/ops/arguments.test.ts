import { InvalidArgumentError } from 'commander'
import { parseDay, parseLocation, parsePhone, parseRequest, parseRequests } from './arguments'

test.each([
  [parseDay, '2026-10-01'],
  [parseLocation, 'south-florida'],
  [parsePhone, '416-555-0123'],
  [parseRequest, '-OZx3_aB-0123456789z'],
  [parseRequest, 't-4f7k'],
  [parseRequest, 'TO-47K9M'],
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
  [parseRequest, 'T-4', 'A request has a reference like TR-4F7KM and a key'],
  [parseRequest, '416.555.0142', 'A request has a reference'],
  [parseRequest, '../../locations/toronto', 'A request has a reference'],
  [parseRequests, 'T-4F7K,', 'A request has a reference'],
])('%o rejects "%s"', (parse, text, reason) => {
  expect(() => parse(text)).toThrow(InvalidArgumentError)
  expect(() => parse(text)).toThrow(reason)
})

test('Several requests are named by one option or by several', () => {
  const first = parseRequests('T-4F7K,T-9KQ2')
  expect(parseRequests('-OZx3_aB-0123456789z', first)).toHaveLength(3)
})
