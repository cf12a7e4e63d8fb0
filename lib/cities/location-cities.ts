import { CITIES } from './cities'
import type { City } from './city'
import type { LocationId } from './locations'

/** Without a second key of the same city. */
export function getLocationCities(id: LocationId): City[] {
  return [...new Set<City>(Object.values(CITIES))].filter(({ locationId }) => locationId === id)
}
