import { getCity, getLanguageCity, listLanguages } from '@/lib/cities/cities'
import { getAreaCities } from '@/lib/cities/location-cities'
import { CITY_KEYS, DEFAULT_CITY, getCanonicalCity, type CityKey } from '@/lib/cities/keys'
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

/** Pages by address. The sitemap leaves out those that nothing leads to yet (app/sitemap.ts). */
export const INDEXED_PAGES: ReadonlyMap<string, { page: keyof Paths; cityKey: CityKey }> = new Map(
  listAllLanguages().flatMap((language) => {
    const cities = CANONICAL_CITIES.filter((key) => listLanguages(key).includes(language))
    const pages = cities.flatMap((cityKey) => PAGE_NAMES.map((page) => ({ page, cityKey })))
    const policies = (['privacy', 'accessibility'] as const).map((page) => ({
      ...{ page, cityKey: DEFAULT_CITY },
    }))
    return [...pages, ...policies].map(
      (one) => [getCanonicalPaths(one.cityKey, language)[one.page], one] as const,
    )
  }),
)

export const INDEXED_PATHS: readonly string[] = [...INDEXED_PAGES.keys()]
