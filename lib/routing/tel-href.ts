/** RFC 3966. Apart from the other addresses, which its users in the browser need not load. @param phone NNN-NNN-NNNN */
export function telHref(phone: string): string {
  return `tel:+1${phone.replaceAll('-', '')}`
}
