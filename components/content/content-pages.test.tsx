import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { renderInLanguage } from '@/components/ui/use-translate.fixture'
import { BRAND } from '@/lib/business/brand'
import { TERMS } from '@/lib/business/terms'
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
import { Prices } from './prices'
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
  const rates = { two: 149, three: 209, minimum: 3, travel: 79, currency }
  const more = { prices: { ranges, currency }, rates, reviewsUrl: 'https://reviews.example' }
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
    prices: (
      <Prices
        pageContext={pageContext}
        terms={TERMS.map(({ question }) => ({ question, answer: text }))}
      />
    ),
    'the page without prices': (
      <Prices pageContext={createPageContext(SAMPLE_CITIES[language], {}, language)} />
    ),
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

const NO_SERVICES = { appCheck: false, mail: false, speed: false, googleTag: false }

const PAGE = createPageContext('dfw')
const renderPolicy = (uses: Partial<typeof NO_SERVICES> = {}) =>
  renderToStaticMarkup(<PrivacyPolicy pageContext={PAGE} uses={{ ...NO_SERVICES, ...uses }} />)

test.each([
  { speed: false, googleTag: false },
  { speed: true, googleTag: false },
  { speed: false, googleTag: true },
  { speed: true, googleTag: true },
])('The policy describes the measurements in use: %j', (uses) => {
  const html = renderPolicy(uses)
  expect(html.includes('how fast it was')).toBe(uses.speed)
  expect(html.includes('Google Analytics and Google Ads tell us')).toBe(uses.googleTag)
  expect(html.includes('<h2>What we measure</h2>')).toBe(uses.speed || uses.googleTag)
})

test.each([true, false])('With mail %s the policy describes confirmations by email', (mail) => {
  expect(renderPolicy({ mail }).includes('An email company delivers')).toBe(mail)
})

test('Before the scripts run, the choices say how to opt out of reporting a click', () => {
  const html = renderPolicy({})
  // One is under "Privacy choices", one under "Who to ask".
  expect(html.match(/tel:\+1\d{10}/g)).toHaveLength(2)
  const [, choices = ''] = html.split('id="choices"')
  expect(choices).toContain('Google doesn’t measure anything while you browse')
  expect(choices).toMatch(/call us at <a [^>]*href="tel:\+1\d{10}">[\d-]{12}<\/a> or turn on/)
  expect(choices).toContain(`>${PAGE.phone}</a>`)
  expect(html).toContain('the reference number of your request')
})

test.each(['', 'privacy@movers.example'])(
  'A visitor who asks about privacy finds a title and an address, with the mailbox "%s"',
  (email) => {
    jest.replaceProperty(BRAND.privacyOfficer, 'email', email)
    const html = renderPolicy({})
    expect(html).toContain(
      `Our ${BRAND.privacyOfficer.title.en} is responsible for the information`,
    )
    const address = `${BRAND.name.en}, ${BRAND.mailingAddress.usa}`
    expect(html).toContain(renderToStaticMarkup(address))
    expect(html.includes('mailto:')).toBe(email !== '')
  },
)
