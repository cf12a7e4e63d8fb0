import { existsSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { renderStaticSection, type StaticHtmlProps } from './sections'
import { EstimateBar } from '@/components/landing/hero'
import { LanguageSwitch } from '@/components/layout/language-switch'
import { NotFound } from '@/components/layout/not-found'
import { COUNTRIES } from '@/lib/business/brand'
import { getLogo } from '@/lib/business/logos'
import { getLanguageCity } from '@/lib/cities/cities'
import type { CityKey } from '@/lib/cities/keys'
import { createPageContext } from '@/lib/routing/page-context.fixture'
import { getPaths } from '@/lib/routing/paths'
import { LANGUAGES } from '@/lib/words/languages'
import { getTranslate } from '@/lib/words/words'
import {
  findEnglishWord,
  SAMPLE_CITIES,
  SAMPLE_LANGUAGES,
  type SampleLanguage,
} from '@/lib/words/samples.fixture'

const SAMPLES = {
  fr: {
    badge: 'Sénateurs d’Ottawa',
    spoken: 'Nous parlons français.',
    english: 'Notre équipe répond au téléphone en anglais.',
  },
  es: {
    badge: 'Miami Dolphins',
    spoken: 'Se habla español.',
    english: 'Nuestro equipo contesta el teléfono en inglés.',
  },
} satisfies Record<SampleLanguage, unknown>

const SECTIONS: StaticHtmlProps['name'][] = [
  ...(['header', 'heroIntro', 'quoteAside', 'assurance', 'bookingAssurance', 'loadMeter'] as const),
  ...(['supporterBadges', 'footer', 'mobileBar', 'landing', 'citySwitch'] as const),
]

const createContext = (language: SampleLanguage) =>
  createPageContext(SAMPLE_CITIES[language], { takesTexts: true }, language)

function renderSection(
  name: StaticHtmlProps['name'],
  language: SampleLanguage | 'en',
  cityKey: CityKey | null,
) {
  const props = { ...createPageContext(cityKey ?? 'dfw', { takesTexts: true }), cityKey }
  return renderToStaticMarkup(renderStaticSection({ ...props, language, name, page: 'home' }))
}

function findEnglish(html: string): string | undefined {
  const shown = [
    html.replace(/<script.*?<\/script>|<[^>]*>/gs, ' '),
    ...[...html.matchAll(/(?:aria-label|alt)="([^"]*)"/g)].map(([, label = '']) => label),
  ]
  return shown.map(findEnglishWord).find(Boolean)
}

test.each(
  SAMPLE_LANGUAGES.flatMap((language) => SECTIONS.map((name) => [language, name] as const)),
)(
  'In "%s" the section "%s" has no English word, and links to no English page of the city',
  (language, name) => {
    const html = renderSection(name, language, SAMPLE_CITIES[language])
    expect(html).not.toBe('')
    expect(findEnglish(html)).toBeUndefined()
    expect(html).not.toMatch(new RegExp(`href="/${SAMPLE_CITIES[language]}`))
  },
)

test.each(SAMPLE_LANGUAGES)(
  'In "%s" the page of an unknown address and the second form have no English word',
  (language) => {
    const pageContext = createContext(language)
    for (const part of [
      <NotFound key="1" pageContext={pageContext} />,
      <EstimateBar key="2" pageContext={pageContext} form={null} />,
    ])
      expect(findEnglish(renderToStaticMarkup(part))).toBeUndefined()
  },
)

test.each(SAMPLE_LANGUAGES)('The logo’s words are of the language "%s"', (language) => {
  const header = renderSection('header', language, SAMPLE_CITIES[language])
  expect(header).toMatch(new RegExp(`src="[^"]*-${language}\\.svg"`))
  for (const country of COUNTRIES) {
    const { src: path } = getLogo(country, getTranslate(language))
    expect(path).toMatch(new RegExp(`-${language}\\.svg$`))
    expect([path, existsSync(`public${path}`)]).toEqual([path, true])
  }
})

test.each(SAMPLE_LANGUAGES)('In "%s" the badges begin with the city’s own team', (language) => {
  const html = renderSection('supporterBadges', language, SAMPLE_CITIES[language])
  expect(/alt="([^"]*)"/.exec(html)?.[1]).toBe(SAMPLES[language].badge)
})

test.each(SAMPLE_LANGUAGES)('A crawler learns that the page is in "%s"', (language) => {
  const city = SAMPLE_CITIES[language]
  const html = renderSection('structuredData', language, city)
  expect(html.match(/"inLanguage":"[^"]*"/g)).toEqual([
    `"inLanguage":"${LANGUAGES[language].locale}"`,
  ])
  const english = renderSection('structuredData', 'en', city)
  expect(english).toContain('"MovingCompany"')
  expect(english).not.toContain('inLanguage')
})

test.each(SAMPLE_LANGUAGES)('A page in "%s" links to its twin', (language) => {
  const city = SAMPLE_CITIES[language]
  const render = (context: ReturnType<typeof createContext>) =>
    renderToStaticMarkup(<LanguageSwitch pageContext={context} page="faq" />)
  expect(render(createContext(language))).toContain(
    `<a href="/${city}/faq" lang="en" hrefLang="en" rel="alternate"`,
  )
  const english = render(createPageContext(city))
  expect(english).toContain(
    `<a href="/${language}/${city}/faq" lang="${language}" hrefLang="${language}"`,
  )
  const words = english.replace(/<script.*?<\/script>|<[^>]*>/g, '').trim()
  expect(words).toBe(LANGUAGES[language].name)
})

test('A page of a city with only English has no switch', () => {
  const pageContext = createPageContext('toronto')
  expect(renderToStaticMarkup(<LanguageSwitch pageContext={pageContext} />)).toBe('')
})

test.each(SAMPLE_LANGUAGES)('In "%s" a page says which language the phone speaks', (language) => {
  const render = (more = {}) =>
    renderToStaticMarkup(
      <LanguageSwitch pageContext={{ ...createContext(language), ...more }} />,
    ).replace(/<script.*?<\/script>|<[^>]*>/gs, '')
  const { spoken, english } = SAMPLES[language]
  expect(render({ speaksLanguage: true })).toBe(`${spoken} English`)
  expect(render()).toBe(`${english} English`)
})

const LISTS = ['citySwitch', 'footer'] as const
test.each(SAMPLE_LANGUAGES.flatMap((language) => LISTS.map((name) => [language, name] as const)))(
  'On the first page in "%s", the %s links to a city in that language, or says that it is in English',
  (language, name) => {
    const own = getLanguageCity(language)
    const html = renderSection(name, language, own)
    const { home } = getPaths(SAMPLE_CITIES[language], language)
    const isLinked = name === 'footer' || own !== SAMPLE_CITIES[language]
    expect(new RegExp(`<a href="${home}" (?!hrefLang)`).test(html)).toBe(isLinked)
    expect(html).toContain('<a href="/toronto" hrefLang="en"')
    expect(html).not.toContain(`href="/${language}/toronto"`)
    expect(renderSection(name, 'en', SAMPLE_CITIES[language])).not.toContain('hrefLang')
  },
)
