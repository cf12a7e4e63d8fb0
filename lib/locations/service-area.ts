import 'server-only'
import { getCity } from '@/lib/cities/cities'
import { getCanonicalCity, type CityKey } from '@/lib/cities/keys'
import { getRegion } from '@/lib/forms/code-regions'
import { nearbyCities } from '@/lib/routing/nearby-cities'

/** @param codes of an address, or of both ends of a move @param state '' if only the code is known */
export async function isOutsideArea(cityKey: CityKey, codes: readonly string[], state = '') {
  return (await compareArea(cityKey, codes, state)) === 'outside'
}

/** True for no codes, too. Only a move within the area has a range, because an unknown code may be overseas. */
export async function isWithinArea(cityKey: CityKey, codes: readonly string[]) {
  return (await compareArea(cityKey, codes)) === 'within'
}

/** unknown: our tables lack a code. We neither refuse nor trust it. */
async function compareArea(cityKey: CityKey, codes: readonly string[], state = '') {
  const { servedRegions, serviceRadiusKm = 80 } = getCity(cityKey)
  const regions = [state, ...codes.map(getRegion)].filter(Boolean)
  if (!regions.every((region) => servedRegions.includes(region))) return 'outside'
  const measures = await Promise.all(codes.map(measureFrom))
  const distances = measures.map((measure) => measure(cityKey))
  if (distances.some((km) => km > serviceRadiusKm)) return 'outside'
  return distances.some(Number.isNaN) ? 'unknown' : 'within'
}

/** The nearest city that serves the region; undefined if that is the city itself. */
export async function findNearestCity(cityKey: CityKey, code: string, state: string) {
  const region = getRegion(code) || state
  const isServing = (key: CityKey) => getCity(key).servedRegions.includes(region)
  const measure = await measureFrom(code)
  const cities = nearbyCities(cityKey, Infinity).filter(isServing)
  const [nearest] = cities.toSorted((a, b) => measure(a) - measure(b))
  return nearest === getCanonicalCity(cityKey) ? undefined : nearest
}

/** @returns kilometres to a city's centre, within 1 %; NaN if the table has no coordinates */
export async function measureFrom(code: string): Promise<(cityKey: CityKey) => number> {
  // `npm run assets -- codes` writes it, and the first form that is sent loads it.
  const { default: table } = await import('./code-coordinates.json')
  const places: Readonly<Record<string, readonly number[] | undefined>> = table
  const [y = NaN, x = NaN] = places[code] ?? places[code.slice(0, 3).toUpperCase()] ?? []
  return (cityKey) => {
    const { latitude, longitude } = getCity(cityKey)
    const width = Math.cos(((y + latitude) / 2) * (Math.PI / 180))
    return 111.2 * Math.hypot(y - latitude, (x - longitude) * width)
  }
}
