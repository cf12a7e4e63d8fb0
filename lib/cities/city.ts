import type { BadgeGroup } from '@/lib/business/badges'
import type { OpeningHours } from '@/lib/business/phone-availability'
import type { Registrations, RegistrationsIn } from '@/lib/business/registrations'
import type { OtherLanguage } from '@/lib/words/languages'
import type { AreaKey, LocationId } from './locations'

export interface City {
  name: string
  /** Other languages of its pages, each with the city's name in it. */
  languages?: Partial<Record<OtherLanguage, string>>
  /** Two letters that begin its references (lib/requests/reference.ts) and sound like no other city's. */
  referencePrefix: string
  region: string
  /** The office confirms a pickup outside these regions before it is booked. */
  servedRegions: readonly string[]
  /** The same beyond this distance from the centre; 80 by default. */
  serviceRadiusKm?: number
  country: 'usa' | 'canada'
  /** The city's centre, in degrees, to two decimals. */
  latitude: number
  longitude: number
  locationId: LocationId
  /** Cities with one crew share it. It never changes: reservations and the desk are stored under it. */
  areaKey: AreaKey
  /** The owner's word for the crew area's name, which pages and mails show. */
  locationName: string
  badgeGroup: BadgeGroup
  timeZone: string
  openingHours: OpeningHours
  /** The same for all cities of a crew. One that is missing is hidden. */
  registrations: Registrations
  /** Shown in this order, the city itself first; Houston has none. */
  servedCities: readonly string[]
}

export type CityIn<Region extends string> = City & {
  region: Region
  registrations: RegistrationsIn<Region>
}

const OPEN = { opens: '08:00', closes: '18:00' }

/** The owner confirms or fills these for each city (docs/requirements.md, decision 14). */
export const UNCONFIRMED = {
  openingHours: [null, OPEN, OPEN, OPEN, OPEN, OPEN, OPEN],
  registrations: {},
} as const satisfies Pick<City, 'openingHours' | 'registrations'>
