import { getCity } from './cities'
import type { CityKey } from './keys'
import { SEED_LOCATIONS } from './locations'
import type { PageContext } from './page-context'

/** For a visitor from the USA, with the built-in number of the city's location. */
export function createPageContext(cityKey: CityKey, more: Partial<PageContext> = {}): PageContext {
  const city = getCity(cityKey)
  const phone = SEED_LOCATIONS[city.locationId].tracking_phone
  return { cityKey, city, phone, visitorCountry: 'usa', language: 'en', ...more }
}
