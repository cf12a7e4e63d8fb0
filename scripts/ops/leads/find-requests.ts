import { InvalidArgumentError } from 'commander'
import { isPhone, maskPhone } from '@/lib/forms/masks'
import { readRecord, readText } from '@/lib/requests/read-record'
import { readPages, REQUEST_LISTS, type Store, type StoredRecord } from '@/lib/store/store'
import { isRecordKey } from '@/lib/store/record-key'
import { formatCount } from '@/scripts/ops/output'
import { getStoreDeadline } from '@/scripts/ops/precautions'
import { parseFound, readRequests, type FoundRequest, type Place } from './read-requests'
import { formatTable } from './table'

type FindingStore = Pick<Store, 'list' | 'read'>

/** @param text a reference, a key, a phone number or its end, or part of a name, email or street */
export async function searchRequests(
  store: FindingStore,
  text: string,
  max: number,
): Promise<{ requests: FoundRequest[]; count: number }> {
  const matching = (await readRequests(store, {}, REQUEST_LISTS)).filter(createSearch(text))
  // A retry may have stored a quarantined request in its list, too; that record wins.
  const byKey = new Map(matching.toReversed().map((request) => [request.key, request]))
  const sorted = [...byKey.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1))
  return { requests: sorted.slice(-max), count: sorted.length }
}

function createSearch(text: string) {
  const phone = maskPhone(text)
  const part = toPlainLetters(text)
  const isInSome = (texts: string[]) => texts.some((one) => toPlainLetters(one).includes(part))
  return ({ key, record, details }: FoundRequest): boolean => {
    if (key === text) return true
    if (isPhone(phone)) return hasPhone(record, phone)
    if (hasReference(details, text) || endsPhone(record, text)) return true
    const names = [
      readText(details, 'name'),
      readText(record, 'name'),
      readText(record, 'cus_name'),
    ]
    const street = readText(readRecord(record, 'cus_address'), 'street')
    const addresses = [readText(details, 'email'), readText(record, 'email'), street]
    // Many addresses contain any two or three letters.
    return isInSome(names) || (text.length >= 4 && isInSome(addresses))
  }
}

export async function findNamed(
  store: FindingStore,
  text: string,
  places: readonly Place[] = REQUEST_LISTS,
): Promise<FoundRequest[]> {
  const keys = isRecordKey(text) ? [text] : await findKeys(store, text)
  const reads = keys.flatMap((key) =>
    places.map(async (place) => {
      const record = await store.read(place, key, getStoreDeadline())
      const details = record && (await store.read('details', key, getStoreDeadline()))
      return record ? [parseFound(place, key, record, details)] : []
    }),
  )
  return (await Promise.all(reads)).flat()
}

/** @param what the wanted record: `lead or job` @throws InvalidArgumentError for none or several */
export function pickOne(found: readonly FoundRequest[], text: string, what: string): FoundRequest {
  const [request, other] = found
  if (other)
    throw new InvalidArgumentError(
      `${formatCount(found.length, 'request')} have the reference ${text}. Use the key of one:\n${formatTable(found, { isWide: true })}`,
    )
  if (request) return request
  const name = isRecordKey(text) ? 'key' : 'reference'
  throw new InvalidArgumentError(`There is no ${what} with the ${name} ${text}.`)
}

async function findKeys(store: FindingStore, reference: string): Promise<string[]> {
  const keys: string[] = []
  for await (const page of readPages(store, 'details'))
    for (const [key, details] of page) if (hasReference(details, reference)) keys.push(key)
  return keys
}

function hasReference(details: StoredRecord, text: string): boolean {
  const reference = normalizeReference(text)
  return reference !== '' && normalizeReference(readText(details, 'reference')) === reference
}

function normalizeReference(text: string): string {
  return text.toUpperCase().replace(/[\s-]/g, '')
}

function toPlainLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Ten digits in a string, or eleven that begin with 1, however they are separated. */
const PHONE_NUMBERS = /(?<!\d)(?:1\D{0,3})?\d{3}\D{0,3}\d{3}\D{0,3}\d{4}(?!\d)/g

/** The last seven digits, as people say them: `555-0142`. */
const LOCAL_NUMBER = /^\D*\d{3}\D{0,3}\d{4}\D*$/

function endsPhone(record: StoredRecord, text: string): boolean {
  if (!LOCAL_NUMBER.test(text)) return false
  const digits = text.replace(/\D/g, '')
  return ['phone', 'cus_phone'].some((field) =>
    readText(record, field).replace(/\D/g, '').endsWith(digits),
  )
}

/** Staff may have written the number differently, or beside another one. */
export function hasPhone(record: StoredRecord, phone: string): boolean {
  const texts = ['phone', 'cus_phone'].map((field) => readText(record, field))
  return texts
    .flatMap((text) => [text, ...(text.match(PHONE_NUMBERS) ?? [])])
    .some((text) => maskPhone(text) === phone)
}
