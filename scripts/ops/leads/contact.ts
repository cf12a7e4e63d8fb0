import { maskPhone } from '@/lib/forms/masks'
import { readText } from '@/lib/requests/read-record'
import type { StoredRecord } from '@/lib/store/store'

/** Ten digits in a text, or eleven from 1 on, however they are separated. */
const PHONE_NUMBERS = /(?<!\d)(?:1\D{0,3})?\d{3}\D{0,3}\d{3}\D{0,3}\d{4}(?!\d)/g

/** The last seven digits, as people say them: `555-0142`. */
const LOCAL_NUMBER = /^\D*\d{3}\D{0,3}\d{4}\D*$/

/** Whether a number ends with these seven digits. */
export function endsPhone(record: StoredRecord, text: string): boolean {
  if (!LOCAL_NUMBER.test(text)) return false
  const digits = text.replace(/\D/g, '')
  return ['phone', 'cus_phone'].some((field) =>
    readText(record, field).replace(/\D/g, '').endsWith(digits),
  )
}

/**
 * Staff may have written the number in another way, or beside another one.
 * @param phone as `maskPhone` returns it
 */
export function hasPhone(record: StoredRecord, phone: string): boolean {
  const texts = ['phone', 'cus_phone'].map((field) => readText(record, field))
  return texts
    .flatMap((text) => [text, ...(text.match(PHONE_NUMBERS) ?? [])])
    .some((text) => maskPhone(text) === phone)
}
