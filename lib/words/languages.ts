/** By the first segment of their addresses; English has none. */
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

/** BCP 47, as a document says it. */
export function getDocumentLanguage(language: Language, country: 'usa' | 'canada') {
  return language === 'en' && country === 'canada' ? 'en-CA' : LANGUAGES[language].locale
}
