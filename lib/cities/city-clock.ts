import { getCity } from './cities'
import { DEFAULT_CITY, isCityKey } from './keys'
import { getWallClock } from '@/lib/dates/wall-clock'
import type { WallClock } from '@/lib/dates/schedule'

/** An unknown key means the default city. */
export function getCityClock(cityKey: string, now: Date): WallClock {
  return getWallClock(now, getCity(isCityKey(cityKey) ? cityKey : DEFAULT_CITY).timeZone)
}
