import { formatVariant, listVariants, parseVariant } from './paths'

test('A variant names the country, and the language unless that is English', () => {
  expect(listVariants(['en', 'fr'])).toEqual([
    ...['usa', 'canada', 'other', 'usa-fr', 'canada-fr', 'other-fr'],
  ])
})

test.each(['usa', 'canada-fr'])('%s is read as it was written', (variant) => {
  const { visitorCountry, language } = parseVariant(variant)
  expect(formatVariant(visitorCountry as 'usa', language)).toBe(variant)
})

test.each(['canada-xx', 'canada-en', 'canada-constructor'])('%s is in English', (variant) => {
  expect(parseVariant(variant)).toEqual({ visitorCountry: 'canada', language: 'en' })
})

test('An unknown country is the USA', () => {
  expect(parseVariant('france-fr')).toEqual({ visitorCountry: 'usa', language: 'fr' })
})
