import { CITIES, getCity } from './cities'
import type { City } from './city'
import { CITY_KEYS, isCityKey, type CityKey } from './keys'
import { LOCATION_IDS, type LocationId } from './locations'

/** Lists a city with two keys once. */
export function getLocationCities(id: LocationId): City[] {
  return [...new Set<City>(Object.values(CITIES))].filter(({ locationId }) => locationId === id)
}

/**
 * The cities of which a stored request may be: they share number and hours, but not always a country.
 * @param cityKey of the details, which may be missing
 */
export function findRequestCities(cityKey: unknown, locationId: unknown): City[] {
  if (isCityKey(cityKey)) return [getCity(cityKey)]
  const id = LOCATION_IDS.find((one) => one === locationId)
  return id ? getLocationCities(id) : []
}

/** The first of these cities: it has the request's number and hours. */
export function findRequestCityKey(cityKey: unknown, locationId: unknown): CityKey | undefined {
  if (isCityKey(cityKey)) return cityKey
  return CITY_KEYS.find((key) => getCity(key).locationId === locationId)
}
