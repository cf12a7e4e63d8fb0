import { InvalidArgumentError } from 'commander'
import { isPhone, maskPhone } from '@/lib/forms/masks'
import { parseRequest, type Request } from '@/lib/requests/request'
import { readRecord, readText } from '@/lib/requests/read-record'
import { readPages } from '@/lib/store/pages'
import { DISPATCH_LISTS, type DispatchList, type Store, type StoredRecord } from '@/lib/store/store'
import { isRecordKey } from '@/lib/store/record-key'
import { formatCount } from '@/scripts/ops/text-layout'
import { getStoreDeadline } from '@/scripts/ops/deadline'
import { endsPhone, hasPhone } from './contact'
import { formatTable } from './table'

export interface FoundRequest extends Request {
  isQuarantined: boolean
}

type FindingStore = Pick<Store, 'list' | 'read'>

/** Where a request can be: in its list, or as suspected spam. */
const PLACES = [...DISPATCH_LISTS, 'quarantine/leads', 'quarantine/jobs'] as const
type Place = (typeof PLACES)[number]

/**
 * Requests of a reference, a key, a phone number in any spelling or its last seven digits, or a part of a
 * name, email or street.
 * @param max the newest so many
 * @returns also how many there are
 */
export async function searchRequests(
  store: FindingStore,
  text: string,
  max: number,
): Promise<{ requests: FoundRequest[]; count: number }> {
  const phone = maskPhone(text)
  // A few letters are in many addresses.
  const isLong = text.length >= 4
  const isNamed = (details: StoredRecord) =>
    hasReference(details, text) ||
    hasText(details, ['name'], text) ||
    (isLong && hasText(details, ['email'], text))
  const keys = new Set([text, ...(isPhone(phone) ? [] : await findKeys(store, isNamed))])
  const isTheirs = (record: StoredRecord) =>
    isPhone(phone)
      ? hasPhone(record, phone)
      : endsPhone(record, text) ||
        hasText(record, ['name', 'cus_name'], text) ||
        (isLong && hasText(record, ['email'], text)) ||
        (isLong && hasText(readRecord(record, 'cus_address'), ['street'], text))
  const found = new Map<string, { place: Place; record: StoredRecord }>()
  for (const place of PLACES)
    for await (const page of readPages(store, place))
      for (const [key, record] of page)
        // A later try may have stored a quarantined request in its list.
        if (!found.has(key) && (keys.has(key) || isTheirs(record)))
          found.set(key, { place, record })

  const newest = [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).slice(-max)
  const requests = newest.map(([key, { place, record }]) => addDetails(store, place, key, record))
  return { requests: await Promise.all(requests), count: found.size }
}

/** What has this key or reference in these places. */
export async function findNamed(
  store: FindingStore,
  text: string,
  places: readonly Place[] = PLACES,
): Promise<FoundRequest[]> {
  const keys = isRecordKey(text)
    ? [text]
    : await findKeys(store, (details) => hasReference(details, text))
  const reads = keys.flatMap((key) =>
    places.map(async (place) => {
      const record = await store.read(place, key, getStoreDeadline())
      return record ? [await addDetails(store, place, key, record)] : []
    }),
  )
  return (await Promise.all(reads)).flat()
}

/**
 * @param what was looked for: `lead or job`
 * @throws InvalidArgumentError for none, and for several, which it lists
 */
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

async function findKeys(
  store: FindingStore,
  isWanted: (details: StoredRecord) => boolean,
): Promise<string[]> {
  const keys: string[] = []
  for await (const page of readPages(store, 'details'))
    for (const [key, details] of page) if (isWanted(details)) keys.push(key)
  return keys
}

/** In any case, and with or without its hyphen. */
function hasReference(details: StoredRecord, text: string): boolean {
  const reference = normalizeReference(text)
  return reference !== '' && normalizeReference(readText(details, 'reference')) === reference
}

function normalizeReference(text: string): string {
  return text.toUpperCase().replace(/[\s-]/g, '')
}

async function addDetails(
  store: FindingStore,
  place: Place,
  key: string,
  record: StoredRecord,
): Promise<FoundRequest> {
  const details = (await store.read('details', key, getStoreDeadline())) ?? {}
  const list = getList(place)
  return { ...parseRequest(list, key, record, details), isQuarantined: place !== list }
}

function getList(place: Place): DispatchList {
  return place === 'leads' || place === 'quarantine/leads' ? 'leads' : 'jobs'
}

/** Whether the text is a part of a field, whatever its case and accents. */
function hasText(record: StoredRecord, fields: readonly string[], text: string): boolean {
  const part = toPlainLetters(text)
  return fields.some((field) => toPlainLetters(readText(record, field)).includes(part))
}

function toPlainLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
