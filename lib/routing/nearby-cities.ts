import { CANONICAL_CITIES } from './canonical'
import { getCity, listLanguages } from '@/lib/cities/cities'
import type { City } from '@/lib/cities/city'
import { DEFAULT_CITY, getCanonicalCity, type CityKey } from '@/lib/cities/keys'
import type { Language } from '@/lib/words/languages'
import { getPaths, type Paths } from './paths'

/** Keeps pages from growing with every new city. */
export const MAX_NEARBY_CITIES = 24

/** Closest first; the rotation makes pages list different cities. @param cityKey null: default city */
export function nearbyCities(cityKey: CityKey | null, limit = MAX_NEARBY_CITIES): CityKey[] {
  const currentCity = getCanonicalCity(cityKey ?? DEFAULT_CITY)
  const start = CANONICAL_CITIES.indexOf(currentCity)
  const rotatedCities = [...CANONICAL_CITIES.slice(start), ...CANONICAL_CITIES.slice(0, start)]
  const distanceTo = (key: CityKey) => distance(getCity(currentCity), getCity(key))
  return rotatedCities.toSorted((a, b) => distanceTo(a) - distanceTo(b)).slice(0, limit)
}

export function otherCities(country: City['country'], cityKey: CityKey | null = null): CityKey[] {
  const rank = (key: CityKey) => (getCity(key).country === country ? '0' : '1') + getCity(key).name
  return CANONICAL_CITIES.filter((key) => key !== (cityKey ?? DEFAULT_CITY)).toSorted((a, b) =>
    rank(a).localeCompare(rank(b)),
  )
}

/** Links a city's page in the reader's language, or the English one with `hrefLang`. */
export function getCityLink(key: CityKey, page: keyof Paths, language: Language) {
  const shown = listLanguages(key).includes(language) ? language : 'en'
  const link = { name: getCity(key, shown).name, href: getPaths(key, shown)[page] }
  return shown === language ? link : { ...link, hrefLang: shown }
}

function distance(from: City, to: City): number {
  const areas = ['locationId', 'region', 'country'] as const
  return areas.filter((area) => from[area] !== to[area]).length
}
