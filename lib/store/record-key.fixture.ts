import { encodeBytes, encodeTime } from './record-key'

/** Of a request of this time; keys of one time sort by `name`. */
export const createTimedKey = (instant: string, name: string) =>
  encodeTime(Date.parse(instant)) + name.padEnd(12, 'x')

/** The same format as components/form/submit-script.tsx. */
export function createIdempotencyKey(now: number): string {
  return encodeTime(now) + encodeBytes(crypto.getRandomValues(new Uint8Array(12)))
}
