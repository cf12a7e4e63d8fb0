import { encodeBytes, encodeTime } from './push-id'

/** The same format as lib/forms/submit-script.ts. */
export function createIdempotencyKey(now: number): string {
  return encodeTime(now) + encodeBytes(crypto.getRandomValues(new Uint8Array(12)))
}
