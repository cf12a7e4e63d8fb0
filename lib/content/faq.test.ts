import { readFileSync } from 'node:fs'
import type { PageContext } from '@/lib/cities/page-context'
import { getCity } from '@/lib/cities/cities'
import { CITY_KEYS } from '@/lib/cities/keys'
import { CLAIMS, type Claim } from '@/lib/business/claims'
import { COUPONS } from '@/lib/business/coupons'
import { getFaq } from './faq'

const PAGE_CONTEXTS: PageContext[] = CITY_KEYS.map((cityKey) => ({
  cityKey,
  city: getCity(cityKey),
  phone: '416-555-0110',
  visitorCountry: 'usa',
}))

test.each(PAGE_CONTEXTS)(
  'The FAQ of $cityKey answers at least twelve distinct questions',
  (context) => {
    const questions = getFaq(context).flatMap((topic) => topic.questions)
    expect(questions.length).toBeGreaterThanOrEqual(12)
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length)
    for (const { question, answer } of questions) {
      expect(question).toMatch(/^[A-Z].*\?$/)
      expect(answer).toMatch(/^[A-Z\d].{8,}\.$/)
      expect(answer).not.toMatch(/undefined|null|!/)
    }
  },
)

test.each([
  ['houston', '', 'Anywhere in Texas, yes. We don’t take moves to or from other states.'],
  ['miami', 'Fla. Mover Reg. No. IM1', 'We don’t take moves to or from other states.'],
  ['houston', 'USDOT 1234567', 'Yes, anywhere in Texas and to or from other states.'],
  ['ottawa', '', 'Anywhere in Ontario and Quebec, yes.'],
  ['toronto', 'CVOR 123-456-789', 'We don’t take moves across the U.S. border.'],
  ['toronto', 'U.S. DOT No. 1234567', 'We take moves across the U.S. border, too.'],
] as const)('In %s with the licence "%s" the FAQ says: %s', (cityKey, licence, sentence) => {
  const city = { ...getCity(cityKey), licence }
  const text = JSON.stringify(getFaq({ cityKey, city, phone: '', visitorCountry: 'usa' }))
  expect(text).toContain(sentence)
})

test('With prices the FAQ answers what a pickup costs first', () => {
  const [context] = PAGE_CONTEXTS
  const range = [119, 169] as const
  const ranges = { quarter: range, half: range, 'three-quarters': range, full: range }
  const prices = { ranges, currency: 'CAD' } as const
  const getPriceTopic = (more: object) => getFaq({ ...context, ...more } as PageContext)[0]
  const [first, second] = getPriceTopic({ prices })?.questions ?? []
  expect(first).toMatchObject({ question: 'How much does a junk pickup cost?', prices })
  expect(second?.question).toBe('How much does a move cost?')
  expect(getPriceTopic({})?.questions[0]?.question).toBe('How much does it cost?')
})

test('The licence is spelled as in the city’s country', () => {
  const [toronto, houston] = (['toronto', 'houston'] as const).map((cityKey) => {
    const city = getCity(cityKey)
    return JSON.stringify(getFaq({ cityKey, city, phone: '', visitorCountry: 'usa' }))
  })
  expect(toronto).toContain('our licence and insurance')
  expect(houston).toContain('our license and insurance')
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
