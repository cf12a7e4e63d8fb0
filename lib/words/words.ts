import * as SPANISH from './es'
import * as FRENCH from './fr'
import { LANGUAGES, OTHER_LANGUAGES, type Language, type OtherLanguage } from './languages'
import { createTranslate } from './create-translate'
import { ENGLISH, type Translate, type Words } from './translate'

/** This type makes a language that lacks a sentence fail to compile. */
const DICTIONARIES: Record<OtherLanguage, typeof FRENCH> = { fr: FRENCH, es: SPANISH }

const TRANSLATES = Object.fromEntries(
  OTHER_LANGUAGES.map((language) => {
    const { locale } = LANGUAGES[language]
    return [language, createTranslate({ language, locale }, DICTIONARIES[language].WORDS)]
  }),
) as Record<OtherLanguage, Translate>

/** Server only. A browser has the words that its page passes to components/ui/use-translate.tsx. */
export function getTranslate(language: Language): Translate {
  return language === 'en' ? ENGLISH : TRANSLATES[language]
}

/** Undefined for English, whose sentences are in the components. @param part `PRIVACY_CHOICES` for the privacy page */
export function getBrowserWords(
  language: Language,
  part: 'BROWSER_WORDS' | 'PRIVACY_CHOICES' = 'BROWSER_WORDS',
): Words | undefined {
  return language === 'en' ? undefined : DICTIONARIES[language][part]
}
