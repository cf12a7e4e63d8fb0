import { HEADLINE_KEYS } from '@/lib/business/headlines'
import { createVisitsKey, parseVisitsKey, VISITS_KEY } from './visits-key'

/** The last two: removed since, and with the ending of another one. */
const HEADLINES = [...HEADLINE_KEYS, 'default', 'half-price', 'really-no-hidden-fees']

test.each(HEADLINES)('A key with %s is read back', (headline) => {
  const parts = { day: '2027-01-04', experiment: 'fees-2027-01', headline, instance: '0a1b2c3d' }
  const key = createVisitsKey(parts)
  expect(key).toBe(`2027-01-04_fees-2027-01_${headline}_0a1b2c3d`)
  expect(key).toMatch(VISITS_KEY)
  expect(parseVisitsKey(key)).toEqual(parts)
})

test.each([
  '',
  '2027-01-04_fees_0a1b2c3d',
  '2027-01-04_fees__0a1b2c3d',
  '2027-01-04_fees_default_0A1B2C3D',
  '2027-01-04_fees_a_default_0a1b2c3d',
  'toString',
])('The key "%s" has no variant', (key) => {
  expect(parseVisitsKey(key)).toBeUndefined()
})
