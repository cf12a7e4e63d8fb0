import type { DispatchList, Store, StoredRecord } from '@/lib/store/store'
import type { RequestChange } from './request-change'

export interface StoredRequest {
  list: DispatchList
  key: string
  record: StoredRecord
  /** Without fields if they could not be stored. */
  details: StoredRecord
  /** Of the customer: what is told then is the change. */
  change?: RequestChange | undefined
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

export function readRecord(record: StoredRecord | undefined, field: string): StoredRecord {
  const value = readValue(record, field)
  return isRecord(value) ? value : {}
}

export function listFields(record: unknown): string[] {
  return isRecord(record) ? Object.keys(record) : []
}

function readValue(record: unknown, field: string): unknown {
  return isRecord(record) && Object.hasOwn(record, field) ? record[field] : undefined
}

export function isRecord(value: unknown): value is StoredRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Controls, line separators and bidi overrides. Join controls only shape letters and emoji. */
const UNPRINTABLE = /(?!\p{Join_Control})[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu
/** RFC 5322 allows 998 characters a line; inboxes show about 70. */
const HEADER_MAX = 150

/**
 * One line, also for the value of a mail's header: a control character becomes a space, spaces are
 * collapsed.
 * @param max code points; a longer text ends with an ellipsis
 */
export function safeLine(text: string, max = HEADER_MAX): string {
  const line = text
    // A field of a megabyte is not worth the time.
    .slice(0, 4 * max)
    .toWellFormed()
    .replace(UNPRINTABLE, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  const characters = [...line]
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : line
}

/** A dot of a domain name (UTS #46, section 2.3) beside a letter. */
const DOMAIN_DOT = /(?<=\p{L})[.。．｡](?=[\p{L}\p{N}])|(?<=\p{N})[.。．｡](?=\p{L})/gu

/** Mail programs turn `example.com` and `http://` into links. */
export function preventLinks(text: string): string {
  return text
    .replace(DOMAIN_DOT, '. ')
    .replace(/:(?=\/)/g, ': ')
    .replace(/@/g, ' at ')
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
