import { maskLine } from './address-mask'
import { MARKETING_FIELD } from './form'

/** 'yes' once the visitor confirmed an address in a region that the city's crew does not serve. */
export const OUTSIDE_AREA_FIELD = 'outsideArea'

/** Among the values of an answer: the full windows of the chosen day, with commas between. */
export const FULL_WINDOWS_VALUE = 'fullWindows'

/** In the order of the page. Separate from the schema, so that the first download lacks zod. */
export const BOOKING_FIELDS = [
  'cityKey',
  'items',
  'load',
  'message',
  'selectedDate',
  'timeSlot',
  'isTimeSensitive',
  'propertyType',
  'street',
  'unit',
  'city',
  'state',
  'zip',
  'countryName',
  'name',
  'phone',
  OUTSIDE_AREA_FIELD,
  MARKETING_FIELD,
] as const

export const BOOKING_MULTI_VALUE_FIELDS = ['items'] as const

export const PROPERTY_TYPES = ['House', 'Apartment', 'Business'] as const

export const UNIT_MAX = 12
export const STREET_MAX = 100
export const CITY_MAX = 60

export const maskUnit = (text: string) => maskLine(text, UNIT_MAX)
export const maskStreet = (text: string) => maskLine(text, STREET_MAX)
export const maskCity = (text: string) => maskLine(text, CITY_MAX)
