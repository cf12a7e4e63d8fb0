import { RETENTION_MONTHS } from '@/lib/business/brand'
import { decodeTime } from './push-id'

/** What is counted by the day (`DAY_LISTS`) is of no use after it; the second day is for late clocks. */
const COUNTS_RETENTION_MS = 2 * 86_400_000

/** Whether a day's count may go. @throws Error for a key that tells no time */
export function isCountExpired(key: string, now: number): boolean {
  return parseKeyTime(key) + COUNTS_RETENTION_MS <= now
}

/**
 * Whether what is stored under a key has been kept long enough; the key begins with its time.
 * @param now milliseconds since the epoch
 * @throws Error for a key that tells no time
 */
export function isExpired(key: string, now: number): boolean {
  const sent = new Date(parseKeyTime(key))
  sent.setUTCMonth(sent.getUTCMonth() + RETENTION_MONTHS)
  return sent.getTime() <= now
}

function parseKeyTime(key: string): number {
  const time = decodeTime(key)
  if (Number.isNaN(time)) throw new Error(`No time in the key ${key}`)
  return time
}
