import { isPhone, maskPhone } from '@/lib/forms/masks'

/**
 * How Google wants what it matches people by, before it is hashed
 * (https://support.google.com/google-ads/answer/13258081): mailboxes of Gmail without their dots.
 * @returns undefined for what is no address
 */
export function normalizeEmail(text: string): string | undefined {
  const [name, domain, ...rest] = text.trim().toLowerCase().split('@')
  if (!name || !domain || rest.length > 0) return undefined
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com'
  return `${isGmail ? name.replaceAll('.', '') : name}@${domain}`
}

/** A phone number of the USA or Canada in E.164; undefined for any other text. */
export function normalizePhone(text: string): string | undefined {
  const phone = maskPhone(text)
  return isPhone(phone) ? `+1${phone.replaceAll('-', '')}` : undefined
}
