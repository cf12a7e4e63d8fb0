import { DEFAULT_CITY, getCity, isCityKey } from './cities'
import { wallClock } from '@/lib/dates/clock'
import type { WallClock } from '@/lib/dates/schedule'

/** What the wall clock of a city shows; the default city's for a key that is none. */
export function cityClock(cityKey: string, now: Date): WallClock {
  return wallClock(now, getCity(isCityKey(cityKey) ? cityKey : DEFAULT_CITY).timeZone)
}
