import { UNCONFIRMED, type City } from './city'
import type { CityKeyOf } from './keys'

const ONTARIO = {
  ...UNCONFIRMED,
  region: 'ON',
  servedRegions: ['ON'],
  country: 'canada',
  badgeGroup: 'ontario',
  timeZone: 'America/Toronto',
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

export const CANADA: Record<CityKeyOf<'canada'>, City> = {
  toronto: {
    ...ONTARIO,
    name: 'Toronto',
    referencePrefix: 'TR',
    latitude: 43.65,
    longitude: -79.38,
    locationId: 'toronto',
    locationName: 'Greater Toronto',
    servedCities: ['Toronto', 'Mississauga', 'Brampton', 'Vaughan', 'Markham', 'Richmond Hill'],
  },
  kitchener: {
    ...KITCHENER_WATERLOO,
    name: 'Kitchener',
    referencePrefix: 'KR',
    latitude: 43.45,
    longitude: -80.49,
    servedCities: ['Kitchener', 'Breslau', 'New Hamburg', 'Baden'],
  },
  waterloo: {
    ...KITCHENER_WATERLOO,
    name: 'Waterloo',
    referencePrefix: 'WL',
    latitude: 43.46,
    longitude: -80.52,
    servedCities: ['Waterloo', 'Elmira', 'St. Jacobs', 'Wellesley'],
  },
  cambridge: {
    ...KITCHENER_WATERLOO,
    name: 'Cambridge',
    referencePrefix: 'CM',
    latitude: 43.36,
    longitude: -80.31,
    servedCities: ['Cambridge', 'Galt', 'Preston', 'Hespeler', 'Ayr'],
  },
  guelph: {
    ...KITCHENER_WATERLOO,
    name: 'Guelph',
    referencePrefix: 'GL',
    latitude: 43.54,
    longitude: -80.25,
    servedCities: ['Guelph', 'Fergus', 'Elora', 'Rockwood', 'Puslinch'],
  },
  brantford: {
    ...KITCHENER_WATERLOO,
    name: 'Brantford',
    referencePrefix: 'BF',
    latitude: 43.14,
    longitude: -80.26,
    servedCities: ['Brantford', 'Paris', 'St. George', 'Burford'],
  },
  edmonton: {
    ...UNCONFIRMED,
    name: 'Edmonton',
    region: 'AB',
    servedRegions: ['AB'],
    country: 'canada',
    badgeGroup: 'alberta',
    timeZone: 'America/Edmonton',
    referencePrefix: 'ED',
    latitude: 53.55,
    longitude: -113.49,
    locationId: 'edmonton',
    locationName: 'Greater Edmonton',
    servedCities: ['Edmonton', 'St. Albert', 'Sherwood Park', 'Leduc', 'Spruce Grove'],
  },
  ottawa: {
    ...ONTARIO,
    name: 'Ottawa',
    languages: { fr: 'Ottawa–Gatineau' },
    referencePrefix: 'AW',
    latitude: 45.42,
    longitude: -75.7,
    locationId: 'ottawa',
    locationName: 'Ottawa-Gatineau',
    // docs/requirements.md, decision 12: the crew serves Gatineau, Quebec, too.
    badgeGroup: 'quebec',
    servedRegions: ['ON', 'QC'],
    servedCities: ['Ottawa', 'Gatineau', 'Kanata', 'Orléans', 'Nepean', 'Barrhaven'],
  },
  hamilton: {
    ...HAMILTON_NIAGARA,
    name: 'Hamilton',
    referencePrefix: 'HM',
    latitude: 43.26,
    longitude: -79.87,
    servedCities: ['Hamilton', 'Burlington', 'Stoney Creek', 'Ancaster', 'Dundas'],
  },
  niagara: {
    ...HAMILTON_NIAGARA,
    name: 'Niagara',
    referencePrefix: 'NG',
    latitude: 43.09,
    longitude: -79.08,
    servedCities: ['Niagara Falls', 'St. Catharines', 'Welland', 'Grimsby', 'Fort Erie'],
  },
  barrie: {
    ...ONTARIO,
    name: 'Barrie',
    referencePrefix: 'BA',
    latitude: 44.39,
    longitude: -79.69,
    locationId: 'barrie',
    locationName: 'Barrie-Simcoe',
    servedCities: ['Barrie', 'Innisfil', 'Orillia', 'Angus', 'Bradford'],
  },
}
