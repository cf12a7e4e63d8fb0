import { createHash } from 'node:crypto'
import { decodeTime, encodeBytes, encodeTime, isIdempotencyKey } from './push-id'

/** Without a nonce, equal content within this time is one request. */
const WINDOW_MS = 10 * 60_000
const HASH_LENGTH = 12

export interface RecordKey {
  key: string
  /** The key of an earlier try in the previous window; only without a nonce. */
  previousWindowKey?: string
}

/** The same key for every try of a request: the nonce's time, then a hash of nonce and answers. */
export function createRecordKey(nonce: string, content: unknown, now: number): RecordKey {
  const createKey = (time: number, salt: string) => {
    const hash = createHash('sha256')
      .update(JSON.stringify([salt, content]))
      .digest()
    return encodeTime(time) + encodeBytes(hash.subarray(0, HASH_LENGTH))
  }
  if (isIdempotencyKey(nonce, now)) return { key: createKey(decodeTime(nonce), nonce) }

  const window = Math.floor(now / WINDOW_MS) * WINDOW_MS
  const before = window - WINDOW_MS
  return {
    key: createKey(window, String(window)),
    previousWindowKey: createKey(before, String(before)),
  }
}
