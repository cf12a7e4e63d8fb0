import { parsePrices } from '@/lib/business/prices'
import { readShownPrice, signPrices } from './shown-price'

const PRICES = parsePrices(
  'quarter:119-169,half:219-289,three-quarters:319-399,full:399-489,currency:CAD',
  ['CAD'],
)
const USD = { ...PRICES, currency: 'USD' } as const
const field = signPrices('toronto', PRICES)

test('The range of the chosen load is read from the list that the page showed', () => {
  expect(readShownPrice('toronto', field, 'half')).toBe('219-289 CAD')
  expect(readShownPrice('toronto', field, 'full')).toBe('399-489 CAD')
})

test('A price that Houston’s page showed is kept in its own currency', () => {
  expect(readShownPrice('houston', signPrices('houston', USD), 'half')).toBe('219-289 USD')
  expect(readShownPrice('houston', signPrices('hamilton-niagara', USD), 'half')).toBeUndefined()
})

test.each([
  ['without a load', field, ''],
  ['of an unknown load', field, 'constructor'],
  ['of a page without prices', '', 'half'],
  ['with a changed price', field.replace('219', '119'), 'half'],
  ['without a signature', field.split(';')[0] ?? '', 'half'],
  ['of another location', signPrices('barrie', PRICES), 'half'],
  ['of a list that no longer parses', signPrices('toronto', USD), 'half'],
  ['with more text', `${field};`.replace(';', ';x'), 'half'],
])('No price is kept %s', (_case, text, load) => {
  expect(readShownPrice('toronto', text, load)).toBeUndefined()
})
