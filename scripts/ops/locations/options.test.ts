import { InvalidArgumentError } from 'commander'
import { getOption, parsePairs, type OptionName } from './options'

const PRICES = 'quarter:119-169,half:219-289,three-quarters:319-399,full:399-489,currency:CAD'
const RATES = 'two:149,three:209,minimum:3,travel:79,currency:USD'

jest.useFakeTimers({ now: new Date('2026-11-20T15:00:00Z') })

test.each<[OptionName, text: string, reason: string]>([
  ['set', 'barrie=705-555', 'A phone number is like'],
  ['set', 'nowhere=705-555-0123', 'The locations are toronto, south-florida, '],
  ['set', 'miami=305-555-0100', 'Miami belongs to south-florida'],
  ['set', '=705-555-0123', 'Say which and what'],
  ['set', 'barrie', 'Say which and what'],
  ['close', 'toronto=25.12.2026', 'Dates are like'],
  ['close', 'toronto=2026-02-30', 'Dates are like'],
  ['close', 'toronto=2026-12-25,', 'Dates are like'],
  ['notice', 'toronto=169', 'from 0 (none) to 168'],
  ['notice', 'toronto=-1', 'from 0 (none) to 168'],
  ['notice', 'toronto=1.5', 'from 0 (none) to 168'],
  ['reviews', 'barrie=http://r.example/b', 'Use an https:// URL, or none'],
  ['reviews', 'barrie=https://r.example/"><b>', 'Use an https:// URL, or none'],
  ['reviewsCount', 'barrie=4.75,128,2026-11-20', '"4.75" is not a rating: use 1 to 5'],
  ['reviewsCount', 'barrie=4.7,128,2026-11-21', '2026-11-21 is in the future: use a day'],
  ['reviewsCount', 'barrie=4.7,128,2025-11-19', '2025-11-19 is more than a year ago'],
  ['dispatch', 'barrie=the crew', 'must be email addresses'],
  ['capacity', 'toronto=51', 'from 0 (none) to 50'],
  ['capacity', 'toronto=four', 'from 0 (none) to 50'],
  ['prices', 'barrie=half:219-289', 'quarter is missing'],
  ['rates', `barrie=${RATES}`, 'currency:USD is not possible'],
  ['prices', `miami=${PRICES}`, 'Miami belongs to south-florida'],
  ['prices', `south-florida=${PRICES}`, 'currency:CAD is not possible'],
  ['prices', 'barrie=', 'Say which and what'],
  ['texts', 'barrie=maybe', 'Use yes or no.'],
  ['speaks', 'ottawa=en,xx', 'the list must include en'],
  ['speaks', 'ottawa=fr', 'Choose from en,fr,'],
])('The value of --%s %s is rejected with what is possible', (name, text, reason) => {
  const parse = parsePairs(getOption(name).parse)
  expect(() => parse(text)).toThrow(InvalidArgumentError)
  expect(() => parse(text)).toThrow(reason)
})
