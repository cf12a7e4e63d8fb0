import { DEFAULT_OPENING_HOURS } from '@/lib/business/opening-hours'

export const FLORIDA = {
  region: 'FL',
  servedRegions: ['FL'],
  country: 'usa',
  locationId: 'south-florida',
  locationName: 'South Florida',
  badgeGroup: 'florida',
  timeZone: 'America/New_York',
  openingHours: DEFAULT_OPENING_HOURS,
  licence: '',
  reviewsUrl: '',
} as const

export const ONTARIO = {
  region: 'ON',
  servedRegions: ['ON'],
  country: 'canada',
  badgeGroup: 'ontario',
  timeZone: 'America/Toronto',
  openingHours: DEFAULT_OPENING_HOURS,
  licence: '',
  reviewsUrl: '',
} as const

export const KITCHENER_WATERLOO = {
  ...ONTARIO,
  locationId: 'kitchener-waterloo',
  locationName: 'Kitchener-Waterloo',
} as const

export const HAMILTON_NIAGARA = {
  ...ONTARIO,
  locationId: 'hamilton-niagara',
  locationName: 'Hamilton-Niagara',
} as const

export const TEXAS = {
  region: 'TX',
  servedRegions: ['TX'],
  country: 'usa',
  badgeGroup: 'texas',
  timeZone: 'America/Chicago',
  openingHours: DEFAULT_OPENING_HOURS,
  licence: '',
  reviewsUrl: '',
} as const
