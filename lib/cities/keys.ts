import { CITY_COUNTRIES } from './city-countries'

/** First segment of a city's addresses. */
export type CityKey = keyof typeof CITY_COUNTRIES

export const CITY_KEYS = Object.keys(CITY_COUNTRIES) as [CityKey, ...CityKey[]]

/** The city of `/` and `/get-quote`. */
export const DEFAULT_CITY: CityKey = 'dfw'

/** By the other spelling of a city, the one in canonical links (docs/requirements.md, decision 9). */
export const CANONICAL_CITY_KEYS: Partial<Record<CityKey, CityKey>> = { sanantonio: 'san-antonio' }

export function isCityKey(value: unknown): value is CityKey {
  return typeof value === 'string' && Object.hasOwn(CITY_COUNTRIES, value)
}

export function getCityCountry(key: CityKey): 'usa' | 'canada' {
  return CITY_COUNTRIES[key]
}
