import 'server-only'
import { createHash, type Hash } from 'node:crypto'
import { DAY_MS } from '@/lib/dates/durations'
import { decodeTime, encodeBytes, encodeTime, HASH_LENGTH, TIME_LENGTH } from '@/lib/forms/push-key'
import type { StoredRecord } from './store'

/**
 * How far the time of an idempotency key, which becomes the record key's, may be from the server's.
 * Limits wrong browser clocks, and is longer than a tab keeps its key.
 */
export const MAX_KEY_DRIFT_MS = DAY_MS

export interface RecordKeys {
  key: string
  /** Of the same answers a day before; only without an idempotency key. */
  previousKey?: string
}

/** The same key for every try of a request: a time, then a hash of idempotency key and answers. */
export function createRecordKey(idempotencyKey: string, answers: unknown, now: number): RecordKeys {
  const createKey = (time: number, salt: string) => {
    const hash = createHash('sha256').update(JSON.stringify([salt, answers]))
    return encodeTime(time) + encodeHash(hash)
  }
  if (isIdempotencyKey(idempotencyKey, now))
    return { key: createKey(decodeTime(idempotencyKey), idempotencyKey) }

  // Without JavaScript, equal answers of a UTC day are one request.
  const day = Math.floor(now / DAY_MS) * DAY_MS
  const createDayKey = (time: number) => createKey(time, String(time))
  return { key: createDayKey(day), previousKey: createDayKey(day - DAY_MS) }
}

/** As long as the part of a record's key after its time. */
export function encodeHash(hash: Pick<Hash, 'digest'>): string {
  return encodeBytes(hash.digest().subarray(0, HASH_LENGTH))
}

/** Whether a text has the form of a record's key. Staff may have typed others. */
export function isRecordKey(text: string): boolean {
  return text.length === TIME_LENGTH + HASH_LENGTH && /^[-\w]+$/.test(text)
}

export function isIdempotencyKey(text: string, now: number): boolean {
  return isRecordKey(text) && Math.abs(now - decodeTime(text)) <= MAX_KEY_DRIFT_MS
}

/**
 * Epoch milliseconds; NaN for a key that staff typed.
 * @param details without them the key's time counts: of the tab's first request, by the visitor's clock
 */
export function getRequestTime(key: string, details: StoredRecord | undefined): number {
  const at = typeof details?.at === 'string' ? Date.parse(details.at) : NaN
  if (!Number.isNaN(at)) return at
  const keyTime = isRecordKey(key) ? decodeTime(key) : NaN
  // Most keys of this form that staff type are of a far future.
  return keyTime <= Date.now() + MAX_KEY_DRIFT_MS ? keyTime : NaN
}

export function compareByTime(
  a: { key: string; at: number },
  b: { key: string; at: number },
): number {
  return (a.at || 0) - (b.at || 0) || (a.key < b.key ? -1 : 1)
}
