import type { DispatchList, Store, StoredRecord } from '@/lib/store/store'
import { safeLine } from './safe-text'

export interface StoredRequest {
  list: DispatchList
  key: string
  record: StoredRecord
  /** Without fields if they could not be stored. */
  details: StoredRecord
}

/** Of a field as text: a description has at most 1,000 characters. */
const FIELD_MAX = 2_000

/**
 * One line of plain text; '' for a missing field and for a nested record. Staff may have edited the
 * record, so that a field can have any type.
 */
export function readText(record: StoredRecord | undefined, field: string): string {
  const value = readValue(record, field)
  const isText = ['string', 'number', 'boolean'].includes(typeof value)
  return isText ? safeLine(String(value), FIELD_MAX) : ''
}

/** Undefined for a field of another type. */
export function readBoolean(record: StoredRecord | undefined, field: string): boolean | undefined {
  const value = readValue(record, field)
  return typeof value === 'boolean' ? value : undefined
}

/** Empty for a field of another type. */
export function readRecord(record: StoredRecord | undefined, field: string): StoredRecord {
  const value = readValue(record, field)
  return isRecord(value) ? value : {}
}

/** Names of the fields; none of a value that is no record. */
export function listFields(record: unknown): string[] {
  return isRecord(record) ? Object.keys(record) : []
}

function readValue(record: unknown, field: string): unknown {
  return isRecord(record) && Object.hasOwn(record, field) ? record[field] : undefined
}

export function isRecord(value: unknown): value is StoredRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Of one read or write of a delivery. */
export const STORE_TIMEOUT_MS = 3_000

/**
 * A record with its details; undefined if the list does not have it: it was removed, or is in
 * quarantine. @throws if it cannot be read
 */
export async function loadRequest(
  store: Pick<Store, 'read'>,
  list: DispatchList,
  key: string,
): Promise<StoredRequest | undefined> {
  const deadline = Date.now() + STORE_TIMEOUT_MS
  const [record, details] = await Promise.all([
    store.read(list, key, deadline),
    store.read('details', key, deadline),
  ])
  return record ? { list, key, record, details: details ?? {} } : undefined
}
