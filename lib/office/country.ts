import type { City } from '@/lib/cities/city'
import { findRequestCities } from '@/lib/cities/location-cities'
import { parseCountry } from '@/lib/requests/request-parts'
import type { Request } from '@/lib/requests/request'

/** Uses the city or location, else the pickup's address. Undefined if none of them names one country. */
export function findRequestCountry({
  cityKey,
  locationId,
  pickup,
}: Request): City['country'] | undefined {
  const cities = findRequestCities(cityKey, locationId)
  const [country, other] = new Set(cities.map((city) => city.country))
  if (country && !other) return country
  return parseCountry(pickup?.address.country)
}
