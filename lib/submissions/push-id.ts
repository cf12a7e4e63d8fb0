const KEY_ALPHABET = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'
const TIME_LENGTH = 8
const RANDOM_LENGTH = 12

/** Sorts by time, as in https://firebase.blog/posts/2015/02/the-2120-ways-to-ensure-unique_68 */
export function encodeTime(ms: number): string {
  let rest = Math.floor(ms)
  let text = ''
  for (let i = 0; i < TIME_LENGTH; i++) {
    text = KEY_ALPHABET.charAt(rest % 64) + text
    rest = Math.floor(rest / 64)
  }
  return text
}

/** Milliseconds since the epoch, from the start of a nonce or key; NaN for other text. */
export function decodeTime(text: string): number {
  let ms = text.length >= TIME_LENGTH ? 0 : NaN
  for (const character of text.slice(0, TIME_LENGTH)) {
    const digit = KEY_ALPHABET.indexOf(character)
    ms = digit < 0 ? NaN : ms * 64 + digit
  }
  return ms
}

export function encodeBytes(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => KEY_ALPHABET.charAt(byte % 64)).join('')
}

/** Whether a text has the form of a record's key. Staff may have typed others. */
export function isRecordKey(text: string): boolean {
  return text.length === TIME_LENGTH + RANDOM_LENGTH && /^[-\w]+$/.test(text)
}

/**
 * How far a nonce's time, which becomes the key's, may be from the server's. Limits wrong browser
 * clocks, and is longer than a tab keeps its nonce.
 */
export const MAX_KEY_DRIFT_MS = 24 * 3_600_000

/** Whether the time of a key is its request's. Staff may type keys, most of which are of a far future. */
export function isTimedKey(text: string, now: number): boolean {
  return isRecordKey(text) && decodeTime(text) <= now + MAX_KEY_DRIFT_MS
}

export function isIdempotencyKey(text: string, now: number): boolean {
  return isRecordKey(text) && Math.abs(now - decodeTime(text)) <= MAX_KEY_DRIFT_MS
}
