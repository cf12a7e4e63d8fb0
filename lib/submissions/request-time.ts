import { RETENTION_MONTHS } from '@/lib/business/brand'
import * as stored from '@/lib/forms/stored-fields'
import { readText } from '@/lib/notifications/stored-request'
import type { StoredRecord } from '@/lib/store/store'
import { decodeTime, isTimedKey } from './record-key'

/** Epoch milliseconds by the server's clock; undefined without details. */
export function readServerTime(details: StoredRecord | undefined): number | undefined {
  const at = Date.parse(readText(details, 'at'))
  return Number.isNaN(at) ? undefined : at
}

/**
 * Epoch milliseconds; NaN for a key that staff typed.
 * @param details without them the key's time counts: of the tab's first request, by the visitor's clock
 */
export function getRequestTime(
  key: string,
  details: StoredRecord | undefined,
  now = Date.now(),
): number {
  return readServerTime(details) ?? (isTimedKey(key, now) ? decodeTime(key) : NaN)
}

interface TimedRequest {
  key: string
  at: number
}

/** Oldest first, after those without a time. */
export function compareByTime(a: TimedRequest, b: TimedRequest): number {
  return (a.at || 0) - (b.at || 0) || (a.key < b.key ? -1 : 1)
}

/** Entries of `limits` are read for one day; the second day allows for wrong clocks. */
const COUNTS_RETENTION_MS = 2 * 86_400_000

/** Undefined for a key without a time: staff may have typed it. */
export type Expiry = boolean | undefined

export function isCountExpired(key: string, now: number): Expiry {
  return isPast(decodeTime(key) + COUNTS_RETENTION_MS, now)
}

/** @param date the record's ISO date, for a key that the site did not make */
export function isExpired(key: string, now: number, date?: unknown): Expiry {
  const typed = stored.date.safeParse(date)
  const typedTime = typed.success ? Date.parse(typed.data) : NaN
  return isPastRetention(isTimedKey(key, now) ? decodeTime(key) : typedTime, now)
}

function isPastRetention(time: number, now: number): Expiry {
  const sent = new Date(time)
  return isPast(sent.setUTCMonth(sent.getUTCMonth() + RETENTION_MONTHS), now)
}

function isPast(time: number, now: number): Expiry {
  return Number.isNaN(time) ? undefined : time <= now
}
