import { getCity, getLanguageCity, listLanguages } from '@/lib/cities/cities'
import { CITY_KEYS, DEFAULT_CITY, getCanonicalCity, type CityKey } from '@/lib/cities/keys'
import { getDocumentLanguage, LANGUAGES, type Language } from '@/lib/words/languages'
import { PAGE_NAMES, getPaths, type Paths } from './paths'

/** docs/requirements.md, decision 9. All cities share a policy, so it has one address per language. */
export function getCanonicalPaths(cityKey: CityKey | null, language?: Language): Paths {
  const key = cityKey && getCanonicalCity(cityKey)
  const { privacy, accessibility } = getPaths(getLanguageCity(language), language)
  return { ...getPaths(key === DEFAULT_CITY ? null : key, language), privacy, accessibility }
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

export const INDEXED_PATHS: readonly string[] = [
  ...new Set(
    listAllLanguages().flatMap((language) => {
      const cities = [null, ...CANONICAL_CITIES].filter((cityKey) =>
        listLanguages(cityKey).includes(language),
      )
      const { privacy, accessibility } = getCanonicalPaths(null, language)
      const paths = cities.map((cityKey) => getCanonicalPaths(cityKey, language))
      return [...paths.flatMap((of) => PAGE_NAMES.map((page) => of[page])), privacy, accessibility]
    }),
  ),
]
