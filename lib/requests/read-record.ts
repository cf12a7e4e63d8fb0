import type { StoredRecord } from '@/lib/store/store'
import { safeLine } from './text'

// Staff edit records by hand, so a field can have any type.

const FIELD_MAX = 2_000

/** One line of plain text; '' for a missing field and for a nested record. */
export function readText(record: StoredRecord | undefined, field: string): string {
  const value = readValue(record, field)
  const isText = ['string', 'number', 'boolean'].includes(typeof value)
  return isText ? safeLine(String(value), FIELD_MAX) : ''
}

export function readBoolean(record: StoredRecord | undefined, field: string): boolean | undefined {
  const value = readValue(record, field)
  return typeof value === 'boolean' ? value : undefined
}

/** The office calls first if the request is outside the area, has no reservation or lost its details. */
export function mustBeConfirmed(details: StoredRecord): boolean {
  return details.outside_area === true || lacksReservation(details) || details.city === undefined
}

export function lacksReservation(details: StoredRecord): boolean {
  return details.confirm_by_phone === true
}

export function readRecord(record: StoredRecord | undefined, field: string): StoredRecord {
  const value = readValue(record, field)
  return isRecord(value) ? value : {}
}

function readValue(record: unknown, field: string): unknown {
  return isRecord(record) && Object.hasOwn(record, field) ? record[field] : undefined
}

export function isRecord(value: unknown): value is StoredRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
