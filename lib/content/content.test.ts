import { BRAND } from '@/lib/business/brand'
import { getCity, listLanguages } from '@/lib/cities/cities'
import { CITY_KEYS, type CityKey } from '@/lib/cities/keys'
import { ENGLISH } from '@/lib/words/translate'
import { OTHER_LANGUAGES } from '@/lib/words/languages'
import { findEnglishWord } from '@/lib/words/samples.fixture'
import { getTranslate } from '@/lib/words/words'
import { getPageDescription } from './page-descriptions'
import { PAGE_NAMES } from '@/lib/routing/paths'
import { getReviews } from './reviews'
import { getGuide } from '@/lib/content/guides/guides'
import { readFileSync } from 'node:fs'
import type { PageContext } from '@/lib/routing/page-context'
import { createPageContext } from '@/lib/routing/page-context.fixture'
import { COUPONS } from '@/lib/business/coupons'
import { getFaq } from './faq'

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

const GUIDES = CITY_KEYS.flatMap((key) =>
  listLanguages(key).map((language) => [key, language] as const),
)

test.each(GUIDES)('The guide of %s in %s asks for nothing that a form cannot take', (...of) => {
  const guide = JSON.stringify(getGuide(...of))
  expect(guide).not.toMatch(/photo|picture of|\bpin\b|send us|show us|upload/i)
  expect(guide).not.toMatch(/foto|mándenos|envíenos|muéstrenos|\bsuba\b/i)
  expect(guide).not.toMatch(/épingle|envoyez-nous|montrez-nous|télévers/i)
})

test.each(GUIDES)('The guide of %s in %s names every town that its crew serves', (...of) => {
  const guide = JSON.stringify(getGuide(...of))
  for (const town of getCity(of[0]).servedCities) expect(guide).toContain(town)
})

test.each(GUIDES.filter(([, language]) => language !== 'en'))(
  'The guide of %s in %s is a text of its own',
  (key, language) => {
    const { intro, districts, ...sections } = getGuide(key, language)
    const english = JSON.stringify(getGuide(key))
    const texts = [intro, ...Object.values(districts)]
    for (const { title, paragraphs } of Object.values(sections)) texts.push(title, ...paragraphs)
    for (const text of texts) expect(english).not.toContain(text)
    const guide = JSON.stringify(getGuide(key, language))
    expect(guide.split(' ').length).toBeGreaterThan(300)
  },
)

const FAQS = CITY_KEYS.flatMap((key) =>
  listLanguages(key).map((language) => [key, language] as const),
)

test.each(FAQS)('The FAQ of %s in %s answers at least twelve questions', (cityKey, language) => {
  const topics = getFaq(createPageContext(cityKey, {}, language))
  const questions = topics.flatMap((topic) => topic.questions)
  expect(questions.length).toBeGreaterThanOrEqual(12)
  expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length)
  for (const { question, answer } of questions) {
    expect(question).toMatch(/^¿?\p{Lu}.*\?$/u)
    expect(answer).toMatch(/^[\p{Lu}\d].{8,}\.$/u)
    expect(question + answer).not.toMatch(/undefined|null|!|[{}]/)
  }
})

test.each([
  ['houston', {}, 'Anywhere in Texas, yes. We don’t take moves to or from other states.'],
  ['miami', { floridaMover: 'IM1' }, 'We don’t take moves to or from other states.'],
  ['houston', { usdot: '1234567' }, 'Yes, anywhere in Texas and to or from other states.'],
  ['ottawa', {}, 'Anywhere in Ontario and Quebec, yes.'],
  ['toronto', { cvor: '123-456-789' }, 'We don’t take moves across the U.S. border.'],
  ['toronto', { usdot: '1234567' }, 'We take moves across the U.S. border, too.'],
] as const)(
  'In %s with the registrations %j the FAQ says: %s',
  (cityKey, registrations, sentence) => {
    const city = { ...getCity(cityKey), registrations }
    expect(JSON.stringify(getFaq(createPageContext(cityKey, { city })))).toContain(sentence)
  },
)

test('With prices the FAQ answers what a pickup costs first', () => {
  const range = [119, 169] as const
  const ranges = { quarter: range, half: range, 'three-quarters': range, full: range }
  const prices = { ranges, currency: 'CAD' } as const
  const getPriceTopic = (more: Partial<PageContext>) =>
    getFaq(createPageContext('toronto', more))[0]
  const [first, second] = getPriceTopic({ prices })?.questions ?? []
  expect(first).toMatchObject({ question: 'How much does a junk pickup cost?', prices })
  expect(second?.question).toBe('How much does a move cost?')
  expect(getPriceTopic({})?.questions[0]?.question).toBe('How much does it cost?')
})

test('Lists and places of the FAQ are in the language of the page', () => {
  const faq = JSON.stringify(getFaq(createPageContext('ottawa', {}, 'fr')))
  for (const text of [
    'vieux meubles, électroménagers, matelas',
    'de 13\u00a0h à 15\u00a0h et de 15\u00a0h à 17\u00a0h.',
    '50\u00a0$ de rabais pour un camion plein ou plus, ou 20\u00a0$ de rabais',
    'notre territoire (Ontario et Québec)',
    '"/fr/ottawa/book-now#booking-load"',
  ])
    expect(faq).toContain(text)
})

test('The licence is spelled as in the city’s country', () => {
  const getText = (cityKey: CityKey) => JSON.stringify(getFaq(createPageContext(cityKey)))
  expect(getText('toronto')).toContain('our licence and insurance')
  expect(getText('houston')).toContain('our license and insurance')
})

test.each([
  ...['faq.ts', 'faq-questions.ts', 'junk-handling.ts', 'reviews.ts'],
  '../../components/content/how-it-works.tsx',
])('%s repeats no coupon amount', (path) => {
  const source = readFileSync(`${import.meta.dirname}/${path}`, 'utf8')
  for (const { amount } of COUPONS) expect(source).not.toContain(amount)
})
