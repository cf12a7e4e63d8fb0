import { createHash } from 'node:crypto'
import { decodeTime, encodeBytes, encodeTime, isNonce } from './push-id'

/** Without a nonce, the same content sent again within this time is the same request. */
const WINDOW_MS = 10 * 60_000
const HASH_LENGTH = 12

/** Under which key a request is stored. */
export interface RecordKey {
  key: string
  /** Where the request stands if it was first sent in the window before; only without a nonce. */
  previousWindowKey?: string
}

/**
 * The key of a request, the same for every try of it: the time part of the nonce, then a hash of the
 * nonce and of what was sent. Keys look and sort like the database's own push keys.
 * @param content what the visitor sent, cleaned: a corrected answer makes another key
 * @param now milliseconds since the epoch
 */
export function createRecordKey(nonce: string, content: unknown, now: number): RecordKey {
  const createKey = (time: number, salt: string) => {
    const hash = createHash('sha256')
      .update(JSON.stringify([salt, content]))
      .digest()
    return encodeTime(time) + encodeBytes(hash.subarray(0, HASH_LENGTH))
  }
  if (isNonce(nonce, now)) return { key: createKey(decodeTime(nonce), nonce) }

  const window = Math.floor(now / WINDOW_MS) * WINDOW_MS
  const before = window - WINDOW_MS
  return {
    key: createKey(window, String(window)),
    previousWindowKey: createKey(before, String(before)),
  }
}
