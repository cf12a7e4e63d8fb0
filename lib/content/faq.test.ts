import { readFileSync } from 'node:fs'
import type { PageContext } from '@/lib/routing/page-context'
import { getCity, listLanguages } from '@/lib/cities/cities'
import { CITY_KEYS, type CityKey } from '@/lib/cities/keys'
import { createPageContext } from '@/lib/routing/page-context.fixture'
import { COUPONS } from '@/lib/business/coupons'
import { getFaq } from './faq'

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

test.each(['faq', 'faq-questions', 'junk-handling', 'process-steps', 'reviews'])(
  'lib/content/%s.ts repeats no coupon amount',
  (name) => {
    const source = readFileSync(`${import.meta.dirname}/${name}.ts`, 'utf8')
    for (const { amount } of COUPONS) expect(source).not.toContain(amount)
  },
)
