import { BRAND } from '@/lib/business/brand'
import { getCity } from '@/lib/cities/cities'
import { CITY_KEYS } from '@/lib/cities/keys'
import { ENGLISH } from '@/lib/words/translate'
import { getPageDescription } from './page-descriptions'
import { PAGE_NAMES } from '@/lib/routing/paths'

test.each(CITY_KEYS)('Titles and descriptions of %s fit a list of search results', (cityKey) => {
  const city = getCity(cityKey)
  const descriptions = [
    ...PAGE_NAMES.map((page) => getPageDescription(page, city)),
    getPageDescription('reviews', city, ENGLISH, true),
  ]
  for (const { title, description } of descriptions) {
    const titleLength = `${title} | ${BRAND.shortName}`.length
    expect(titleLength).toBeGreaterThanOrEqual(30)
    expect(titleLength).toBeLessThanOrEqual(60)
    expect(description.length).toBeGreaterThanOrEqual(70)
    expect(description.length).toBeLessThanOrEqual(160)
  }
})

test('The title promises reviews only once there are some', () => {
  const toronto = getCity('toronto')
  expect(getPageDescription('reviews', toronto).name).toBe('Reviews')
  expect(getPageDescription('reviews', toronto, ENGLISH, false).title).not.toContain('Reviews of')
  expect(getPageDescription('reviews', toronto, ENGLISH, true).title).toBe(
    'Reviews of Our Toronto Crew',
  )
})
