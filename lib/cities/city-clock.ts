import { getCity } from './cities'
import type { City } from './city'
import { DEFAULT_CITY, isCityKey } from './keys'
import { getWallClock } from '@/lib/dates/wall-clock'
import type { WallClock } from '@/lib/dates/schedule'

/** An unknown key means the default city. */
export function getCityClock(cityKey: string, now: Date): WallClock {
  return getWallClock(now, getCity(isCityKey(cityKey) ? cityKey : DEFAULT_CITY).timeZone)
}

/** The ISO date of the city where the day ends last: it has begun in all of them. */
export function getSharedDate(cities: readonly City[], now: Date): string {
  const dates = cities.map(({ timeZone }) => getWallClock(now, timeZone).date)
  return dates.toSorted()[0] ?? now.toISOString().slice(0, 10)
}
