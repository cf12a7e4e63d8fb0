import { SAMPLE_LANGUAGES, type SampleLanguage } from '@/lib/words/samples.fixture'
import { getTranslate } from '@/lib/words/words'
import { formatRange, formatShownPrice, isShownPrice, parsePrices, serializePrices } from './prices'
import { getCoupon, formatEndOfMonth } from './coupons'
import { getLoad } from './junk'

const TEXT = 'quarter:119-169,half:219-289,three-quarters:319-399,full:399-489,currency:CAD'

test('A price list is read, and written again as it was', () => {
  const prices = parsePrices(TEXT, ['CAD'])
  expect(prices).toEqual({
    ranges: {
      quarter: [119, 169],
      half: [219, 289],
      'three-quarters': [319, 399],
      full: [399, 489],
    },
    currency: 'CAD',
  })
  expect(serializePrices(prices)).toBe(TEXT)
  const shuffled = TEXT.split(',').reverse().join()
  expect(serializePrices(parsePrices(shuffled, ['USD', 'CAD']))).toBe(TEXT)
})

test.each<[search: string, replacement: string, problem: string]>([
  [
    'half:',
    'third:',
    '"third" is not a load: use quarter, half, three-quarters, full and currency',
  ],
  ['half:', 'constructor:', '"constructor" is not a load'],
  [',currency:CAD', ',', '"" is not a load'],
  [
    'half:219-289,',
    '',
    'half is missing: each of quarter, half, three-quarters, full needs a price',
  ],
  ['full:', 'half:1-2,full:', '"half" is given twice'],
  ['219-289', '100-289', 'half:100-289 is below 119-169: a larger load costs as much or more'],
  ['399-489', '399-398', 'full:399-398 has the higher price first: put the lower one first'],
  ['119-169', '119.50-169', 'quarter:119.50-169 is not a price'],
  ['119-169', '119', 'quarter:119 is not a price: use whole dollars, like quarter:119-169'],
  ['119-169', '0-169', 'quarter:0-169 is not a price'],
  ['399-489', '399-10000', 'full:399-10000 is not a price'],
  [',currency:CAD', '', 'currency is missing: this location needs currency:CAD'],
  ['CAD', 'USD', 'currency:USD is not possible: this location needs currency:CAD'],
])('With %s as "%s" a price list is refused: %s', (search, replacement, problem) => {
  const text = TEXT.replace(search, replacement)
  expect(text).not.toBe(TEXT)
  expect(() => parsePrices(text, ['CAD'])).toThrow(problem)
})

test('A range is written in words, and once where both prices are the same', () => {
  expect(formatRange([119, 169])).toBe('$119 to $169')
  expect(formatRange([119, 119])).toBe('$119')
})

const OTHERS: Record<SampleLanguage, [range: string, price: string]> = {
  fr: ['de 219\u00a0$ à 289\u00a0$', '119\u00a0$'],
  es: ['$219 a $289', '$119'],
}

test.each(SAMPLE_LANGUAGES)('Prices are written as in "%s"', (language) => {
  const t = getTranslate(language)
  const [range, price] = OTHERS[language]
  expect(formatRange([219, 289], t)).toBe(range)
  expect(formatRange([119, 119], t)).toBe(price)
  expect(formatShownPrice('219-289 USD', t)).toBe(range)
  expect(formatShownPrice('219-289', t)).toBe('')
})

test.each([
  ['219-289 CAD', '$219 to $289'],
  ['99-99 USD', '$99'],
  ['824-1122+447-745 CAD', '$824 to $1,122, plus $447 to $745 for packing help'],
  ['824-1122+447 CAD', ''],
  ['219-289000 CAD', ''],
  ['<b>219-289 CAD', ''],
])('The shown price %j reads %j', (text, words) => {
  expect(formatShownPrice(text)).toBe(words)
  expect(isShownPrice(text)).toBe(words !== '')
})

test.each([
  ['', undefined],
  ['quarter', undefined],
  ['half', '$20'],
  ['full', '$50'],
])('A load of "%s" earns a coupon of %s', (load, amount) => {
  expect(getCoupon(getLoad(load))?.amount).toBe(amount)
})

test.each([
  ['2026-11-30', 'Nov 30'],
  ['2027-02-01', 'Feb 28'],
  ['2028-02-29', 'Feb 29'],
])('On %s a coupon is valid until %s', (date, last) => {
  expect(formatEndOfMonth(date)).toBe(last)
})
