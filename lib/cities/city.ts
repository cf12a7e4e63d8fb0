import type { BadgeGroup } from '@/lib/business/badges'
import type { OpeningHours } from '@/lib/business/opening-hours'
import type { LocationId } from './locations'

export interface City {
  name: string
  /** Begins its references (lib/requests/reference.ts): two letters that sound like no other city's. */
  referencePrefix: string
  /** State or province, two letters. */
  region: string
  /** Where the crew picks up without asking. */
  servedRegions: readonly string[]
  country: 'usa' | 'canada'
  /** Of the city's centre, in degrees, to two decimals. */
  latitude: number
  longitude: number
  locationId: LocationId
  /** The area of one crew, which may hold several cities. */
  locationName: string
  badgeGroup: BadgeGroup
  /** IANA name. */
  timeZone: string
  openingHours: OpeningHours
  /** Licence or registration as it must be shown (`USDOT 1234567`); hidden while empty. */
  licence: string
  /** Where the proof of insurance is kept (insurer, policy number); never shown. */
  insurance: string
  /** The location's public review profile, https; hidden while empty. */
  reviewsUrl: string
  /** The city itself first. */
  servedCities: readonly string[]
  guide: CityGuide
}

/** Text about this city only, for people who move or clear out there. */
interface CityGuide {
  /** One or two sentences. */
  intro: string
  /** One or two sentences, by the name of the part of town or served town. */
  districts: Readonly<Record<string, string>>
  /** Elevators, stairs, lanes, parking of a truck. */
  buildings: GuideSection
  seasons: GuideSection
  /** Disposal, and the collection that the municipality offers. */
  junk: GuideSection
}

interface GuideSection {
  title: string
  paragraphs: readonly string[]
}
