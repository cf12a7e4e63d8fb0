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
