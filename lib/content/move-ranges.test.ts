import { MOVE_SIZES } from '@/lib/business/move-sizes'
import { parseRates } from '@/lib/business/rates'
import { ENGLISH } from '@/lib/words/translate'
import { getTranslate } from '@/lib/words/words'
import { createMoveRanges, serializeMoveRange } from './move-ranges'

const RATES = parseRates('two:149,three:209,minimum:3,travel:79,currency:CAD', ['CAD'])

test('A chip says what most moves of its size take and cost', () => {
  const { sizes } = createMoveRanges('Toronto', RATES, ENGLISH)
  expect(Object.keys(sizes)).toEqual(Object.keys(MOVE_SIZES))
  expect(sizes['2 bedrooms']).toEqual({
    move: 'Most 2-bedroom moves within Toronto take 5 to 7 hours with a crew of two: $824 to $1,122.',
    packing: 'Packing help adds 3 to 5 hours: $447 to $745.',
  })
})

test('A short move pays for the minimum, once', () => {
  const { sizes } = createMoveRanges('Toronto', RATES, ENGLISH)
  expect(sizes['A few items']?.move).toBe(
    'Moving a few items within Toronto mostly takes 3 hours with a crew of two: $526.',
  )
  expect(sizes['A few items']?.packing).toBe('Packing help adds 1 hour: $149.')
})

test.each([
  ['fr', /de 5 à 7 heures avec une équipe de deux\u00a0: de 824\u00a0\$ à 1\u00a0122\u00a0\$\.$/],
  ['es', /de 5 a 7 horas con un equipo de dos: \$824 a \$1,122\.$/],
] as const)('A range reads naturally in "%s"', (language, pattern) => {
  const { sizes } = createMoveRanges('Ottawa', RATES, getTranslate(language))
  expect(sizes['2 bedrooms']?.move).toMatch(pattern)
})

test.each([
  ['2 bedrooms', undefined, '824-1122 CAD'],
  ['2 bedrooms', true, '824-1122+447-745 CAD'],
  ['3 bedrooms', false, '1333-1751 CAD'],
  ['', true, undefined],
  ['constructor', false, undefined],
])('A move of "%s", packing help %s, is kept as %s', (moveSize, packing, text) => {
  expect(serializeMoveRange(RATES, { moveSize, ...(packing !== undefined && { packing }) })).toBe(
    text,
  )
})
