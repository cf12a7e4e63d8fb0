import { renderToStaticMarkup } from 'react-dom/server'
import { createPageContext } from '@/lib/routing/page-context.fixture'
import type { CityKey } from '@/lib/cities/keys'
import type { Language } from '@/lib/words/languages'
import { SAMPLE_CITIES, SAMPLE_LANGUAGES } from '@/lib/words/samples.fixture'
import type { Review } from '@/lib/content/reviews'
import { Reviews } from './reviews'

const REVIEW = {
  ...{ text: 'Fast and careful.', from: 'Dana R., two-bedroom move' },
  ...{ date: '2026-10-03', source: 'Google' },
}
const PROFILE_URL = 'https://reviews.example/toronto'

const render = (
  reviews: Review[],
  more = {},
  ...page: [city: CityKey, language?: Language] | []
) => {
  const [city = 'toronto', language] = page
  const pageContext = createPageContext(city, more, language)
  return renderToStaticMarkup(<Reviews pageContext={pageContext} reviews={reviews} />)
}

test('A page without reviews says so, and how we collect them', () => {
  const html = render([])
  expect(html).toContain('How we handle reviews in Toronto</h1>')
  expect(html).toContain('There are no reviews on this page yet.')
  expect(html).not.toContain('Reviews of our')
  expect(html).not.toContain('<blockquote')
})

test('Reviews come before our promises', () => {
  const html = render([REVIEW])
  expect(html).toContain('Reviews of our Toronto crew</h1>')
  expect(html.match(/<blockquote/g)).toHaveLength(1)
  expect(html.indexOf(REVIEW.text)).toBeLessThan(html.indexOf('What we promise'))
})

test('The public profile is linked once its address is known', () => {
  expect(render([])).not.toContain('public profile')
  expect(render([], { reviewsUrl: PROFILE_URL })).toContain(`href="${PROFILE_URL}"`)
})

test('A review has its date, its source, and the link to it there', () => {
  const href = 'https://reviews.example/toronto/1'
  expect(render([REVIEW])).toMatch(/October 3, 2026<\/time>.*Google/)
  expect(render([REVIEW])).not.toContain('On Google')
  expect(render([{ ...REVIEW, href }])).toMatch(
    new RegExp(`October 3, 2026</time>.*<a href="${href}"[^>]*>On Google</a>`),
  )
})

test('The public profile is linked by what it says, for a year', () => {
  const reviewsCount = { rating: 4.7, count: 128, date: '2026-11-20' }
  jest.useFakeTimers({ now: new Date('2027-11-20T12:00:00Z') })
  const words = '4.7 of 5 from 128 reviews on our public profile, as of November 20, 2026'
  const html = render([], { reviewsUrl: PROFILE_URL, reviewsCount })
  expect(html).toMatch(new RegExp(`<a href="${PROFILE_URL}"[^>]*>${words}</a>`))
  expect(html).not.toContain('★')
  expect(render([], { reviewsCount })).not.toContain('4.7')
  jest.setSystemTime(new Date('2027-11-21T12:00:00Z'))
  const later = render([], { reviewsUrl: PROFILE_URL, reviewsCount })
  expect(later).not.toContain('4.7')
  expect(later).toContain('See our public review page')
  jest.useRealTimers()
})

test.each(SAMPLE_LANGUAGES)(
  'On a page in "%s", a review in another language names that language',
  (language) => {
    const city = SAMPLE_CITIES[language]
    const translated = { ...REVIEW, language }
    const readLang = (html: string) => /<blockquote( lang="[^"]*")?/.exec(html)?.[1] ?? ''
    expect(readLang(render([REVIEW], {}, city, language))).toBe(' lang="en"')
    expect(readLang(render([translated], {}, city))).toBe(` lang="${language}"`)
    for (const html of [render([REVIEW], {}, city), render([translated], {}, city, language)]) {
      expect(html).toContain('<blockquote')
      expect(readLang(html)).toBe('')
    }
  },
)
