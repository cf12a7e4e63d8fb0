import { getCity, listLanguages } from '@/lib/cities/cities'
import { CITY_KEYS } from '@/lib/cities/keys'
import { getTranslate } from '@/lib/words/words'
import { getHeadline, HEADLINE_KEYS, isHeadlineKey } from './headlines'

test.each(CITY_KEYS)('Every headline of %s names the city and fits an ad', (city) => {
  for (const language of listLanguages(city)) {
    const { name } = getCity(city, language)
    for (const key of [undefined, ...HEADLINE_KEYS]) {
      const text = getHeadline(name, key, getTranslate(language))
      expect(text).toContain(name)
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
