/**
 * RFC 3966. In a file of its own, because browsers need none of the other addresses.
 * @param phone NNN-NNN-NNNN
 */
export function telHref(phone: string): string {
  return `tel:+1${phone.replaceAll('-', '')}`
}
