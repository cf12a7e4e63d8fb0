import type { CityKey } from '@/lib/cities/keys'
import type { OtherLanguage } from './languages'

/** A city of each language. */
export const SAMPLE_CITIES = {
  fr: 'ottawa',
  es: 'miami',
} as const satisfies Partial<Record<OtherLanguage, CityKey>>

/** Of the tests' samples: a language is added before they have its own. */
export type SampleLanguage = keyof typeof SAMPLE_CITIES
export const SAMPLE_LANGUAGES = Object.keys(SAMPLE_CITIES) as SampleLanguage[]

/** For `test.each`: the language, the name and the value of each sample. */
export const listSamples = <T>(create: (language: SampleLanguage) => Record<string, T>) =>
  SAMPLE_LANGUAGES.flatMap((language) =>
    Object.entries(create(language)).map(([name, value]) => [language, name, value] as const),
  )

/** Words that no other language has. */
const ENGLISH_WORDS =
  /\b(?:the|and|your?|our|we|with|for|from|call|get|move|quote|free|pickup|junk|crew|here|off|home|to|of|at|in|is)\b/i

/** The first English word of a text without its names and addresses. */
export function findEnglishWord(text: string): string | undefined {
  return ENGLISH_WORDS.exec(text)?.[0]
}
