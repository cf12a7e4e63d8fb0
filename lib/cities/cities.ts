import { getWallClock } from '@/lib/dates/wall-clock'
import type { WallClock } from '@/lib/dates/schedule'
import { CANADA } from './canada'
import type { City } from './city'
import { DEFAULT_CITY, isCityKey, type CityKey } from './keys'
import { USA } from './usa'

/** Browser code imports `keys.ts` instead. */
export const CITIES: Record<CityKey, City> = { ...CANADA, ...USA }

export function getCity(key: CityKey): City {
  return CITIES[key]
}

/** An unknown key means the default city. */
export function getCityClock(cityKey: string, now: Date): WallClock {
  return getWallClock(now, getCity(isCityKey(cityKey) ? cityKey : DEFAULT_CITY).timeZone)
}

/** The ISO date of the city where the day ends last: it has begun in all of them. */
export function getSharedDate(cities: readonly City[], now: Date): string {
  const dates = cities.map(({ timeZone }) => getWallClock(now, timeZone).date)
  return dates.toSorted()[0] ?? now.toISOString().slice(0, 10)
}
