import { getCity, getLanguageCity, listLanguages } from '@/lib/cities/cities'
import { getAreaCities } from '@/lib/cities/location-cities'
import { CITY_KEYS, DEFAULT_CITY, getCanonicalCity, type CityKey } from '@/lib/cities/keys'
import type { AreaKey } from '@/lib/cities/locations'
import { getDocumentLanguage, LANGUAGES, type Language } from '@/lib/words/languages'
import { PAGE_NAMES, getPaths, type Paths } from './paths'

/**
 * docs/requirements.md, decision 9. All cities share a policy, so it has one address per language. The cities
 * of a crew area share their prices.
 */
export function getCanonicalPaths(cityKey: CityKey | null, language?: Language): Paths {
  const key = cityKey && getCanonicalCity(cityKey)
  const { privacy, accessibility } = getPaths(getLanguageCity(language), language)
  const { prices } = getPaths(getPricesCity(cityKey ?? DEFAULT_CITY, language), language)
  return {
    ...getPaths(key === DEFAULT_CITY ? null : key, language),
    prices,
    privacy,
    accessibility,
  }
}

function getPricesCity(cityKey: CityKey, language: Language = 'en'): CityKey {
  const cities = getAreaCities(getCity(cityKey).areaKey)
  return cities.find((key) => listLanguages(key).includes(language)) ?? cityKey
}

/** The page's addresses by BCP 47 tag, for `hreflang`; undefined for a page that is only in English. */
export function getAlternates(
  cityKey: CityKey | null,
  page: keyof Paths,
): Record<string, string> | undefined {
  const { country } = getCity(cityKey ?? DEFAULT_CITY)
  const isPolicy = page === 'privacy' || page === 'accessibility'
  const languages = isPolicy ? listAllLanguages() : listLanguages(cityKey)
  if (languages.length === 1) return undefined
  const entries = languages.map((language) => [
    isPolicy && language === 'en' ? 'en' : getDocumentLanguage(language, country),
    getCanonicalPaths(cityKey, language)[page],
  ])
  return Object.fromEntries([
    ...entries,
    ['x-default', getCanonicalPaths(cityKey)[page]],
  ]) as Record<string, string>
}

const listAllLanguages = () => Object.keys(LANGUAGES) as Language[]

export const CANONICAL_CITIES: readonly CityKey[] = CITY_KEYS.filter(
  (key) => getCanonicalCity(key) === key,
)

/** Pages of prices are not among them: `listPricesPaths`. */
export const INDEXED_PATHS: readonly string[] = [
  ...new Set(
    listAllLanguages().flatMap((language) => {
      const cities = [null, ...CANONICAL_CITIES].filter((cityKey) =>
        listLanguages(cityKey).includes(language),
      )
      const { privacy, accessibility } = getCanonicalPaths(null, language)
      const paths = cities.map((cityKey) => getCanonicalPaths(cityKey, language))
      const pages = PAGE_NAMES.filter((page) => page !== 'prices')
      return [...paths.flatMap((of) => pages.map((page) => of[page])), privacy, accessibility]
    }),
  ),
]

/** An area's pages of prices, which are indexed once it has any. */
export function listPricesPaths(areaKey: AreaKey): string[] {
  const cities = getAreaCities(areaKey)
  const paths = cities.flatMap((key) =>
    listLanguages(key).map((language) => getCanonicalPaths(key, language).prices),
  )
  return [...new Set(paths)]
}
