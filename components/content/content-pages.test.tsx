import { renderToStaticMarkup } from 'react-dom/server'
import { createPageContext } from '@/lib/routing/page-context.fixture'
import { WORDS } from '@/lib/words/fr'
import { Faq } from './faq'
import { HowItWorks } from './how-it-works'
import { Reviews } from './reviews'
import { WhatWeTake } from './what-we-take'

const range = [119, 169] as const
const ranges = { quarter: range, half: range, 'three-quarters': range, full: range }
const pageContext = createPageContext(
  'ottawa',
  {
    prices: { ranges, currency: 'CAD' },
    reviewsUrl: 'https://reviews.example',
  },
  'fr',
)
const review = { text: 'Vite et bien.', from: 'Dana R.', date: '2026-10-01', href: '/' }

test.each([
  ['The FAQ', <Faq key="faq" pageContext={pageContext} />],
  ['How it works', <HowItWorks key="how-it-works" pageContext={pageContext} />],
  ['What we take', <WhatWeTake key="what-we-take" pageContext={pageContext} />],
  ['The page without reviews', <Reviews key="none" pageContext={pageContext} reviews={[]} />],
  ['Reviews', <Reviews key="reviews" pageContext={pageContext} reviews={[review]} />],
])('%s in French has no English sentence and links to French pages', (_, page) => {
  const html = renderToStaticMarkup(page)
  const english = Object.entries(WORDS).filter(
    ([sentence, words]) => sentence.includes(' ') && sentence !== words && html.includes(sentence),
  )
  expect(english).toEqual([])
  expect(html).not.toMatch(/\{\w+\}|<\/?\d>/)
  expect(html).not.toMatch(/href="\/ottawa/)
})
