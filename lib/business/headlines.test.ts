import { getCity } from '@/lib/cities/cities'
import { CITY_KEYS } from '@/lib/cities/keys'
import { getHeadline, HEADLINE_KEYS, isHeadlineKey } from './headlines'

test('Every headline names the city, in words that fit a phone', () => {
  for (const city of CITY_KEYS.map(getCity)) {
    for (const key of HEADLINE_KEYS) {
      const text = getHeadline(city.name, key)
      expect(text).toContain(city.name)
      expect(text).not.toContain('{')
      expect(text.length).toBeLessThanOrEqual(65)
    }
  }
})

test.each([undefined, '', 'free', 'INSURED', 'toString', '__proto__', 'insured '])(
  'An ad that asks for %j gets the page’s own headline',
  (text) => {
    expect(isHeadlineKey(text)).toBe(false)
  },
)

test('A headline’s key is an address of its own below the page', () => {
  for (const key of HEADLINE_KEYS) expect(key).toMatch(/^[a-z-]+$/)
})
