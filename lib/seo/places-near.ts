import { canonicalCity, PLACES } from './canonical'
import { DEFAULT_CITY, getCity, type City, type CityKey } from '@/lib/cities/cities'

/** So many are named at most: every page names them, and must not grow with every city that is added. */
export const PLACES_NAMED = 24

/**
 * The places to name on a city's page: the city itself, then its crew's other cities, its region's, its
 * country's and the rest; among equals, those after it in the list, so that every page names others.
 * @param cityKey `null` is the default area
 */
export function placesNear(cityKey: CityKey | null, most = PLACES_NAMED): CityKey[] {
  const own = canonicalCity(cityKey ?? DEFAULT_CITY)
  const start = PLACES.indexOf(own)
  const inTurn = [...PLACES.slice(start), ...PLACES.slice(0, start)]
  const far = (key: CityKey) => farness(getCity(own), getCity(key))
  return inTurn.toSorted((a, b) => far(a) - far(b)).slice(0, most)
}

function farness(from: City, to: City): number {
  const shared = [
    from.locationId === to.locationId,
    from.region === to.region,
    from.country === to.country,
  ]
  return shared.filter((isShared) => !isShared).length
}
