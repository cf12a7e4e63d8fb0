import { isCountryName, type CountryName } from '@/lib/business/regions'
import type { City } from '@/lib/cities/city'
import { findRequestCities } from '@/lib/cities/location-cities'
import { readRecord, readText } from '@/lib/notifications/stored-request'
import type { StoredRecord } from '@/lib/store/store'

const COUNTRIES: Record<CountryName, City['country']> = { 'United States': 'usa', Canada: 'canada' }

/**
 * By the city or location of a lead or job, else by the pickup's address. Undefined for a lead of a
 * location in two countries whose details are missing.
 */
export function findRequestCountry(
  record: StoredRecord,
  details: StoredRecord | null | undefined,
): City['country'] | undefined {
  const cities = findRequestCities(details?.city, record.location_id)
  const [country, other] = new Set(cities.map((city) => city.country))
  if (country && !other) return country
  const name = readText(readRecord(record, 'cus_address'), 'country')
  return isCountryName(name) ? COUNTRIES[name] : undefined
}
