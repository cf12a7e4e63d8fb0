import { maskEmail, normalizeEmail } from '@/lib/forms/email'
import { isPhone, maskPhone } from '@/lib/forms/masks'

/** Google's "enhanced conversions": SHA-256 in hexadecimal digits. */
export interface UserData {
  sha256_email_address?: string
  sha256_phone_number?: string
}

/** Leaves out invalid values. @throws on a page without TLS, where browsers lack `crypto.subtle` */
export async function hashContact(contact: { email: string; phone: string }): Promise<UserData> {
  const [email, phone] = await Promise.all([
    sha256(normalizeEmail(maskEmail(contact.email))),
    sha256(normalizePhone(contact.phone)),
  ])
  return {
    ...(email && { sha256_email_address: email }),
    ...(phone && { sha256_phone_number: phone }),
  }
}

/** E.164; undefined unless the number is from the USA or Canada. */
export function normalizePhone(text: string): string | undefined {
  const phone = maskPhone(text)
  return isPhone(phone) ? `+1${phone.replaceAll('-', '')}` : undefined
}

async function sha256(text: string | undefined): Promise<string | undefined> {
  if (text === undefined) return undefined
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
