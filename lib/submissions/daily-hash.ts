import 'server-only'
import { createHmac } from 'node:crypto'
import { env } from '@/lib/env'
import { encodeBytes, encodeTime } from './push-id'

const DAY_MS = 86_400_000
const HASH_LENGTH = 12

/** Key of a counter. The HMAC includes the UTC day: counters of two days cannot be linked. */
export function dailyHash(kind: string, text: string, now: number): string {
  const day = Math.floor(now / DAY_MS) * DAY_MS
  const hash = createHmac('sha256', env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ?? '')
    .update(JSON.stringify([kind, day, text]))
    .digest()
  return encodeTime(day) + encodeBytes(hash.subarray(0, HASH_LENGTH))
}
