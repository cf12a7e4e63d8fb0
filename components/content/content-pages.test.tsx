import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { renderInLanguage } from '@/components/ui/use-translate.fixture'
import { BRAND } from '@/lib/business/brand'
import { createPageContext } from '@/lib/routing/page-context.fixture'
import {
  findEnglishWord,
  listSamples,
  SAMPLE_CITIES,
  type SampleLanguage,
} from '@/lib/words/samples.fixture'
import type { Words } from '@/lib/words/translate'
import { Accessibility } from './accessibility'
import { Faq } from './faq'
import { HowItWorks } from './how-it-works'
import { PrivacyPolicy } from './privacy-policy'
import { Reviews } from './reviews'
import { WhatWeTake } from './what-we-take'

const range = [119, 169] as const
const ranges = { quarter: range, half: range, 'three-quarters': range, full: range }
const SAMPLES = {
  fr: { currency: 'CAD', text: 'Vite et bien.' },
  es: { currency: 'USD', text: 'Rápido y con cuidado.' },
} as const satisfies Record<SampleLanguage, unknown>
const ALL_SERVICES = { appCheck: true, mail: true, speed: true, googleTag: true }

function createPages(language: SampleLanguage): Record<string, ReactNode> {
  const { currency, text } = SAMPLES[language]
  const more = { prices: { ranges, currency }, reviewsUrl: 'https://reviews.example' }
  const pageContext = createPageContext(SAMPLE_CITIES[language], more, language)
  const review = {
    text,
    language,
    from: 'Dana R.',
    date: '2026-10-01',
    source: 'Google',
    href: '/',
  }
  return {
    'the FAQ': <Faq pageContext={pageContext} />,
    'how it works': <HowItWorks pageContext={pageContext} />,
    'what we take': <WhatWeTake pageContext={pageContext} />,
    'the page without reviews': <Reviews pageContext={pageContext} reviews={[]} />,
    reviews: <Reviews pageContext={pageContext} reviews={[review]} />,
    accessibility: <Accessibility pageContext={pageContext} />,
    'the privacy policy': <PrivacyPolicy pageContext={pageContext} uses={ALL_SERVICES} />,
  }
}

test.each(listSamples(createPages))(
  'In "%s" %s has no English sentence and links to no English page',
  async (language, _name, page) => {
    const { WORDS } = (await import(`@/lib/words/${language}`)) as { WORDS: Words }
    const html = renderInLanguage(language, page)
    const sentences = Object.entries(WORDS).filter(
      ([english, words]) => english.includes(' ') && english !== words,
    )
    expect(sentences.filter(([english]) => html.includes(english))).toEqual([])
    expect(sentences.some(([, words]) => html.includes(words))).toBe(true)
    // The mailing address contains the firm's own English name.
    const shown = html.replaceAll(BRAND.name.en.replace('&', '&amp;'), '').replace(/<[^>]*>/g, ' ')
    expect(findEnglishWord(shown)).toBeUndefined()
    expect(html).not.toMatch(/\{\w+\}|<\/?\d>/)
    expect(html).not.toMatch(new RegExp(`href="/${SAMPLE_CITIES[language]}`))
  },
)

test.each(['en', 'fr', 'es'] as const)(
  'In "%s" the pages promise neither texts to a number that takes none nor a coupon to everyone',
  (language) => {
    const city = language === 'en' ? 'toronto' : SAMPLE_CITIES[language]
    const pageContext = createPageContext(city, {}, language)
    const render = (page: ReactNode) =>
      language === 'en' ? renderToStaticMarkup(page) : renderInLanguage(language, page)
    const accessibility = render(<Accessibility pageContext={pageContext} />)
    expect(accessibility).not.toMatch(/call or text|textez|mensaje de texto/i)
    expect(accessibility).toContain(`href="${pageContext.paths.getQuote}"`)
    const steps = render(<HowItWorks pageContext={pageContext} />)
    expect(steps).not.toMatch(/your coupon|votre coupon|su cupón/)
    expect(steps).toMatch(/if your load earns one|si votre charge y donne droit|por su carga/)
  },
)
