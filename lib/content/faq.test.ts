import { readFileSync } from 'node:fs'
import type { PageContext } from '@/lib/cities/page-context'
import { getCity } from '@/lib/cities/cities'
import { CITY_KEYS, type CityKey } from '@/lib/cities/keys'
import { createPageContext } from '@/lib/cities/page-context.fixture'
import { CLAIMS, type Claim } from '@/lib/business/claims'
import { COUPONS } from '@/lib/business/coupons'
import { getFaq } from './faq'

test.each(CITY_KEYS)('The FAQ of %s answers at least twelve distinct questions', (cityKey) => {
  const questions = getFaq(createPageContext(cityKey)).flatMap((topic) => topic.questions)
  expect(questions.length).toBeGreaterThanOrEqual(12)
  expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length)
  for (const { question, answer } of questions) {
    expect(question).toMatch(/^[A-Z].*\?$/)
    expect(answer).toMatch(/^[A-Z\d].{8,}\.$/)
    expect(answer).not.toMatch(/undefined|null|!/)
  }
})

test.each([
  ['houston', '', 'Anywhere in Texas, yes. We don’t take moves to or from other states.'],
  ['miami', 'Fla. Mover Reg. No. IM1', 'We don’t take moves to or from other states.'],
  ['houston', 'USDOT 1234567', 'Yes, anywhere in Texas and to or from other states.'],
  ['ottawa', '', 'Anywhere in Ontario and Quebec, yes.'],
  ['toronto', 'CVOR 123-456-789', 'We don’t take moves across the U.S. border.'],
  ['toronto', 'U.S. DOT No. 1234567', 'We take moves across the U.S. border, too.'],
] as const)('In %s with the licence "%s" the FAQ says: %s', (cityKey, licence, sentence) => {
  const city = { ...getCity(cityKey), licence }
  expect(JSON.stringify(getFaq(createPageContext(cityKey, { city })))).toContain(sentence)
})

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

test('The licence is spelled as in the city’s country', () => {
  const getText = (cityKey: CityKey) => JSON.stringify(getFaq(createPageContext(cityKey)))
  expect(getText('toronto')).toContain('our licence and insurance')
  expect(getText('houston')).toContain('our license and insurance')
})

test.each(['faq', 'junk-handling', 'process-steps', 'reviews'])(
  'lib/content/%s.ts repeats no claim and no coupon amount',
  (name) => {
    const source = readFileSync(`${import.meta.dirname}/${name}.ts`, 'utf8')
    for (const { text, stat } of Object.values<Claim>(CLAIMS)) {
      expect(source).not.toContain(text)
      // A single digit would match unrelated text.
      if (stat && stat.figure.length > 1)
        expect(source).not.toContain(String(parseInt(stat.figure)))
    }
    for (const { amount } of COUPONS) expect(source).not.toContain(amount)
  },
)
