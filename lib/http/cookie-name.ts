/** `cookies()` of next/headers, or the cookies of a NextRequest. */
export interface ReadableCookies {
  get(name: string): { value: string } | undefined
}

/** The prefix makes browsers reject cookies of other hosts and insecure pages (RFC 6265bis, 4.1.3.2). */
export function getCookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name
}
