// Built-in numbers. `--seed` writes those that the store lacks. Pages use them if neither the store nor the
// build's copy has one.
export const SEED_LOCATIONS = {
  toronto: { tracking_phone: '416-555-0110' },
  'south-florida': { tracking_phone: '305-555-0111' },
  'kitchener-waterloo': { tracking_phone: '519-555-0112' },
  edmonton: { tracking_phone: '780-555-0113' },
  ottawa: { tracking_phone: '613-555-0114' },
  'hamilton-niagara': { tracking_phone: '905-555-0115' },
  'san-antonio': { tracking_phone: '210-555-0116' },
  'dallas-fort-worth': { tracking_phone: '972-555-0117' },
  barrie: { tracking_phone: '705-555-0118' },
} as const satisfies Record<string, { tracking_phone: string }>

export type LocationId = keyof typeof SEED_LOCATIONS

export const LOCATION_IDS = Object.keys(SEED_LOCATIONS) as LocationId[]

/** A crew area: cities with one crew, calendar and desk. Hamilton and Houston share only a phone. */
export type AreaKey = LocationId | 'houston'
