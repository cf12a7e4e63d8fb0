/** `cookies()` of next/headers, or the cookies of a NextRequest. */
export interface ReadableCookies {
  get(name: string): { value: string } | undefined
}

/**
 * Over https the prefix makes browsers reject cookies that another host or an insecure page set
 * (RFC 6265bis, section 4.1.3.2).
 */
export function getCookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name
}
