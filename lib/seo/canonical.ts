import { CANONICAL_CITY, CITY_KEYS, DEFAULT_CITY, type CityKey } from '@/lib/cities/cities'
import { AREA_PAGE_NAMES, pathsOf, PRIVACY_PATH } from '@/lib/routing/paths'

/** Where links of an area lead, under the one address that search engines are told of (decision 9). */
export function canonicalPaths(cityKey: CityKey | null) {
  const key = cityKey && canonicalCity(cityKey)
  return pathsOf(key === DEFAULT_CITY ? null : key)
}

/** The one spelling of a city that search engines are told of. */
export function canonicalCity(cityKey: CityKey): CityKey {
  return CANONICAL_CITY[cityKey] ?? cityKey
}

/** Every city once, under that spelling. */
export const PLACES: readonly CityKey[] = CITY_KEYS.filter((key) => canonicalCity(key) === key)

/** Every address that search engines are told of, each once. */
export const INDEXED_PATHS: readonly string[] = [
  ...new Set([
    ...[null, ...PLACES].flatMap((cityKey) => {
      const paths = canonicalPaths(cityKey)
      return AREA_PAGE_NAMES.map((page) => paths[page])
    }),
    PRIVACY_PATH,
  ]),
]
