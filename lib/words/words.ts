import { BROWSER_WORDS as FRENCH_BROWSER_WORDS, WORDS as FRENCH_WORDS } from './fr'
import type { Language, OtherLanguage } from './languages'
import { createTranslate, ENGLISH, type Translate, type Words } from './translate'

type Dictionary = typeof FRENCH_WORDS

/** A sentence that a language lacks does not compile. */
const DICTIONARIES: Record<OtherLanguage, Dictionary> = { fr: FRENCH_WORDS }
const BROWSER_DICTIONARIES: Record<OtherLanguage, Words> = { fr: FRENCH_BROWSER_WORDS }

const TRANSLATES = Object.fromEntries(
  Object.entries(DICTIONARIES).map(([language, words]) => [
    language,
    createTranslate(language as OtherLanguage, words),
  ]),
) as Record<OtherLanguage, Translate>

/** On the server: a browser has only what its page gives to components/ui/words.tsx. */
export function getTranslate(language: Language): Translate {
  return language === 'en' ? ENGLISH : TRANSLATES[language]
}

/** Undefined for English, which the components hold themselves. */
export function getBrowserWords(language: Language): Words | undefined {
  return language === 'en' ? undefined : BROWSER_DICTIONARIES[language]
}
