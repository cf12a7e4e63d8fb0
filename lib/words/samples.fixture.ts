import type { CityKey } from '@/lib/cities/keys'
import type { OtherLanguage } from './languages'

export const SAMPLE_CITIES = {
  fr: 'ottawa',
  es: 'miami',
} as const satisfies Partial<Record<OtherLanguage, CityKey>>

/** Separate from `OtherLanguage`, so that a new language compiles before tests have its samples. */
export type SampleLanguage = keyof typeof SAMPLE_CITIES
export const SAMPLE_LANGUAGES = Object.keys(SAMPLE_CITIES) as SampleLanguage[]

/** Rows of `test.each`: language, name and value of each sample. */
export const listSamples = <T>(create: (language: SampleLanguage) => Record<string, T>) =>
  SAMPLE_LANGUAGES.flatMap((language) =>
    Object.entries(create(language)).map(([name, value]) => [language, name, value] as const),
  )

const ENGLISH_WORDS =
  /\b(?:the|and|your?|our|we|with|for|from|call|get|move|quote|free|pickup|junk|crew|here|off|home|to|of|at|in|is)\b/i

/** @param text without names and addresses, which may contain such words */
export function findEnglishWord(text: string): string | undefined {
  return ENGLISH_WORDS.exec(text)?.[0]
}
