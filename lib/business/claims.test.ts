import { readdirSync, readFileSync } from 'node:fs'
import { CLAIMS, type Claim } from './claims'

/** The marketing claims of the specification, section 1, as figures and words. */
const SPECIFIED = [
  /all-inclusive rates/i,
  /up to 40% cheaper than others/i,
  /no hidden fees/i,
  /match.*price.*any written quote/i,
  /8\+ years in business/i,
  /400\+ happy customers/i,
  /two-person licensed and insured team/i,
  /disposal fees included/i,
]
/** Figures that only lib/business/claims.ts may spell, however they are written. */
const FIGURES = /\b400\s?\+|\b8\s?\+ years|\b40\s?%|forty percent|four hundred/i

const claims = Object.values<Claim>(CLAIMS)

test.each(SPECIFIED)('We claim %s, once', (words) => {
  expect(claims.filter(({ text }) => words.test(text))).toHaveLength(1)
})

test('We claim nothing that the specification does not, and each claim has a place for its proof', () => {
  expect(claims).toHaveLength(SPECIFIED.length)
  for (const { proof } of claims) expect(typeof proof).toBe('string')
})

test('Nobody types a claim’s figure twice', () => {
  const elsewhere = ['app', 'components', 'lib']
    .flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
    )
    .filter((path) => /\.tsx?$/.test(path) && !/claims\.(test\.)?ts$/.test(path))
  expect(elsewhere.length).toBeGreaterThan(100)
  const repeating = elsewhere.filter((path) => FIGURES.test(readFileSync(path, 'utf8')))
  expect(repeating).toEqual([])
  expect(claims.filter(({ text }) => FIGURES.test(text))).toHaveLength(3)
})
