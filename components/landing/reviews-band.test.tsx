import { renderToStaticMarkup } from 'react-dom/server'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import type { CityKey } from '@/lib/cities/keys'
import { getReviews, type Review } from '@/lib/content/reviews'
import type { PageContext } from '@/lib/routing/page-context'
import { createPageContext } from '@/lib/routing/page-context.fixture'
import type { Language } from '@/lib/words/languages'
import { SAMPLE_CITIES, SAMPLE_LANGUAGES, type SampleLanguage } from '@/lib/words/samples.fixture'
import { ReviewsBand } from './reviews-band'

const DATES = ['2025-03-01', '2026-10-03', '2024-12-24', '2026-11-02']
const REVIEWS = DATES.map((date) => ({
  ...{ city: 'toronto' as const, text: `Of ${date}.`, from: 'Dana R.', source: 'Google', date },
}))
const PROFILE = {
  reviewsUrl: 'https://reviews.example/toronto',
  reviewsCount: { rating: 4, count: 1280, date: '2026-11-01' },
}
const HIDDEN = [{ reviewsCount: PROFILE.reviewsCount }, { reviewsUrl: PROFILE.reviewsUrl }]

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-28T12:00:00Z') }))
afterEach(() => jest.useRealTimers())

const render = (
  { reviews = [], ...more }: Partial<PageContext> & { reviews?: readonly Review[] },
  cityKey: CityKey = 'toronto',
  language?: Language,
) =>
  renderToStaticMarkup(
    <ReviewsBand pageContext={createPageContext(cityKey, more, language)} reviews={reviews} />,
  )

test('The band shows the three newest reviews, whatever their order in the list', () => {
  const html = render({ reviews: getReviews(createPageContext('toronto').city, REVIEWS) })
  const dates = Array.from(html.matchAll(/dateTime="([^"]*)"/gi), ([, date]) => date)
  expect(dates).toEqual(['2026-11-02', '2026-10-03', '2025-03-01'])
  expect(html).toContain('<a href="/toronto/reviews"')
})

test('There is no band without reviews, or a count with the page to check it on', () => {
  for (const more of [{}, ...HIDDEN]) expect(render(more)).toBe('')
  const html = render(PROFILE)
  expect(html).toContain('4.0 of 5 from 1,280 reviews on our public profile')
  expect(html).not.toContain('<blockquote')
})

test('Once the profile has a count, menu and footer lead to the page of reviews', () => {
  const count = (more: object) => {
    const pageContext = createPageContext('toronto', more)
    const html = renderToStaticMarkup(
      <>
        <SiteHeader pageContext={pageContext} />
        <SiteFooter pageContext={pageContext} />
      </>,
    )
    return html.match(/href="\/toronto\/reviews"/g)?.length ?? 0
  }
  expect([{}, ...HIDDEN, PROFILE].map(count)).toEqual([0, 0, 0, 2])
})

const SAMPLES: Record<SampleLanguage, string> = {
  fr: '4,0 sur 5 selon 1 280 avis sur notre profil public, en date du 1er novembre 2026',
  es: '4.0 de 5 según 1,280 opiniones en nuestro perfil público, al 1 de noviembre de 2026',
}
test.each(SAMPLE_LANGUAGES)('A page in "%s" writes numbers and date its way', (language) => {
  const html = render(PROFILE, SAMPLE_CITIES[language], language)
  expect(html.replaceAll('\u00a0', ' ')).toContain(SAMPLES[language])
})
