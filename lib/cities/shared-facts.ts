import { DEFAULT_OPENING_HOURS } from '@/lib/business/opening-hours'

/** For the owner to confirm or fill for each city. */
const UNCONFIRMED = {
  openingHours: DEFAULT_OPENING_HOURS,
  licence: '',
  insurance: '',
  reviewsUrl: '',
} as const

export const ALBERTA = {
  ...UNCONFIRMED,
  region: 'AB',
  servedRegions: ['AB'],
  country: 'canada',
  badgeGroup: 'alberta',
  timeZone: 'America/Edmonton',
} as const

export const FLORIDA = {
  ...UNCONFIRMED,
  region: 'FL',
  servedRegions: ['FL'],
  country: 'usa',
  locationId: 'south-florida',
  locationName: 'South Florida',
  badgeGroup: 'florida',
  timeZone: 'America/New_York',
} as const

export const ONTARIO = {
  ...UNCONFIRMED,
  region: 'ON',
  servedRegions: ['ON'],
  country: 'canada',
  badgeGroup: 'ontario',
  timeZone: 'America/Toronto',
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
  ...UNCONFIRMED,
  region: 'TX',
  servedRegions: ['TX'],
  country: 'usa',
  badgeGroup: 'texas',
  timeZone: 'America/Chicago',
} as const
