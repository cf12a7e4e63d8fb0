import { InvalidArgumentError } from 'commander'
import {
  parseAmount,
  parseDay,
  parseDayWord,
  parseArea,
  parseLocation,
  parsePhone,
  parseRequest,
  parseRequests,
  parseSearch,
  parseTrackingNumber,
  toDay,
} from './arguments'

test.each([
  [parseDay, '2026-10-01'],
  [parseDayWord, 'tomorrow'],
  [parseLocation, 'south-florida'],
  [parseArea, 'houston'],
  [parseTrackingNumber, '416-555-0110'],
  [parsePhone, '416-555-0123'],
  [parseRequest, '-OZx3_aB-0123456789z'],
  [parseRequest, 'tr-4f7km'],
  [parseRequest, 'TO-47K9M'],
])('%o takes %s', (parse, text) => {
  expect(parse(text)).toBe(text)
})

test.each([
  [parseDay, '2026-02-30', 'A day is like'],
  [parseDay, 'yesterday', 'A day is like'],
  [parseDay, '', 'A day is like'],
  [parseDayWord, 'soon', 'A day is like'],
  [parseDayWord, 'constructor', 'A day is like'],
  [parseTrackingNumber, '911-555-0100', 'cannot be a telephone number'],
  [parseTrackingNumber, '416-411-0100', 'cannot be a telephone number'],
  [parseTrackingNumber, '416-155-0100', 'cannot be a telephone number'],
  [parseLocation, 'nowhere', 'The locations are toronto, south-florida, '],
  [parseArea, 'miami', 'The crew areas are toronto, south-florida, '],
  [parseLocation, '__proto__', 'The locations are toronto, '],
  [parseLocation, 'Barrie', 'The locations are toronto, '],
  [parseLocation, 'miami', 'Miami belongs to south-florida.'],
  [parseLocation, 'dfw', 'Dallas-Fort Worth belongs to dallas-fort-worth.'],
  [parsePhone, 'Ana', 'A phone number is like'],
  [parsePhone, '416-555-012', 'A phone number is like'],
  [parseRequest, 'T-4', 'A request has a reference like TR-4F7KM and a key'],
  [parseRequest, '416.555.0142', 'A request has a reference'],
  [parseRequest, '../../locations/toronto', 'A request has a reference'],
  [parseRequests, 'TR-4F7KM,', 'A request has a reference'],
  [parseSearch, 'x', 'Use a reference, a phone number or at least two letters of a name'],
  [parseAmount, '0', 'Dollars are like 850 or 849.50.'],
])('%o rejects "%s"', (parse, text, reason) => {
  expect(() => parse(text)).toThrow(InvalidArgumentError)
  expect(() => parse(text)).toThrow(reason)
})

test('Several requests are named by one option or by several', () => {
  const first = parseRequests('TR-4F7KM,TR-9KQ2P')
  expect(parseRequests('-OZx3_aB-0123456789z', first)).toHaveLength(3)
})

test('A word for a day is another date where midnight has passed', () => {
  const now = new Date('2026-12-01T05:30:00Z')
  const days = ['yesterday', 'today', 'tomorrow', '2026-01-31']
  const listDays = (timeZone: string) => days.map((day) => toDay(day, timeZone, now))
  expect(listDays('America/Toronto')).toEqual([
    ...['2026-11-30', '2026-12-01', '2026-12-02'],
    '2026-01-31',
  ])
  expect(listDays('America/Chicago')).toEqual([
    ...['2026-11-29', '2026-11-30', '2026-12-01'],
    '2026-01-31',
  ])
})
