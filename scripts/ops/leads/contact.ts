import { maskPhone } from '@/lib/forms/masks'
import { readText } from '@/lib/requests/read-record'
import type { StoredRecord } from '@/lib/store/store'

/** Ten digits in a text, or eleven from 1 on, however they are separated. */
const PHONE_NUMBERS = /(?<!\d)(?:1\D{0,3})?\d{3}\D{0,3}\d{3}\D{0,3}\d{4}(?!\d)/g

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
