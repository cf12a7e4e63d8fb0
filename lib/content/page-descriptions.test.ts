import { BRAND } from '@/lib/business/brand'
import { getCity } from '@/lib/cities/cities'
import { CITY_KEYS } from '@/lib/cities/keys'
import { ENGLISH } from '@/lib/words/translate'
import { getPageDescription } from './page-descriptions'
import { PAGE_NAMES } from '@/lib/routing/paths'
import { getReviews } from './reviews'

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

// Houston shares the phone number of Hamilton's crew, but has its own crew.
test.each([
  ['guelph', 'waterloo', 1],
  ['guelph', 'toronto', 0],
  ['hamilton', 'houston', 0],
] as const)('The review of a crew in %s is on the pages of %s %d times', (city, shown, times) => {
  const review = { text: 'Fast and careful.', from: 'Dana R., move', date: '2026-10-03', city }
  expect(getReviews(getCity(shown), [review])).toEqual(Array(times).fill(review))
})
