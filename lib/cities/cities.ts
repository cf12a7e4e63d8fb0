import { getWallClock } from '@/lib/dates/wall-clock'
import type { WallClock } from '@/lib/dates/schedule'
import type { City } from './city'
import { DEFAULT_CITY, isCityKey, type CityKey } from './keys'
import { BARRIE } from './barrie'
import { BRANTFORD } from './brantford'
import { CAMBRIDGE } from './cambridge'
import { DFW } from './dfw'
import { EDMONTON } from './edmonton'
import { FORT_LAUDERDALE } from './fort-lauderdale'
import { GUELPH } from './guelph'
import { HAMILTON } from './hamilton'
import { HOUSTON } from './houston'
import { KITCHENER } from './kitchener'
import { MIAMI } from './miami'
import { NIAGARA } from './niagara'
import { OTTAWA } from './ottawa'
import { SAN_ANTONIO } from './san-antonio'
import { TORONTO } from './toronto'
import { WATERLOO } from './waterloo'

/**
 * By the first segment of the address; scripts/city-keys.ts generates the keys from this table.
 * Browser code imports `keys.ts` instead, which holds no guides.
 */
export const CITIES = {
  toronto: TORONTO,
  miami: MIAMI,
  'fort-lauderdale': FORT_LAUDERDALE,
  kitchener: KITCHENER,
  waterloo: WATERLOO,
  cambridge: CAMBRIDGE,
  guelph: GUELPH,
  brantford: BRANTFORD,
  edmonton: EDMONTON,
  ottawa: OTTAWA,
  hamilton: HAMILTON,
  niagara: NIAGARA,
  houston: HOUSTON,
  sanantonio: SAN_ANTONIO,
  'san-antonio': SAN_ANTONIO,
  dfw: DFW,
  barrie: BARRIE,
} satisfies Record<CityKey, City>

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
