import { maskPhone } from '@/lib/forms/masks'
import { readText } from '@/lib/notifications/stored-request'
import type { StoredRecord } from '@/lib/store/store'

/** Ten digits in a text, or eleven from 1 on, however they are separated. */
const PHONE_NUMBERS = /(?<!\d)(?:1\D{0,3})?\d{3}\D{0,3}\d{3}\D{0,3}\d{4}(?!\d)/g

/** Of a lead or a job; the email of two forms is in the details. */
export function getContact(record: StoredRecord, details: StoredRecord = {}) {
  const read = (field: string) => readText(record, field) || readText(record, `cus_${field}`)
  const email = readText(details, 'email') || read('email')
  return { name: read('name'), phone: read('phone'), email }
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

/** Whether the text is a part of the name, whatever its case and accents. */
export function hasName(record: StoredRecord, text: string): boolean {
  return toPlainLetters(getContact(record).name).includes(toPlainLetters(text))
}

function toPlainLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
