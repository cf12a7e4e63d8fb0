import { CITIES, getCity } from './cities'
import type { City } from './city'
import { CITY_KEYS, isCityKey, type CityKey } from './keys'

/** Lists a city with two keys once. */
export function getLocationCities(id: unknown): City[] {
  return [...new Set<City>(Object.values(CITIES))].filter(({ locationId }) => locationId === id)
}

/**
 * The cities of which a stored request may be: they share number and hours, but not always a country.
 * @param cityKey of the details, which may be missing
 */
export function findRequestCities(cityKey: unknown, locationId: unknown): City[] {
  return isCityKey(cityKey) ? [getCity(cityKey)] : getLocationCities(locationId)
}

/** The first of these cities: it has the request's number and hours. */
export function findRequestCityKey(cityKey: unknown, locationId: unknown): CityKey | undefined {
  if (isCityKey(cityKey)) return cityKey
  return CITY_KEYS.find((key) => getCity(key).locationId === locationId)
}
