import { encodeBytes, encodeTime } from './record-key'

/** The same format as components/form/submit-script.tsx. */
export function createIdempotencyKey(now: number): string {
  return encodeTime(now) + encodeBytes(crypto.getRandomValues(new Uint8Array(12)))
}
