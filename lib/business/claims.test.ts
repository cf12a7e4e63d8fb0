import { readdirSync, readFileSync } from 'node:fs'
import { CLAIMS, type Claim } from './claims'
import { getCity, listLanguages } from '@/lib/cities/cities'
import { CITY_KEYS } from '@/lib/cities/keys'
import { getTranslate } from '@/lib/words/words'
import { getHeadline, HEADLINE_KEYS, isHeadlineKey } from './headlines'

/** docs/requirements.md, section 1. */
const REQUIRED = [
  /all-inclusive rates/i,
  /up to 40% cheaper than others/i,
  /no hidden fees/i,
  /match.*price.*any written quote/i,
  /8\+ years in business/i,
  /400\+ happy customers/i,
  /two-person licensed and insured team/i,
  /disposal fees included/i,
]
/** Only lib/business/claims.ts may spell these. */
const FIGURES = /\b400\s?\+|\b8\s?\+ years|\b40\s?%|forty percent|four hundred/i

const claims = Object.values<Claim>(CLAIMS)

test.each(REQUIRED)('Exactly one claim matches %s', (words) => {
  expect(claims.filter(({ text }) => words.test(text))).toHaveLength(1)
})

test('There is no claim beyond the required ones, and each has a proof field', () => {
  expect(claims).toHaveLength(REQUIRED.length)
  for (const { proof } of claims) expect(typeof proof).toBe('string')
})

test('A claim has the same figure in its sentence as in its text', () => {
  for (const { text, sentence } of claims) {
    expect(sentence).toMatch(/^[A-Z].*\.$/)
    expect(sentence.match(/\d+[+%]?/g)).toEqual(text.match(/\d+[+%]?/g))
  }
})

test('No other file repeats a figure of a claim', () => {
  const elsewhere = ['app', 'components', 'lib']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((path) => /\.tsx?$/.test(path) && !/claims\.(test\.)?ts$|^lib\/words\//.test(path))
  expect(elsewhere.length).toBeGreaterThan(100)
  const repeating = elsewhere.filter((path) => FIGURES.test(readFileSync(path, 'utf8')))
  expect(repeating).toEqual([])
  expect(claims.filter(({ text }) => FIGURES.test(text))).toHaveLength(3)
})

test.each(CITY_KEYS)('Every headline of %s names the city and fits an ad', (city) => {
  for (const language of listLanguages(city)) {
    const { name } = getCity(city, language)
    for (const key of [undefined, ...HEADLINE_KEYS]) {
      const text = getHeadline(name, key, getTranslate(language))
      expect(text).toContain(name)
      expect(text).not.toContain('{')
      expect(text.length).toBeLessThanOrEqual(65)
    }
  }
})

test.each([undefined, '', 'free', 'INSURED', 'toString', '__proto__', 'insured '])(
  '%j is not a headline key',
  (value) => {
    expect(isHeadlineKey(value)).toBe(false)
  },
)

test('A headline key is usable as a path segment', () => {
  for (const key of HEADLINE_KEYS) expect(key).toMatch(/^[a-z-]+$/)
})
