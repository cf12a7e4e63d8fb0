import { OTHER_LANGUAGES } from './languages'
import { SAMPLE_LANGUAGES, type SampleLanguage } from './samples.fixture'
import { createTranslate } from './create-translate'
import { ENGLISH, type Words } from './translate'

let sentences: (readonly [language: string, english: string, other: string])[]
beforeAll(async () => {
  const lists = OTHER_LANGUAGES.map(async (language) => {
    const { WORDS } = (await import(`./${language}`)) as { WORDS: Words }
    return Object.entries(WORDS).map(([english, other]) => [language, english, other] as const)
  })
  sentences = (await Promise.all(lists)).flat()
})

test('A sentence gets its values, in the order that a language needs', () => {
  const words = {
    'Moving in {city} by {day}': '{day} : {city}',
    'At most {max} characters': '{max} max',
  }
  const t = createTranslate({ language: 'fr', locale: 'fr-CA' }, words) as (
    text: string,
    values?: object,
  ) => string
  expect(t('Moving in {city} by {day}', { city: 'Hull', day: 2 })).toBe('2 : Hull')
  expect(t('At most {max} characters', { max: 500 })).toBe('500 max')
  expect(t('Nobody translated {this}')).toBe('Nobody translated {this}')
  expect((ENGLISH as typeof t)('In {city}', { city: '{day}', day: 'x' })).toBe('In {day}')
})

test('Every language has the values and the parts with markup of the English sentence', () => {
  const list = (text: string) => new Set(text.match(/\{\w+\}|<\/?\d>/g)?.toSorted())
  const differing = sentences.filter(
    ([, english, other]) =>
      // French names no region, because Ottawa–Gatineau lies in two.
      english !== '{city}, {region}' &&
      [...list(english).symmetricDifference(list(other))].length > 0,
  )
  expect(differing).toEqual([])
})

/** A question or exclamation without its opening sign. */
const NOT_OPENED = /(?:^|[.?!…:»”]\s|\n)[^¿.?!…]*\?|(?:^|[.?!…:»”]\s|\n)[^¡.?!…]*!/
const WRONG_SIGNS: Record<SampleLanguage, readonly RegExp[]> = {
  fr: [
    /\u202f|['"]| [:;?!%$»]|[\u00a0][;?!]|«(?!\u00a0)|(?<!\u00a0)»|[^\u00a0\d/]:(?!\/)|\.\.\.| {2}/,
  ],
  es: [/['"]|\s[:;?!%,.»”)]|[¿¡«“(]\s|\.\.\.|\s{2}/, NOT_OPENED],
}

test('Every language has its samples', () => {
  expect(new Set(SAMPLE_LANGUAGES)).toEqual(new Set(OTHER_LANGUAGES))
})

test.each(SAMPLE_LANGUAGES)('The language "%s" has its spaces and signs', (language) => {
  const own = sentences.filter(([of]) => of === language)
  expect(own.length).toBeGreaterThan(500)
  const endOf = (text: string) => /\s$/.exec(text)?.[0]
  const wrong = own.filter(
    ([, english, text]) =>
      WRONG_SIGNS[language].some((pattern) => pattern.test(text)) || endOf(text) !== endOf(english),
  )
  expect(wrong).toEqual([])
})
