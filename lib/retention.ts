import { decodeTime } from './form'

/**
 * How long a request is kept, in months after it was sent. For the owner to set: the privacy policy
 * says it, and `npm run forget -- --expired` does it.
 */
export const KEEP_MONTHS = 24

/**
 * Whether what is stored under a key has been kept long enough; the key begins with its time.
 * @param now milliseconds since the epoch
 * @throws Error for a key that tells no time
 */
export function isExpired(key: string, now: number): boolean {
  const sent = new Date(decodeTime(key))
  if (Number.isNaN(sent.getTime())) throw new Error(`No time in the key ${key}`)
  sent.setUTCMonth(sent.getUTCMonth() + KEEP_MONTHS)
  return sent.getTime() <= now
}
