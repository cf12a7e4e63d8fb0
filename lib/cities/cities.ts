import type { BadgeGroup } from '@/lib/business/badges'
import type { LocationId } from './locations'
import { DEFAULT_OPENING_HOURS, type OpeningHours } from '@/lib/business/opening-hours'

/** Adding a city is one entry here: pages, door, schemas, footer and tests are derived from it. */
export interface City {
  /** As people say it, in headings. */
  name: string
  /** State or province, two letters. */
  region: string
  country: 'usa' | 'canada'
  locationId: LocationId
  /** The crew's home ground, which may hold several cities. */
  locationName: string
  badgeGroup: BadgeGroup
  /** IANA time zone: a lead's date and time are the city's, whatever clock the server keeps. */
  timeZone: string
  /** When the phones are answered. For the owner to confirm. */
  openingHours: OpeningHours
  /** Licence or registration, as the law has it shown (`USDOT 1234567`); hidden until the owner fills it. */
  licence: string
  /** Where the crew drives, the city itself first. */
  servedCities: readonly string[]
}

const FLORIDA = {
  region: 'FL',
  country: 'usa',
  locationId: 'south-florida',
  locationName: 'South Florida',
  badgeGroup: 'florida',
  timeZone: 'America/New_York',
  openingHours: DEFAULT_OPENING_HOURS,
  licence: '',
} as const

const ONTARIO = {
  region: 'ON',
  country: 'canada',
  badgeGroup: 'ontario',
  timeZone: 'America/Toronto',
  openingHours: DEFAULT_OPENING_HOURS,
  licence: '',
} as const

const KITCHENER_WATERLOO = {
  ...ONTARIO,
  locationId: 'kitchener-waterloo',
  locationName: 'Kitchener-Waterloo',
} as const

const HAMILTON_NIAGARA = {
  ...ONTARIO,
  locationId: 'hamilton-niagara',
  locationName: 'Hamilton-Niagara',
} as const

const TEXAS = {
  region: 'TX',
  country: 'usa',
  badgeGroup: 'texas',
  timeZone: 'America/Chicago',
  openingHours: DEFAULT_OPENING_HOURS,
  licence: '',
} as const

const SAN_ANTONIO: City = {
  ...TEXAS,
  name: 'San Antonio',
  locationId: 'san-antonio',
  locationName: 'San Antonio',
  servedCities: ['San Antonio', 'New Braunfels', 'Schertz', 'Boerne', 'Seguin', 'Converse'],
}

export const CITIES = {
  toronto: {
    ...ONTARIO,
    name: 'Toronto',
    locationId: 'toronto',
    locationName: 'Greater Toronto',
    servedCities: ['Toronto', 'Mississauga', 'Brampton', 'Vaughan', 'Markham', 'Richmond Hill'],
  },
  miami: {
    ...FLORIDA,
    name: 'Miami',
    servedCities: ['Miami', 'Miami Beach', 'Coral Gables', 'Hialeah', 'Doral', 'Kendall'],
  },
  'fort-lauderdale': {
    ...FLORIDA,
    name: 'Fort Lauderdale',
    servedCities: ['Fort Lauderdale', 'Hollywood', 'Pompano Beach', 'Plantation', 'Davie'],
  },
  kitchener: {
    ...KITCHENER_WATERLOO,
    name: 'Kitchener',
    servedCities: ['Kitchener', 'Breslau', 'New Hamburg', 'Baden'],
  },
  waterloo: {
    ...KITCHENER_WATERLOO,
    name: 'Waterloo',
    servedCities: ['Waterloo', 'Elmira', 'St. Jacobs', 'Wellesley'],
  },
  cambridge: {
    ...KITCHENER_WATERLOO,
    name: 'Cambridge',
    servedCities: ['Cambridge', 'Galt', 'Preston', 'Hespeler', 'Ayr'],
  },
  guelph: {
    ...KITCHENER_WATERLOO,
    name: 'Guelph',
    servedCities: ['Guelph', 'Fergus', 'Elora', 'Rockwood', 'Puslinch'],
  },
  brantford: {
    ...KITCHENER_WATERLOO,
    name: 'Brantford',
    servedCities: ['Brantford', 'Paris', 'St. George', 'Burford'],
  },
  edmonton: {
    name: 'Edmonton',
    region: 'AB',
    country: 'canada',
    locationId: 'edmonton',
    locationName: 'Greater Edmonton',
    badgeGroup: 'alberta',
    timeZone: 'America/Edmonton',
    openingHours: DEFAULT_OPENING_HOURS,
    licence: '',
    servedCities: ['Edmonton', 'St. Albert', 'Sherwood Park', 'Leduc', 'Spruce Grove'],
  },
  ottawa: {
    ...ONTARIO,
    name: 'Ottawa',
    locationId: 'ottawa',
    locationName: 'Ottawa-Gatineau',
    // The crew works both banks of the river; the teams people cheer for there are Quebec's too.
    badgeGroup: 'quebec',
    servedCities: ['Ottawa', 'Gatineau', 'Kanata', 'Orléans', 'Nepean', 'Barrhaven'],
  },
  hamilton: {
    ...HAMILTON_NIAGARA,
    name: 'Hamilton',
    servedCities: ['Hamilton', 'Burlington', 'Stoney Creek', 'Ancaster', 'Dundas'],
  },
  niagara: {
    ...HAMILTON_NIAGARA,
    name: 'Niagara',
    servedCities: ['Niagara Falls', 'St. Catharines', 'Welland', 'Grimsby', 'Fort Erie'],
  },
  houston: {
    ...TEXAS,
    name: 'Houston',
    // As the owner has it: Houston shares Hamilton's location id (and so its number), and has no
    // list of served cities. Give it a location of its own once there is one.
    locationId: 'hamilton-niagara',
    locationName: 'Houston',
    servedCities: [],
  },
  sanantonio: SAN_ANTONIO,
  'san-antonio': SAN_ANTONIO,
  dfw: {
    ...TEXAS,
    name: 'Dallas-Fort Worth',
    locationId: 'dallas-fort-worth',
    locationName: 'Dallas-Fort Worth',
    servedCities: ['Dallas', 'Fort Worth', 'Arlington', 'Plano', 'Irving', 'Frisco'],
  },
  barrie: {
    ...ONTARIO,
    name: 'Barrie',
    locationId: 'barrie',
    locationName: 'Barrie-Simcoe',
    servedCities: ['Barrie', 'Innisfil', 'Orillia', 'Angus', 'Bradford'],
  },
} as const satisfies Record<string, City>

export type CityKey = keyof typeof CITIES
export const CITY_KEYS = Object.keys(CITIES) as [CityKey, ...CityKey[]]

/** `/` and `/get-quote` are this city's pages with the fixed number of the specification. */
export const DEFAULT_CITY: CityKey = 'dfw'

/** Two spellings of one city: both answer, search engines are told of the second (decision 9). */
export const CANONICAL_CITY_KEYS: Partial<Record<CityKey, CityKey>> = { sanantonio: 'san-antonio' }

export function isCityKey(value: unknown): value is CityKey {
  return typeof value === 'string' && Object.hasOwn(CITIES, value)
}

export function getCity(key: CityKey): City {
  return CITIES[key]
}
