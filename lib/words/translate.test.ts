import { OTHER_LANGUAGES } from './languages'
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
    'At most {number} characters': '{number} max',
  }
  const t = createTranslate({ language: 'fr', locale: 'fr-CA' }, words) as (
    text: string,
    values?: object,
  ) => string
  expect(t('Moving in {city} by {day}', { city: 'Hull', day: 2 })).toBe('2 : Hull')
  expect(t('At most 500 characters')).toBe('500 max')
  expect(t('Nobody translated {this}')).toBe('Nobody translated {this}')
  expect((ENGLISH as typeof t)('In {city}', { city: '{day}', day: 'x' })).toBe('In {day}')
})

test('Every language has the values and the parts with markup of the English sentence', () => {
  const list = (text: string) => new Set(text.match(/\{\w+\}|<\/?\d>/g)?.toSorted())
  const differing = sentences.filter(
    ([, english, other]) =>
      // A city may lie in two regions.
      english !== '{city}, {region}' &&
      [...list(english).symmetricDifference(list(other))].length > 0,
  )
  expect(differing).toEqual([])
})

test('French has its spaces and signs', () => {
  expect(sentences.length).toBeGreaterThan(500)
  const wrong =
    /\u202f|['"]| [:;?!%$»]|[\u00a0][;?!]|«(?!\u00a0)|(?<!\u00a0)»|[^\u00a0\d/]:(?!\/)|\.\.\.| {2}/
  const isWrong = ([language, english, text]: (typeof sentences)[number]) =>
    language === 'fr' && (wrong.test(text) || /\s$/.exec(text)?.[0] !== /\s$/.exec(english)?.[0])
  expect(sentences.filter(isWrong)).toEqual([])
})
