import { UNCONFIRMED, type CityIn } from './city'
import type { CityKeyOf } from './keys'

const FLORIDA = {
  ...UNCONFIRMED,
  region: 'FL',
  servedRegions: ['FL'],
  country: 'usa',
  locationId: 'south-florida',
  areaKey: 'south-florida',
  locationName: 'South Florida',
  badgeGroup: 'florida',
  timeZone: 'America/New_York',
} as const

const TEXAS = {
  ...UNCONFIRMED,
  region: 'TX',
  servedRegions: ['TX'],
  country: 'usa',
  badgeGroup: 'texas',
  timeZone: 'America/Chicago',
} as const

const SAN_ANTONIO: CityIn<'TX'> = {
  ...TEXAS,
  name: 'San Antonio',
  languages: { es: 'San Antonio' },
  referencePrefix: 'SA',
  latitude: 29.42,
  longitude: -98.49,
  locationId: 'san-antonio',
  areaKey: 'san-antonio',
  locationName: 'San Antonio',
  servedCities: ['San Antonio', 'New Braunfels', 'Schertz', 'Boerne', 'Seguin', 'Converse'],
}

export const USA: Record<CityKeyOf<'usa'>, CityIn<'FL'> | CityIn<'TX'>> = {
  miami: {
    ...FLORIDA,
    name: 'Miami',
    languages: { es: 'Miami' },
    referencePrefix: 'MA',
    latitude: 25.76,
    longitude: -80.19,
    servedCities: ['Miami', 'Miami Beach', 'Coral Gables', 'Hialeah', 'Doral', 'Kendall'],
  },
  'fort-lauderdale': {
    ...FLORIDA,
    name: 'Fort Lauderdale',
    languages: { es: 'Fort Lauderdale' },
    referencePrefix: 'FL',
    latitude: 26.12,
    longitude: -80.14,
    servedCities: ['Fort Lauderdale', 'Hollywood', 'Pompano Beach', 'Plantation', 'Davie'],
  },
  houston: {
    ...TEXAS,
    name: 'Houston',
    languages: { es: 'Houston' },
    referencePrefix: 'HU',
    latitude: 29.76,
    longitude: -95.37,
    // docs/requirements.md, section 3, requires Hamilton's location id and no served cities.
    locationId: 'hamilton-niagara',
    areaKey: 'houston',
    locationName: 'Houston',
    servedCities: [],
  },
  sanantonio: SAN_ANTONIO,
  'san-antonio': SAN_ANTONIO,
  dfw: {
    ...TEXAS,
    name: 'Dallas-Fort Worth',
    languages: { es: 'Dallas-Fort Worth' },
    referencePrefix: 'DW',
    latitude: 32.77,
    longitude: -97.05,
    serviceRadiusKm: 120,
    locationId: 'dallas-fort-worth',
    areaKey: 'dallas-fort-worth',
    locationName: 'Dallas-Fort Worth',
    servedCities: ['Dallas', 'Fort Worth', 'Arlington', 'Plano', 'Irving', 'Frisco'],
  },
}
