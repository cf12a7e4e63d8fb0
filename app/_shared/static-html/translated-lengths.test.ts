import { BRAND } from '@/lib/business/brand'
import { getHeadline, HEADLINE_KEYS } from '@/lib/business/headlines'
import { getCity, listLanguages } from '@/lib/cities/cities'
import { CITY_KEYS } from '@/lib/cities/keys'
import { getPageDescription } from '@/lib/content/page-descriptions'
import { PAGE_NAMES } from '@/lib/routing/paths'
import { OTHER_LANGUAGES } from '@/lib/words/languages'
import { findEnglishWord } from '@/lib/words/samples.fixture'
import { getTranslate } from '@/lib/words/words'

const PAGES = CITY_KEYS.flatMap((key) =>
  listLanguages(key)
    .filter((language) => language !== 'en')
    .map((language) => [key, language] as const),
)

test('Every language has a page', () => {
  expect(new Set(PAGES.map(([, language]) => language))).toEqual(new Set(OTHER_LANGUAGES))
})

test.each(PAGES)('Headlines of %s in "%s" name the city and fit an ad', (key, language) => {
  const { name } = getCity(key, language)
  const headlines = [undefined, ...HEADLINE_KEYS].map((headline) =>
    getHeadline(name, headline, getTranslate(language)),
  )
  expect(headlines.filter((text) => !text.includes(name) || text.length > 65)).toEqual([])
})

test.each(PAGES)(
  'Titles and descriptions of %s in "%s" fit a list of search results',
  (key, language) => {
    const pages = [...PAGE_NAMES, 'privacy', 'accessibility'] as const
    const texts = pages.flatMap((page) =>
      [false, true].map((hasReviews) =>
        getPageDescription(page, getCity(key, language), getTranslate(language), hasReviews),
      ),
    )
    const titles = texts.map(({ title }) => `${title} | ${BRAND.shortName}`)
    const descriptions = texts.map(({ description }) => description)
    expect(titles.filter((title) => title.length < 30 || title.length > 60)).toEqual([])
    expect(descriptions.filter((text) => text.length < 70 || text.length > 160)).toEqual([])
    expect([...titles, ...descriptions].filter(findEnglishWord)).toEqual([])
  },
)
