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
