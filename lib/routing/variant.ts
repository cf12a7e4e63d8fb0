import { COUNTRIES, type Country } from '@/lib/business/brand'
import { isLanguage, type Language } from '@/lib/words/languages'

/** The first segment of every internal path: `canada`, `canada-fr`. */
export function formatVariant(country: Country, language: Language = 'en'): string {
  return language === 'en' ? country : `${country}-${language}`
}

export function parseVariant(variant: string): { visitorCountry: Country; language: Language } {
  const [name, language = 'en'] = variant.split('-')
  const visitorCountry = COUNTRIES.find((country) => country === name) ?? 'usa'
  return { visitorCountry, language: isLanguage(language) ? language : 'en' }
}

export function listVariants(languages: readonly Language[]): string[] {
  return languages.flatMap((language) =>
    COUNTRIES.map((country) => formatVariant(country, language)),
  )
}
