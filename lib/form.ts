/** What every form of the site shares, in the browser and on the server. */

/** The text of each field, by field name: what the visitor sees again when something is wrong. */
export type FieldValues = Record<string, string>
/** The message of each wrong field, by field name. */
export type FieldErrors = Record<string, string>

/** What a server action answers; a stored form is answered by the redirect instead. */
export interface FormState {
  status:
    | 'start'
    /** Some answers are wrong: see `errors`. */
    | 'invalid'
    /** The store refused: nothing was saved. */
    | 'refused'
    /** Nobody can say whether it was saved; sending the same again is harmless. */
    | 'unknown'
    /** Too many requests came from one place: this one was not saved. */
    | 'limited'
    /** A new version of the site was deployed since the page was opened. */
    | 'outdated'
  values: FieldValues
  errors: FieldErrors
}

export const START: FormState = { status: 'start', values: {}, errors: {} }

/** Fields that no visitor fills by hand. */
export const CITY_FIELD = 'cityKey'
export const NONCE_FIELD = 'nonce'
/**
 * The honeypot: people never see it, naive bots fill it. The name must mean nothing to form fillers,
 * which would fill it for people (components/form/hidden-fields.test.tsx).
 */
export const TRAP_FIELD = 'topic'
/** How long the page has been open when the form is sent, in milliseconds; '' without JavaScript. */
export const ELAPSED_FIELD = 'elapsed'
/** Which version of the words of consent the form shows (lib/consent.ts). */
export const CONSENT_FIELD = 'consent'
/** The box for marketing texts. */
export const MARKETING_FIELD = 'marketing'
/** A fresh token of Firebase App Check; '' where that is off or did not answer. */
export const APP_CHECK_FIELD = 'appCheckToken'
/** Proof that a form was sent by our own canary (lib/canary-flag.ts). */
export const CANARY_FIELD = 'canary'
/** A page says by this meta tag that App Check is on, and with which settings. */
export const APP_CHECK_META = 'app-check'

/** The most that is read of a field, in UTF-16 units: several times what it may hold. */
export const FIELD_MAX = 500
export const MESSAGE_FIELD_MAX = 10_000
const LONG_FIELDS: ReadonlyMap<string, number> = new Map([
  ['message', MESSAGE_FIELD_MAX],
  [APP_CHECK_FIELD, 4_096],
])

export function fieldMax(name: string): number {
  return LONG_FIELDS.get(name) ?? FIELD_MAX
}

/**
 * The first text of each named field; '' for a missing one, a file, or anything that is not a form.
 * Reads only the names asked for: a hostile form cannot bring names of its own. A longer text is cut to
 * one unit more than `fieldMax`, so that the schemas refuse it: its beginning could be another answer.
 * @param lists fields that may be ticked more than once: all their texts, joined by commas
 */
export function readFields<Name extends string>(
  form: unknown,
  names: readonly Name[],
  lists: readonly Name[] = [],
): Record<Name, string> {
  const entries = names.map((name) => {
    const values = form instanceof FormData ? form.getAll(name) : []
    const texts = values.map((value) => (typeof value === 'string' ? value : ''))
    const text = lists.includes(name) ? texts.join(',') : (texts[0] ?? '')
    return [name, text.slice(0, fieldMax(name) + 1).toWellFormed()] as const
  })
  return Object.fromEntries(entries) as Record<Name, string>
}

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
const NONCE_DRIFT_MS = 24 * 3_600_000

/** Whether a nonce has the right shape and a believable time. */
export function isNonce(text: string, now: number): boolean {
  if (text.length !== TIME_LENGTH + RANDOM_LENGTH || !/^[-\w]+$/.test(text)) return false
  return Math.abs(now - decodeTime(text)) <= NONCE_DRIFT_MS
}
