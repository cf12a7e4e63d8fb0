import type { CityKey } from '@/lib/cities/keys'
import type { OtherLanguage } from './languages'

/** A city of each language. */
export const SAMPLE_CITIES = {
  fr: 'ottawa',
  es: 'miami',
} as const satisfies Record<OtherLanguage, CityKey>

/** Words that no other language has. */
const ENGLISH_WORDS =
  /\b(?:the|and|your?|our|we|with|for|from|call|get|move|quote|free|pickup|junk|crew|here|off|home|to|of|at|in|is)\b/i

/** The first English word of a text without its names and addresses. */
export function findEnglishWord(text: string): string | undefined {
  return ENGLISH_WORDS.exec(text)?.[0]
}
