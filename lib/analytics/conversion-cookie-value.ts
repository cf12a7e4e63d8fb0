import { getCookieName } from '@/lib/http/cookie-name'

// Separate from conversions.ts: every page loads this, and not the list of cities.

/** Longer than any page takes to hydrate. */
export const CONVERSION_COOKIE_MAX_AGE_S = 600

export function getConversionCookieName(isSecure: boolean): string {
  return getCookieName('sent', isSecure)
}

/** @param cookies `document.cookie` */
export function readConversionCookieValue(cookies: string): string | undefined {
  return /(?:^|; )(?:__Host-)?sent=([^;]+)/.exec(cookies)?.[1]
}
