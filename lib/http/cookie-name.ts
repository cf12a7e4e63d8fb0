/**
 * A cookie's name. Over https the prefix makes browsers refuse one that another host or an insecure
 * page has set (RFC 6265bis, section 4.1.3.2).
 */
export function getCookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name
}
