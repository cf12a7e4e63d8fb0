import 'server-only'
import { createHmac } from 'node:crypto'
import { env } from '@/lib/env'
import { encodeBytes, encodeTime } from './push-id'

const DAY_MS = 86_400_000
const HASH_LENGTH = 12

/**
 * A key for what is counted about `text` on this day (UTC). It names nobody: the text goes through an
 * HMAC with the server's own secret, and the day is part of it, so that two days cannot be joined.
 * Without the secret (a machine of one's own) the hash is unkeyed; the store beside it holds the
 * addresses of the leads anyway.
 * @param now milliseconds since the epoch
 */
export function dailyHash(kind: string, text: string, now: number): string {
  const day = Math.floor(now / DAY_MS) * DAY_MS
  const hash = createHmac('sha256', env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ?? '')
    .update(JSON.stringify([kind, day, text]))
    .digest()
  return encodeTime(day) + encodeBytes(hash.subarray(0, HASH_LENGTH))
}
