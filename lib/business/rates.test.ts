import { parseRates, serializeRates } from './rates'

const TEXT = 'two:149,three:209,minimum:3,travel:79,currency:CAD'

test('Rates are read, and written again in one order', () => {
  const rates = parseRates(TEXT, ['CAD'])
  expect(rates).toEqual({ two: 149, three: 209, minimum: 3, travel: 79, currency: 'CAD' })
  const shuffled = TEXT.split(',').reverse().join()
  expect(serializeRates(parseRates(shuffled, ['USD', 'CAD']))).toBe(TEXT)
  expect(parseRates(TEXT.replace('travel:79', 'travel:0'), ['CAD']).travel).toBe(0)
})

test.each([
  ['two:', 'four:', '"four" is not a rate: use two, three, minimum, travel and currency.'],
  [',currency:CAD', ',', '"" is not a rate'],
  ['two:149,', '', 'two is missing: use whole dollars an hour from 1 to 999, like two:149.'],
  ['travel:79,', '', 'travel is missing: use whole dollars from 0 to 999, like travel:79.'],
  ['three:', 'two:1,three:', '"two" is given twice.'],
  ['149', '149.50', 'two:149.50 is not possible: use whole dollars an hour from 1 to 999'],
  ['149', '0', 'two:0 is not possible'],
  ['149', '1000', 'two:1000 is not possible'],
  ['149', '-149', 'two:-149 is not possible'],
  ['79', '079', 'travel:079 is not possible'],
  ['minimum:3', 'minimum:9', 'minimum:9 is not possible: use whole hours from 1 to 8'],
  ['three:209', 'three:148', 'three:148 is below two:149: a crew of three costs as much or more.'],
  [',currency:CAD', '', 'currency is missing: this location needs currency:CAD.'],
  ['CAD', 'USD', 'currency:USD is not possible: this location needs currency:CAD.'],
])('With %s as "%s" rates are refused: %s', (search, replacement, problem) => {
  const text = TEXT.replace(search, replacement)
  expect(text).not.toBe(TEXT)
  expect(() => parseRates(text, ['CAD'])).toThrow(problem)
})
