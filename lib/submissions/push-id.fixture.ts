import { encodeBytes, encodeTime } from './push-id'

/** A nonce as the page makes it (components/form/nonce-script.tsx), for the tests. */
export function createNonce(now: number): string {
  return encodeTime(now) + encodeBytes(crypto.getRandomValues(new Uint8Array(12)))
}
