import { encodeBytes, encodeTime } from './push-id'

/** The same format as lib/forms/nonce-script.ts. */
export function createNonce(now: number): string {
  return encodeTime(now) + encodeBytes(crypto.getRandomValues(new Uint8Array(12)))
}
