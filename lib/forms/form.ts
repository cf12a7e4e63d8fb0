import type { Message } from '@/lib/words/translate'

/** The text of each field, by field name: what the visitor sees again when something is wrong. */
export type FieldValues = Record<string, string>
export type FieldErrors = Record<string, Message>

/** The forms, by their names in `details` and in the address of the thank-you page. */
export const FORM_NAMES = ['full', 'short', 'pickup'] as const
export type FormName = (typeof FORM_NAMES)[number]

/** What the server action of a form answers; a stored request is answered by the redirect instead. */
export interface FormState {
  status:
    | 'start'
    /** Some answers are wrong, or only the calendar rejects them: see `errors`. */
    | 'invalid'
    | 'tooLate'
    | 'full'
    /** The store refused: nothing was saved. */
    | 'refused'
    /** It may have been saved; sending the same again is harmless. */
    | 'unknown'
    /** Too many requests came from one place: this one was not saved. */
    | 'limited'
    /** A pickup outside the area: sending it again confirms it. */
    | 'outsideArea'
    /** This tab has sent other answers: sending these again confirms a new request. */
    | 'alreadySent'
    /** A new version of the site was deployed since the page was opened. */
    | 'outdated'
    /** A stored request was changed: `values` holds the `path` of its page. */
    | 'done'
    /** Somebody else changed or cancelled the request meanwhile. */
    | 'changedElsewhere'
    | 'cancelledElsewhere'
    /** The office is asked about these windows, and cannot take one that is past. */
    | 'closed'
    | 'soon'
    | 'past'
  values: FieldValues
  errors: FieldErrors
}

export const INITIAL_STATE: FormState = { status: 'start', values: {}, errors: {} }

export const MESSAGE_FIELD = 'message'

/** Fields that no visitor fills by hand. */
export const CITY_FIELD = 'cityKey'
export const IDEMPOTENCY_KEY_FIELD = 'idempotencyKey'
/**
 * The honeypot: people never see it, naive bots fill it. The name must mean nothing to form fillers,
 * which would fill it for people (components/form/hidden-fields.test.tsx).
 */
export const HONEYPOT_FIELD = 'topic'
/** Milliseconds since the tab opened the site, when the form is sent; '' without JavaScript. */
export const ELAPSED_FIELD = 'elapsed'
/** Which version of the words of consent the form shows (lib/forms/consent.ts). */
export const CONSENT_FIELD = 'consent'
export const MARKETING_FIELD = 'marketing'
/** State and code of an address outside the area that the visitor has confirmed. */
export const OUTSIDE_AREA_FIELD = 'outsideArea'
/** The state that the page has filled in, by its city or by the code: no answer of the visitor. */
export const FILLED_STATE_FIELD = 'filledState'
/** The price list that the page shows, signed (lib/security/shown-price.ts). */
export const PRICES_FIELD = 'prices'
/** Among the values of an answer: the full windows of the chosen day, with commas between. */
export const FULL_WINDOWS_VALUE = 'fullWindows'
/** Among the values of an answer about a day: the server's time, in epoch milliseconds. */
export const SERVER_TIME_VALUE = 'serverTime'
/** `yes` or `no` under "Privacy choices", set by a script (components/form/memory/submission.ts). */
export const ADVERTISING_FIELD = 'advertising'
/** A fresh token of Firebase App Check; '' where that is off or did not answer. */
export const APP_CHECK_FIELD = 'appCheckToken'
/** The language of the form's page. */
export const LANGUAGE_FIELD = 'language'
/** Proof that a form was sent by our own canary (lib/security/signatures.ts). */
export const CANARY_FIELD = 'canary'
/** Meta tags that hold settings (app/_shared/page-settings.tsx): JSON for App Check, the key for Maps. */
export const APP_CHECK_META = 'app-check'
export const MAPS_META = 'google-maps'

/** The most that is read of a field, in UTF-16 units: several times what it may hold. */
export const FIELD_MAX = 500
export const MESSAGE_FIELD_MAX = 10_000
const LONG_FIELDS: ReadonlyMap<string, number> = new Map([
  [MESSAGE_FIELD, MESSAGE_FIELD_MAX],
  [APP_CHECK_FIELD, 4_096],
  // The keys of fifty held requests.
  ['held', 50 * 21],
])

export function getFieldMax(name: string): number {
  return LONG_FIELDS.get(name) ?? FIELD_MAX
}

export function readField(form: unknown, name: string): string {
  return readFields(form, [name])[name] ?? ''
}

/**
 * The first text of each named field; '' for a missing field, a file, or a value that is no FormData.
 * Cuts a longer text to `getFieldMax` + 1 UTF-16 units, which the schemas reject.
 * @param lists fields with several values, joined by commas
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
    return [name, text.slice(0, getFieldMax(name) + 1).toWellFormed()] as const
  })
  return Object.fromEntries(entries) as Record<Name, string>
}
