import { CITIES, getCity } from './cities'
import type { City } from './city'
import { CITY_KEYS, getCanonicalCity, isCityKey, type CityKey } from './keys'
import type { AreaKey, LocationId } from './locations'

/** Lists a city with two keys once. */
export function getLocationCities(id: unknown): City[] {
  return [...new Set<City>(Object.values(CITIES))].filter(({ locationId }) => locationId === id)
}

/** The cities that a stored request may belong to. They share number and hours, but not always a country. */
export function findRequestCities(cityKey: unknown, locationId: unknown): City[] {
  return isCityKey(cityKey) ? [getCity(cityKey)] : getLocationCities(locationId)
}

/** The first of these cities. It has the request's number and hours. */
export function findRequestCityKey(cityKey: unknown, locationId: unknown): CityKey | undefined {
  if (isCityKey(cityKey)) return cityKey
  return CITY_KEYS.find((key) => getCity(key).locationId === locationId)
}

export const AREA_KEYS: readonly AreaKey[] = [
  ...new Set(CITY_KEYS.map((key) => getCity(key).areaKey)),
]

export function isAreaKey(text: unknown): text is AreaKey {
  return AREA_KEYS.some((key) => key === text)
}

/** The area's first city, whose pages include the desk. */
export function getAreaCity(areaKey: AreaKey): { cityKey: CityKey; city: City } {
  const cityKey = CITY_KEYS.find((key) => getCity(key).areaKey === areaKey)
  if (!cityKey) throw new Error(`no city in ${areaKey}`)
  return { cityKey: getCanonicalCity(cityKey), city: getCity(cityKey) }
}

/** `Toronto`, as in "the Toronto desk". */
export function getDeskName(areaKey: AreaKey): string {
  return getAreaCity(areaKey).city.locationName.replace(/^Greater /, '')
}

/** The location whose record holds the area's settings. */
export const getAreaLocation = (areaKey: AreaKey): LocationId =>
  getAreaCity(areaKey).city.locationId

export const listLocationAreas = (id: LocationId): AreaKey[] =>
  AREA_KEYS.filter((areaKey) => getAreaLocation(areaKey) === id)

export function getAreaCities(areaKey: AreaKey): CityKey[] {
  return CITY_KEYS.filter(
    (key) => getCanonicalCity(key) === key && getCity(key).areaKey === areaKey,
  )
}

/** The crew area of a stored request. If its city is unknown, `country` decides between areas. */
export function findRequestArea(
  cityKey: unknown,
  locationId: unknown,
  country: City['country'] | undefined,
): AreaKey | undefined {
  const cities = findRequestCities(cityKey, locationId)
  return (cities.find((city) => city.country === country) ?? cities[0])?.areaKey
}

/** The areas that a change is about. The record has their fields at `path`: '' or `areas/houston/`. */
export type Scope = ReturnType<typeof getLocationScope>

export const getLocationScope = (id: LocationId) => ({
  ...{ id, areas: listLocationAreas(id), path: '', name: id as AreaKey },
})

export function getAreaScope(areaKey: AreaKey): Scope {
  const whole = getLocationScope(getAreaLocation(areaKey))
  if (whole.areas.length === 1) return whole
  return { ...whole, areas: [areaKey], path: getOwnPath(areaKey), name: areaKey }
}

export const getOwnPath = (areaKey: AreaKey) => `areas/${areaKey}/`
