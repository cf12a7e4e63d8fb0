import { getCookieName } from '@/lib/http/cookie-name'

/** The cookie that holds a mark (lib/sent-mark.ts), apart from it: every page asks whether it is there. */

/** Longer than any page takes to come to life. */
export const CONVERSION_COOKIE_MAX_AGE_S = 600

export function getConversionCookieName(isSecure: boolean): string {
  return getCookieName('sent', isSecure)
}

/** The cookie's value; undefined where there is none. @param cookies as `document.cookie` has them */
export function readConversionCookieValue(cookies: string): string | undefined {
  return /(?:^|; )(?:__Host-)?sent=([^;]+)/.exec(cookies)?.[1]
}
