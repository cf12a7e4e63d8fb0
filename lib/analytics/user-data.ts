import { isPhone, maskPhone } from '@/lib/forms/masks'

/** https://support.google.com/google-ads/answer/13258081; undefined for an invalid address. */
export function normalizeEmail(text: string): string | undefined {
  const [name, domain, ...rest] = text.trim().toLowerCase().split('@')
  if (!name || !domain || rest.length > 0) return undefined
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com'
  return `${isGmail ? name.replaceAll('.', '') : name}@${domain}`
}

/** E.164; undefined for a number outside the USA and Canada. */
export function normalizePhone(text: string): string | undefined {
  const phone = maskPhone(text)
  return isPhone(phone) ? `+1${phone.replaceAll('-', '')}` : undefined
}
