import { BRAND } from '@/lib/business/brand'
import { getCity, listLanguages } from '@/lib/cities/cities'
import { CITY_KEYS } from '@/lib/cities/keys'
import { ENGLISH } from '@/lib/words/translate'
import { OTHER_LANGUAGES } from '@/lib/words/languages'
import { findEnglishWord } from '@/lib/words/samples.fixture'
import { getTranslate } from '@/lib/words/words'
import { getPageDescription } from './page-descriptions'
import { PAGE_NAMES } from '@/lib/routing/paths'
import { getReviews } from './reviews'

const PAGES = CITY_KEYS.flatMap((key) =>
  listLanguages(key).map((language) => [key, language] as const),
)

test('Every language has a page', () => {
  expect(new Set(PAGES.map(([, language]) => language))).toEqual(
    new Set(['en', ...OTHER_LANGUAGES]),
  )
})

test.each(PAGES)('Titles and descriptions of %s in "%s" fit a list of results', (key, language) => {
  const city = getCity(key, language)
  for (const page of [...PAGE_NAMES, 'privacy', 'accessibility'] as const)
    for (const hasReviews of [false, true]) {
      const texts = getPageDescription(page, city, getTranslate(language), hasReviews)
      const title = `${texts.title} | ${BRAND.shortName}`
      expect(title).toMatch(/^.{30,60}$/)
      expect(texts.description).toMatch(/^.{70,160}$/)
      if (language !== 'en')
        expect([title, texts.description].map(findEnglishWord)).toEqual([undefined, undefined])
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
  const review = { text: 'Fast and careful.', from: 'Dana R., move', source: 'Email', city }
  const dated = { ...review, date: '2026-10-03' }
  expect(getReviews(getCity(shown), [dated])).toEqual(Array(times).fill(dated))
})
