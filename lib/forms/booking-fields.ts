import { maskLine } from './masks'

// Separate from the schema, so that the first download lacks zod.

/** 'yes' once the visitor confirmed an address in a region that the city's crew does not serve. */
export const OUTSIDE_AREA_FIELD = 'outsideArea'

/** Among the values of an answer: the full windows of the chosen day, with commas between. */
export const FULL_WINDOWS_VALUE = 'fullWindows'

export const PROPERTY_TYPES = ['House', 'Apartment', 'Business'] as const

export const UNIT_MAX = 12
export const STREET_MAX = 100
export const CITY_MAX = 60

export const maskUnit = (text: string) => maskLine(text, UNIT_MAX)
export const maskStreet = (text: string) => maskLine(text, STREET_MAX)
export const maskCity = (text: string) => maskLine(text, CITY_MAX)
