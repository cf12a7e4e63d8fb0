import { existsSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { renderStaticSection, type StaticHtmlProps } from './sections'
import { EstimateBar } from '@/components/landing/estimate-bar'
import { getPageDescription } from '@/lib/content/page-descriptions'
import { BRAND } from '@/lib/business/brand'
import { getHeadline, HEADLINE_KEYS } from '@/lib/business/headlines'
import { createPageContext } from '@/lib/routing/page-context.fixture'
import { PAGE_NAMES } from '@/lib/routing/paths'
import { LanguageSwitch } from '@/components/layout/language-switch'
import { NotFound } from '@/components/layout/not-found'

const pageContext = createPageContext('ottawa', { takesTexts: true }, 'fr')
const { city, t } = pageContext

const ENGLISH_WORDS =
  /\b(?:the|and|your?|our|we|with|for|from|call|get|move|quote|free|pickup|junk|crew|here|off|home)\b/i

const SECTIONS: StaticHtmlProps['name'][] = [
  ...(['header', 'heroIntro', 'quoteAside', 'assurance', 'bookingAssurance'] as const),
  ...(['supporterBadges', 'footer', 'mobileBar'] as const),
]
const renderSection = (name: StaticHtmlProps['name']) =>
  renderToStaticMarkup(renderStaticSection({ ...pageContext, language: 'fr', name, page: 'home' }))

function findEnglish(html: string): string | undefined {
  const shown = [
    html.replace(/<[^>]*>/g, ' '),
    ...[...html.matchAll(/(?:aria-label|alt)="([^"]*)"/g)].map(([, label = '']) => label),
  ]
  return shown.map((text) => ENGLISH_WORDS.exec(text)?.[0]).find(Boolean)
}

test.each(SECTIONS)(
  'A French %s has no English word, and links to no English page of the city',
  (name) => {
    const html = renderSection(name)
    expect(findEnglish(html)).toBeUndefined()
    expect(html).not.toMatch(/href="\/ottawa/)
  },
)

test('The page of an unknown address and the second form have no English word', () => {
  for (const part of [
    <NotFound key="1" pageContext={pageContext} />,
    <EstimateBar key="2" pageContext={pageContext} form={null} />,
  ])
    expect(findEnglish(renderToStaticMarkup(part))).toBeUndefined()
})

test('The logo’s words are French', () => {
  const [, path = ''] = /src="([^"]*)"/.exec(renderSection('header')) ?? []
  expect(path).toContain('-fr.')
  expect(existsSync(`public${path}`)).toBe(true)
})

test('The badges begin with the city’s own team in every language', () => {
  expect(/alt="([^"]*)"/.exec(renderSection('supporterBadges'))?.[1]).toBe('Sénateurs d’Ottawa')
})

test('Headlines and descriptions name the city, and fit an ad and a list of search results', () => {
  for (const key of [undefined, ...HEADLINE_KEYS]) {
    const headline = getHeadline(city.name, key, t)
    expect(headline).toContain(city.name)
    expect(headline.length).toBeLessThanOrEqual(65)
  }
  for (const page of PAGE_NAMES) {
    const { title, description } = getPageDescription(page, city, t)
    for (const text of [title, description]) expect(findEnglish(text)).toBeUndefined()
    expect(`${title} | ${BRAND.shortName}`.length).toBeLessThanOrEqual(60)
    expect(description.length).toBeLessThanOrEqual(160)
  }
})

test('A page links to its twin, and a city without one has no switch', () => {
  const render = (context: typeof pageContext) =>
    renderToStaticMarkup(<LanguageSwitch pageContext={context} page="faq" />)
  expect(render(pageContext)).toContain(
    '<a href="/ottawa/faq" lang="en" hrefLang="en" rel="alternate"',
  )
  expect(render(createPageContext('ottawa'))).toContain('<a href="/fr/ottawa/faq" lang="fr"')
  expect(render(createPageContext('toronto'))).toBe('')
})
