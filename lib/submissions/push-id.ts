const NONCE_ALPHABET = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'
const TIME_LENGTH = 8
const RANDOM_LENGTH = 12

/**
 * Eight characters that sort like the time, in the alphabet of the database's own push keys
 * (https://firebase.blog/posts/2015/02/the-2120-ways-to-ensure-unique_68).
 * @param ms milliseconds since the epoch
 */
export function encodeTime(ms: number): string {
  let rest = Math.floor(ms)
  let text = ''
  for (let i = 0; i < TIME_LENGTH; i++) {
    text = NONCE_ALPHABET.charAt(rest % 64) + text
    rest = Math.floor(rest / 64)
  }
  return text
}

/** The time that a nonce or key begins with, in milliseconds since the epoch; NaN for other text. */
export function decodeTime(text: string): number {
  let ms = text.length >= TIME_LENGTH ? 0 : NaN
  for (const character of text.slice(0, TIME_LENGTH)) {
    const digit = NONCE_ALPHABET.indexOf(character)
    ms = digit < 0 ? NaN : ms * 64 + digit
  }
  return ms
}

/** Turns bytes into as many characters of the key alphabet, six bits of each. */
export function encodeBytes(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => NONCE_ALPHABET.charAt(byte % 64)).join('')
}

/**
 * How far from now a nonce's time may lie, either way: a wrong clock must not put a record in another
 * year. Far wider than any retry takes, so that one request does not change sides between two tries.
 */
const MAX_NONCE_DRIFT_MS = 24 * 3_600_000

/** Whether a nonce has the right shape and a believable time. */
export function isNonce(text: string, now: number): boolean {
  if (text.length !== TIME_LENGTH + RANDOM_LENGTH || !/^[-\w]+$/.test(text)) return false
  return Math.abs(now - decodeTime(text)) <= MAX_NONCE_DRIFT_MS
}
