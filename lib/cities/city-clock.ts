import { getCity } from './cities'
import { DEFAULT_CITY, isCityKey } from './keys'
import { getWallClock } from '@/lib/dates/wall-clock'
import type { WallClock } from '@/lib/dates/schedule'

/** What the wall clock of a city shows; the default city's for a key that is none. */
export function getCityClock(cityKey: string, now: Date): WallClock {
  return getWallClock(now, getCity(isCityKey(cityKey) ? cityKey : DEFAULT_CITY).timeZone)
}
