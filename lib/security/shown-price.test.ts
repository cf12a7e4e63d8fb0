import { parsePrices } from '@/lib/business/prices'
import { parseRates } from '@/lib/business/rates'
import type { CityKey } from '@/lib/cities/keys'
import type { AreaKey } from '@/lib/cities/locations'
import { PRICES_FIELD } from '@/lib/forms/form'
import { getLocation } from '@/lib/locations/cached-location'
import { readShownPrice, readShownRange, signList } from './shown-price'

jest.mock('@/lib/locations/cached-location', () => ({ getLocation: jest.fn() }))

const READ_AT = new Date('2026-11-20T18:00:00Z')
const WEEK_LATER = new Date('2026-11-27T23:00:00Z')
const TOO_LATE = new Date('2026-11-28T00:00:00Z')
const PRICES = 'quarter:119-169,half:219-289,three-quarters:319-399,full:399-489,currency:CAD'
const USD = PRICES.replace('CAD', 'USD')
const RATES = 'two:149,three:209,minimum:3,travel:79,currency:CAD'
const MOVE = { moveSize: '2 bedrooms' }

function post(field: string, now = READ_AT, cityKey: CityKey = 'toronto') {
  const form = new FormData()
  form.set(PRICES_FIELD, field)
  return { cityKey, form, now }
}
const sign = (list: string, areaKey: AreaKey = 'toronto') => signList(areaKey, list, READ_AT)
const field = sign(PRICES)

function mockLocation(prices: string, rates: string) {
  jest.mocked(getLocation).mockResolvedValue({
    ...{ phone: '416-555-0110', calendar: { closedDates: [], noticeHours: 0 }, takesTexts: false },
    ...{ prices: parsePrices(prices, ['CAD']), rates: parseRates(rates, ['CAD']) },
  })
}

test.each([
  ['San Juan', 'miami', '33130', '00907', false],
  ['an army post', 'miami', '33130', '09096', false],
  ['a code that nobody issued', 'miami', '34199', '33130', false],
  ['Kingston', 'toronto', 'M5V 2T6', 'K7L 1A1', false],
  ['the next street', 'toronto', 'M5V 2T6', 'M5V 3A8', true],
] as const)(
  'A move to %s has a range only if it stays near',
  async (_, cityKey, zip, zipTo, isNear) => {
    const list = cityKey === 'miami' ? RATES.replace('CAD', 'USD') : RATES
    const areaKey = cityKey === 'miami' ? 'south-florida' : cityKey
    const shown = post(sign(list, areaKey), READ_AT, cityKey)
    expect((await readShownRange(shown, { ...MOVE, zip, zipTo })) !== undefined).toBe(isNear)
  },
)

test('The range of the chosen load is read from the list that the page showed', async () => {
  expect(await readShownPrice(post(field), 'half')).toBe('219-289 CAD')
  expect(await readShownPrice(post(field), 'full')).toBe('399-489 CAD')
  expect(await readShownRange(post(sign(RATES)), MOVE)).toBe('824-1122 CAD')
  expect(await readShownRange(post(sign(RATES)), { ...MOVE, packing: true })).toBe(
    '824-1122+447-745 CAD',
  )
})

test('A price that Houston’s page showed is kept in its own currency', async () => {
  const read = (area: AreaKey) => readShownPrice(post(sign(USD, area), READ_AT, 'houston'), 'half')
  expect(await read('houston')).toBe('219-289 USD')
  expect(await read('hamilton-niagara')).toBeUndefined()
})

test.each([
  ['without a load', field, ''],
  ['of an unknown load', field, 'constructor'],
  ['of a page without prices', '', 'half'],
  ['with a changed price', field.replace('219', '119'), 'half'],
  ['of a changed day', field.replace('2026-11-20', '2026-11-21'), 'half'],
  ['without a signature', field.slice(0, field.lastIndexOf(';')), 'half'],
  ['of another location', sign(PRICES, 'barrie'), 'half'],
  ['of a list that no longer parses', sign(USD), 'half'],
  ['of a list of rates', sign(RATES), 'half'],
  ['with more text', `x${field}`, 'half'],
])('No price is kept %s', async (_case, text, load) => {
  expect(await readShownPrice(post(text), load)).toBeUndefined()
})

test.each([
  ['a week later', WEEK_LATER, '229-299', 'two:159', true],
  ['later, while the list is still the same', TOO_LATE, '219-289', 'two:149', true],
  ['later, after the list changed', TOO_LATE, '229-299', 'two:159', false],
])('What a page showed counts %s: %s', async (_case, now, half, two, isKept) => {
  mockLocation(PRICES.replace('219-289', half), RATES.replace('two:149', two))
  expect(await readShownPrice(post(field, now), 'half')).toBe(isKept ? '219-289 CAD' : undefined)
  expect(await readShownRange(post(sign(RATES), now), MOVE)).toBe(
    isKept ? '824-1122 CAD' : undefined,
  )
})
