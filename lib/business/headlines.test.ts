import { getCity } from '@/lib/cities/cities'
import { CITY_KEYS } from '@/lib/cities/keys'
import { getHeadline, HEADLINE_KEYS, isHeadlineKey } from './headlines'

test('Every headline names the city in at most 65 characters', () => {
  for (const city of CITY_KEYS.map((key) => getCity(key))) {
    for (const key of HEADLINE_KEYS) {
      const text = getHeadline(city.name, key)
      expect(text).toContain(city.name)
      expect(text).not.toContain('{')
      expect(text.length).toBeLessThanOrEqual(65)
    }
  }
})

test.each([undefined, '', 'free', 'INSURED', 'toString', '__proto__', 'insured '])(
  '%j is not a headline key',
  (value) => {
    expect(isHeadlineKey(value)).toBe(false)
  },
)

test('A headline key is usable as a path segment', () => {
  for (const key of HEADLINE_KEYS) expect(key).toMatch(/^[a-z-]+$/)
})
