/**
 * A text message. `?body=` is RFC 5724, which Android reads; iOS has wanted `&body=` since version 8, and
 * both accept `?&body=`
 * (https://stackoverflow.com/questions/6480462/how-to-pre-populate-the-sms-body-text-via-an-html-link).
 * @param phone NNN-NNN-NNNN, which takes texts
 */
export function smsHref(phone: string, text = ''): string {
  const body = text && `?&body=${encodeURIComponent(text)}`
  return `sms:+1${phone.replaceAll('-', '')}${body}`
}

/**
 * RFC 3966.
 * @param phone NNN-NNN-NNNN
 */
export function telHref(phone: string): string {
  return `tel:+1${phone.replaceAll('-', '')}`
}

/** @param href by telHref */
export function toPhone(href: string): string {
  return href.replace(/^tel:\+1(...)(...)/, '$1-$2-')
}
