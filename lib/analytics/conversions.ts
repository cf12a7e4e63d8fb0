import { CURRENCIES } from '@/lib/business/currencies'
import type { City } from '@/lib/cities/city'
import { getCityCountry, isCityKey, type CityKey } from '@/lib/cities/keys'
import { LEAD_SOURCE } from '@/lib/forms/quote-fields'
import { getCookieName } from '@/lib/http/cookie-name'

/** `worth` is our guess in dollars of the city's country. The owner should set it. */
const CONVERSIONS: Record<
  ConversionKind,
  { event: string; worth: Record<City['country'], number> }
> = {
  lead: { event: 'generate_lead', worth: { usa: 40, canada: 50 } },
  booking: { event: 'booking', worth: { usa: 60, canada: 75 } },
  call: { event: 'call_click', worth: { usa: 25, canada: 30 } },
}

export function getConversionWorth(kind: ConversionKind, country: City['country']): number {
  return CONVERSIONS[kind].worth[country]
}

/** @param ref the record's key, by which Google drops duplicates */
export function createConversionEvent(kind: ConversionKind, cityKey: CityKey, ref?: string) {
  const country = getCityCountry(cityKey)
  return {
    name: CONVERSIONS[kind].event,
    parameters: {
      value: getConversionWorth(kind, country),
      currency: CURRENCIES[country],
      lead_source: LEAD_SOURCE,
      city: cityKey,
      kind,
      ...(ref !== undefined && { transaction_id: ref }),
    },
  }
}

/** Set when a request is stored. A script then counts it once, even after a post without JavaScript. */
export interface ConversionCookie {
  kind: 'lead' | 'booking'
  cityKey: CityKey
  ref: string
}

/** Longer than any page takes to hydrate. */
export const CONVERSION_COOKIE_MAX_AGE_S = 600

export function getConversionCookieName(isSecure: boolean): string {
  return getCookieName('sent', isSecure)
}

export function serializeConversionCookie({ kind, cityKey, ref }: ConversionCookie): string {
  return [kind, cityKey, ref].join('.')
}

export function parseConversionCookie(cookies: string): ConversionCookie | undefined {
  const value = /(?:^|; )(?:__Host-)?sent=([^;]+)/.exec(cookies)?.[1]
  const [kind, cityKey, ref = ''] = value?.split('.') ?? []
  if (kind !== 'lead' && kind !== 'booking') return undefined
  return isCityKey(cityKey) && /^[-\w]{20}$/.test(ref) ? { kind, cityKey, ref } : undefined
}

export const CONVERSION_KINDS = ['lead', 'booking', 'call'] as const
export type ConversionKind = (typeof CONVERSION_KINDS)[number]

export interface TagSettings {
  /** `G-…` (Analytics), `AW-…` (Ads) or `GT-…` (Google tag). */
  ids: readonly string[]
  /** Conversion labels such as `AW-1/abc`. */
  ads: Partial<Record<ConversionKind, string>>
}
