/** Countries by the first segment of a city's addresses. Browser code imports no other city facts. */
const CITY_COUNTRIES = {
  toronto: 'canada',
  miami: 'usa',
  'fort-lauderdale': 'usa',
  kitchener: 'canada',
  waterloo: 'canada',
  cambridge: 'canada',
  guelph: 'canada',
  brantford: 'canada',
  edmonton: 'canada',
  ottawa: 'canada',
  hamilton: 'canada',
  niagara: 'canada',
  houston: 'usa',
  sanantonio: 'usa',
  'san-antonio': 'usa',
  dfw: 'usa',
  barrie: 'canada',
} as const

export type CityKey = keyof typeof CITY_COUNTRIES

export type CityKeyOf<Country> = {
  [Key in CityKey]: (typeof CITY_COUNTRIES)[Key] extends Country ? Key : never
}[CityKey]

export const CITY_KEYS = Object.keys(CITY_COUNTRIES) as [CityKey, ...CityKey[]]

/** The city of `/` and `/get-quote`. */
export const DEFAULT_CITY: CityKey = 'dfw'

const CANONICAL_KEYS: Partial<Record<CityKey, CityKey>> = { sanantonio: 'san-antonio' }

/** The spelling of a city in canonical links (docs/requirements.md, decision 9). */
export function getCanonicalCity(key: CityKey): CityKey {
  return CANONICAL_KEYS[key] ?? key
}

export function isCityKey(value: unknown): value is CityKey {
  return typeof value === 'string' && Object.hasOwn(CITY_COUNTRIES, value)
}

export function getCityCountry(key: CityKey): 'usa' | 'canada' {
  return CITY_COUNTRIES[key]
}
