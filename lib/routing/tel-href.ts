/** `?&body=` suits Android (RFC 5724) and iOS: https://stackoverflow.com/questions/6480462 @param phone NNN-NNN-NNNN */
export function smsHref(phone: string, text = ''): string {
  const body = text && `?&body=${encodeURIComponent(text)}`
  return `sms:+1${phone.replaceAll('-', '')}${body}`
}

/** RFC 3966. @param phone NNN-NNN-NNNN */
export function telHref(phone: string): string {
  return `tel:+1${phone.replaceAll('-', '')}`
}

/** @param href from `telHref` */
export function toPhone(href: string): string {
  return href.replace(/^tel:\+1(...)(...)/, '$1-$2-')
}
