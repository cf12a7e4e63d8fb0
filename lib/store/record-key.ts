import 'server-only'
import { createHash, type Hash } from 'node:crypto'
import { DAY_MS } from '@/lib/dates/durations'
import { decodeTime, encodeBytes, encodeTime, HASH_LENGTH, TIME_LENGTH } from '@/lib/forms/push-key'
import type { StoredRecord } from './store'

/** The most that an idempotency key's time may differ from the server's; a tab keeps its key for less. */
export const MAX_KEY_DRIFT_MS = DAY_MS

interface RecordKeys {
  key: string
  /** The key of the same answers a day earlier; set without a valid idempotency key. */
  previousKey?: string
}

/** Every try of a request gets the same key: a time, then a hash of idempotency key and answers. */
export function createRecordKey(idempotencyKey: string, answers: unknown, now: number): RecordKeys {
  const createKey = (time: number, salt: string) => {
    const hash = createHash('sha256').update(JSON.stringify([salt, answers]))
    return encodeTime(time) + encodeHash(hash)
  }
  if (isIdempotencyKey(idempotencyKey, now))
    return { key: createKey(decodeTime(idempotencyKey), idempotencyKey) }

  // A form without JavaScript has no such key, so equal answers of a UTC day are one request.
  const day = Math.floor(now / DAY_MS) * DAY_MS
  const createDayKey = (time: number) => createKey(time, String(time))
  return { key: createDayKey(day), previousKey: createDayKey(day - DAY_MS) }
}

/** As long as the part of a record key after its time. */
export function encodeHash(hash: Pick<Hash, 'digest'>): string {
  return encodeBytes(hash.digest().subarray(0, HASH_LENGTH))
}

/** Checks only the format, which a key that staff typed may have, too. */
export function isRecordKey(text: string): boolean {
  return text.length === TIME_LENGTH + HASH_LENGTH && /^[-\w]+$/.test(text)
}

export function isIdempotencyKey(text: string, now: number): boolean {
  return isRecordKey(text) && Math.abs(now - decodeTime(text)) <= MAX_KEY_DRIFT_MS
}

/** Epoch milliseconds; NaN for a key that staff typed. A key's time is by the visitor's clock. */
export function getRequestTime(key: string, details: StoredRecord | undefined): number {
  const at = typeof details?.at === 'string' ? Date.parse(details.at) : NaN
  if (!Number.isNaN(at)) return at
  const keyTime = isRecordKey(key) ? decodeTime(key) : NaN
  // Most keys of this format that staff type are far in the future.
  return keyTime <= Date.now() + MAX_KEY_DRIFT_MS ? keyTime : NaN
}

export function compareByTime(
  a: { key: string; at: number },
  b: { key: string; at: number },
): number {
  return (a.at || 0) - (b.at || 0) || (a.key < b.key ? -1 : 1)
}
