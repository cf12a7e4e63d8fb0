import { normalizeEmail, normalizePhone } from '@/lib/analytics/user-data'
import { getChoices } from './choices-storage'

/** Google's "enhanced conversions": SHA-256 in hexadecimal digits. */
export interface UserData {
  sha256_email_address?: string
  sha256_phone_number?: string
}

/**
 * Hashes the email and phone of a form; undefined unless the visitor has allowed advertising.
 * @throws on a page without TLS, where browsers have no `crypto.subtle`
 */
export async function hashUserData(form: FormData): Promise<UserData | undefined> {
  if (getChoices().advertising !== true) return undefined
  const [email, phone] = await Promise.all([
    sha256(normalizeEmail(getTextValue(form, 'email'))),
    sha256(normalizePhone(getTextValue(form, 'phone'))),
  ])
  return {
    ...(email && { sha256_email_address: email }),
    ...(phone && { sha256_phone_number: phone }),
  }
}

function getTextValue(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

async function sha256(text: string | undefined): Promise<string | undefined> {
  if (text === undefined) return undefined
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
