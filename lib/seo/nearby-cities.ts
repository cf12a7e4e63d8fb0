import { getCanonicalCity, CANONICAL_CITIES } from './canonical'
import { getCity } from '@/lib/cities/cities'
import type { City } from '@/lib/cities/city'
import { DEFAULT_CITY, type CityKey } from '@/lib/cities/keys'

/** So many are named at most: every page names them, and must not grow with every city that is added. */
export const MAX_NEARBY_CITIES = 24

/**
 * The places to name on a city's page: the city itself, then its crew's other cities, its region's, its
 * country's and the rest; among equals, those after it in the list, so that every page names others.
 * @param cityKey `null` is the default area
 */
export function nearbyCities(cityKey: CityKey | null, limit = MAX_NEARBY_CITIES): CityKey[] {
  const currentCity = getCanonicalCity(cityKey ?? DEFAULT_CITY)
  const start = CANONICAL_CITIES.indexOf(currentCity)
  const rotatedCities = [...CANONICAL_CITIES.slice(start), ...CANONICAL_CITIES.slice(0, start)]
  const distanceTo = (key: CityKey) => distance(getCity(currentCity), getCity(key))
  return rotatedCities.toSorted((a, b) => distanceTo(a) - distanceTo(b)).slice(0, limit)
}

function distance(from: City, to: City): number {
  const shared = [
    from.locationId === to.locationId,
    from.region === to.region,
    from.country === to.country,
  ]
  return shared.filter((isShared) => !isShared).length
}
