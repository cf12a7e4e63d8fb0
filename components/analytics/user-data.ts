import { hashContact, type UserData } from '@/lib/analytics/user-data'
import { getChoices } from './choices-storage'

/** Hashes the email and phone of a form; undefined unless the visitor has allowed advertising. */
export async function hashUserData(form: FormData): Promise<UserData | undefined> {
  if (getChoices().advertising !== true) return undefined
  return hashContact({ email: getTextValue(form, 'email'), phone: getTextValue(form, 'phone') })
}

function getTextValue(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
