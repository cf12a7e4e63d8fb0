import { CITY_KEYS, DEFAULT_CITY, getCanonicalCity, type CityKey } from '@/lib/cities/keys'
import { ACCESSIBILITY_PATH, PAGE_NAMES, getPaths, PRIVACY_PATH } from './paths'

/** docs/requirements.md, decision 9. */
export function getCanonicalPaths(cityKey: CityKey | null) {
  const key = cityKey && getCanonicalCity(cityKey)
  return getPaths(key === DEFAULT_CITY ? null : key)
}

export const CANONICAL_CITIES: readonly CityKey[] = CITY_KEYS.filter(
  (key) => getCanonicalCity(key) === key,
)

export const INDEXED_PATHS: readonly string[] = [
  ...new Set([
    ...[null, ...CANONICAL_CITIES].flatMap((cityKey) => {
      const paths = getCanonicalPaths(cityKey)
      return PAGE_NAMES.map((page) => paths[page])
    }),
    PRIVACY_PATH,
    ACCESSIBILITY_PATH,
  ]),
]
