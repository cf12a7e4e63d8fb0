/**
 * Headlines for get-quote that an ad may ask for with `?h=`, so that the page says what the ad said. What
 * they promise is what lib/business/claims.ts holds; `{city}` is the city's name. A new one needs nothing else:
 * its pages are made at the next build.
 */
const HEADLINES = {
  'no-hidden-fees': '{city} movers with no hidden fees',
  'all-inclusive': 'One all-inclusive price for your {city} move',
  'price-match': 'We match any written {city} quote',
  insured: 'Licensed and insured movers in {city}',
  packing: 'Packing and moving in {city}',
} as const satisfies Record<string, string>
export type HeadlineKey = keyof typeof HEADLINES

export const HEADLINE_KEYS = Object.keys(HEADLINES) as HeadlineKey[]

export function isHeadlineKey(text: unknown): text is HeadlineKey {
  return HEADLINE_KEYS.some((key) => key === text)
}

/** The headline of get-quote for a city; without a key the page's own. */
export function getHeadline(cityName: string, key?: HeadlineKey): string {
  return key ? HEADLINES[key].replace('{city}', cityName) : `Your ${cityName} quote, in writing`
}
