import { getCity } from '@/lib/cities/cities'
import type { City } from '@/lib/cities/city'
import type { CityKey } from '@/lib/cities/keys'

/** Without characters that sound or look alike. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 4

/** Short form of a record key to read out on the phone: the city's initial and the key's end, `T-4F7K`. */
export function formatReference(city: Pick<City, 'name'>, key: string): string {
  const characters = Array.from(key.slice(-LENGTH), (character) =>
    ALPHABET.charAt(character.charCodeAt(0) % ALPHABET.length),
  )
  return `${city.name.charAt(0)}-${characters.join('')}`
}

/** What `move_details` and `job_details` hold of every request. */
export function createRequestDetails(cityKey: CityKey, key: string) {
  const city = getCity(cityKey)
  return { city: cityKey, time_zone: city.timeZone, reference: formatReference(city, key) }
}
