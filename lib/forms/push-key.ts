export const KEY_ALPHABET = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'
export const TIME_LENGTH = 8
export const HASH_LENGTH = 12

/** Keys sort by time: https://firebase.blog/posts/2015/02/the-2120-ways-to-ensure-unique_68 */
export function encodeTime(ms: number): string {
  let rest = Math.floor(ms)
  let text = ''
  for (let i = 0; i < TIME_LENGTH; i++) {
    text = KEY_ALPHABET.charAt(rest % 64) + text
    rest = Math.floor(rest / 64)
  }
  return text
}

/** Epoch milliseconds from the start of a key; NaN for other text. */
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

/** The browser makes one per tab. A retry of the same answers has the same key. */
export function createIdempotencyKey(now: number): string {
  return encodeTime(now) + encodeBytes(crypto.getRandomValues(new Uint8Array(HASH_LENGTH)))
}
