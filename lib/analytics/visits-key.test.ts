import { HEADLINE_KEYS } from '@/lib/business/headlines'
import { createVisitsKey, parseVisitsKey, VISITS_KEY } from './visits-key'

test.each([...HEADLINE_KEYS, 'default' as const])('A key with %s is read back', (headline) => {
  const parts = { day: '2027-01-04', experiment: 'fees-2027-01', headline, instance: '0a1b2c3d' }
  const key = createVisitsKey(parts)
  expect(key).toBe(`2027-01-04-fees-2027-01-${headline}-0a1b2c3d`)
  expect(key).toMatch(VISITS_KEY)
  expect(parseVisitsKey(key)).toEqual(parts)
})

test.each(['', '2027-01-04-fees-free-0a1b2c3d', '2027-01-04-fees-default-0A1B2C3D', 'toString'])(
  'The key "%s" has no variant',
  (key) => {
    expect(parseVisitsKey(key)).toBeUndefined()
  },
)

test('No headline’s key ends another one, so that keys have one meaning', () => {
  for (const key of HEADLINE_KEYS)
    expect([...HEADLINE_KEYS, 'default'].filter((other) => other.endsWith(`-${key}`))).toEqual([])
})
