/** The languages, by the first segment of their addresses; English has none. */
export const LANGUAGES = {
  en: { name: 'English', locale: 'en-US' },
  fr: { name: 'Français', locale: 'fr-CA' },
  es: { name: 'Español', locale: 'es-US' },
} as const
export type Language = keyof typeof LANGUAGES
export type OtherLanguage = Exclude<Language, 'en'>

export const OTHER_LANGUAGES = Object.keys(LANGUAGES).filter(
  (language) => language !== 'en',
) as OtherLanguage[]

export function isLanguage(text: unknown): text is Language {
  return typeof text === 'string' && Object.hasOwn(LANGUAGES, text)
}

/** The BCP 47 tag of a document. */
export function getDocumentLanguage(language: Language, country: 'usa' | 'canada') {
  return language === 'en' && country === 'canada' ? 'en-CA' : LANGUAGES[language].locale
}
