import { ENGLISH, type Sentence } from '@/lib/words/translate'

/** An ad's `?h=` chooses one for get-quote. Each repeats a claim of claims.ts or names a service. */
const HEADLINES = {
  'no-hidden-fees': '{city} movers with no hidden fees',
  'all-inclusive': 'One all-inclusive price for your {city} move',
  'price-match': 'We match any written {city} quote',
  insured: 'Licensed and insured movers in {city}',
  packing: 'Packing and moving in {city}',
} as const satisfies Record<string, Sentence>
export type HeadlineKey = keyof typeof HEADLINES

export const HEADLINE_KEYS = Object.keys(HEADLINES) as HeadlineKey[]

export function isHeadlineKey(text: unknown): text is HeadlineKey {
  return HEADLINE_KEYS.some((key) => key === text)
}

export function getHeadline(city: string, key?: HeadlineKey, t = ENGLISH): string {
  return t(key ? HEADLINES[key] : 'Your {city} quote, in writing', { city })
}
