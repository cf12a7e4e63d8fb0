import { getWallClock } from '@/lib/dates/wall-clock'
import type { WallClock } from '@/lib/dates/schedule'
import { OTHER_LANGUAGES, type Language, type OtherLanguage } from '@/lib/words/languages'
import { CANADA } from './canada'
import type { City } from './city'
import { CITY_KEYS, DEFAULT_CITY, isCityKey, type CityKey } from './keys'
import { USA } from './usa'

/** Browser code imports `keys.ts` instead. */
export const CITIES: Record<CityKey, City> = { ...CANADA, ...USA }

export function getCity(key: CityKey, language: Language = 'en'): City {
  const city = CITIES[key]
  const name = language === 'en' ? undefined : city.languages?.[language]
  return name === undefined ? city : { ...city, name }
}

/** English first. @param key null for the pages without a city key */
export function listLanguages(key: CityKey | null): Language[] {
  const { languages } = getCity(key ?? DEFAULT_CITY)
  return ['en', ...OTHER_LANGUAGES.filter((language) => languages?.[language] !== undefined)]
}

/** Undefined for English, and for a language that the city lacks. */
export function findOtherLanguage(key: CityKey, text: string): OtherLanguage | undefined {
  const languages = listLanguages(key)
  return OTHER_LANGUAGES.find((language) => language === text && languages.includes(language))
}

/** The city whose pages replace `/` and `/get-quote` in a language; null if these exist in it. */
export function getLanguageCity(language: Language = 'en'): CityKey | null {
  const hasLanguage = (key: CityKey | null) => listLanguages(key).includes(language)
  return hasLanguage(null) ? null : (CITY_KEYS.find(hasLanguage) ?? null)
}

export function getCityClock(cityKey: string, now: Date): WallClock {
  return getWallClock(now, getCity(isCityKey(cityKey) ? cityKey : DEFAULT_CITY).timeZone)
}

/** The earliest ISO date among the cities: that day has begun in all of them. */
export function getSharedDate(cities: readonly City[], now: Date): string {
  const dates = cities.map(({ timeZone }) => getWallClock(now, timeZone).date)
  return dates.toSorted()[0] ?? now.toISOString().slice(0, 10)
}
