import type * as z from 'zod/mini'
import type { Message, Sentence } from '@/lib/words/translate'

export type FieldValues = Record<string, string>
export type FieldErrors = Record<string, Message>

/** The names of the forms in `details` and in the address of the thank-you page. */
export const FORM_NAMES = ['full', 'short', 'pickup'] as const
export type FormName = (typeof FORM_NAMES)[number]

/** The reply of a form's server action. A stored request gets a redirect instead. */
export interface FormState {
  status:
    | 'start'
    /** An answer is wrong (`errors`). */
    | 'invalid'
    /** The clock or calendar refuses the day (`errors`). */
    | 'tooLate'
    /** The window is full (`errors`). */
    | 'full'
    /** Nothing was saved. */
    | 'refused'
    /** The request may be saved; sending the same again is harmless. */
    | 'unknown'
    /** Too many requests came from one address, so this one was not saved. */
    | 'limited'
    /** The pickup is outside the area; sending it again confirms it. */
    | 'outsideArea'
    /** This tab has sent other answers; sending these again confirms a new request. */
    | 'alreadySent'
    /** A new version was deployed since the page was opened. */
    | 'outdated'
    /** A stored request was changed; `values.path` is its page. */
    | 'done'
    | 'changedElsewhere'
    | 'cancelledElsewhere'
    /** The office may force `closed` and `soon`, never `past`. */
    | 'closed'
    | 'soon'
    | 'past'
  values: FieldValues
  errors: FieldErrors
}

export const INITIAL_STATE: FormState = { status: 'start', values: {}, errors: {} }

export const MESSAGE_FIELD = 'message'

// Hidden fields: the page fills in the city, and its script the idempotency key.
export const CITY_FIELD = 'cityKey'
export const IDEMPOTENCY_KEY_FIELD = 'idempotencyKey'
/** The honeypot. A form filler that knew its name would fill it for people (form/hidden-fields.test.tsx). */
export const HONEYPOT_FIELD = 'topic'
/** Milliseconds from the tab's first page to sending; '' without JavaScript. */
export const ELAPSED_FIELD = 'elapsed'
/** The version of the consent text shown (lib/forms/consent.ts). */
export const CONSENT_FIELD = 'consent'
export const MARKETING_FIELD = 'marketing'
/** State and code of an outside address that the visitor has confirmed. */
export const OUTSIDE_AREA_FIELD = 'outsideArea'
/** The state that the page filled in by its city or the code, so not the visitor's answer. */
export const FILLED_STATE_FIELD = 'filledState'
/** The page's signed prices or rates (lib/security/shown-price.ts). */
export const PRICES_FIELD = 'prices'
/** In a reply's values: the chosen day's full windows, joined by commas. */
export const FULL_WINDOWS_VALUE = 'fullWindows'
/** In a reply's values: the server's time in epoch milliseconds. */
export const SERVER_TIME_VALUE = 'serverTime'
/** `yes` or `no` of "Privacy choices", set by components/form/memory/submission.ts. */
export const ADVERTISING_FIELD = 'advertising'
/** A fresh token of Firebase App Check; '' if that is off or did not reply. */
export const APP_CHECK_FIELD = 'appCheckToken'
export const LANGUAGE_FIELD = 'language'
/** Proves that our own canary sent the form (lib/security/signatures.ts). */
export const CANARY_FIELD = 'canary'

/** We read this much of a field, in UTF-16 units: several times what it may hold. */
export const FIELD_MAX = 500
export const MESSAGE_FIELD_MAX = 10_000
const LONG_FIELDS: ReadonlyMap<string, number> = new Map([
  [MESSAGE_FIELD, MESSAGE_FIELD_MAX],
  [APP_CHECK_FIELD, 4_096],
  // Keys of fifty held requests, joined by commas.
  ['held', 50 * 21],
])

export function getFieldMax(name: string): number {
  return LONG_FIELDS.get(name) ?? FIELD_MAX
}

export function readField(form: unknown, name: string): string {
  return readFields(form, [name])[name] ?? ''
}

/**
 * The first text of each field, or ''. Keeps one character above the limit, so that the schema refuses a cut text.
 * @param lists fields whose texts are joined by commas
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

/** The fields that the server reads: the schema's, and the marketing tick, which the page shows again. */
export function listFields<Shape extends object>({ shape }: { shape: Shape }) {
  return [...(Object.keys(shape) as (keyof Shape & string)[]), MARKETING_FIELD] as const
}

/** Returns the parsed answers, or the first message of each invalid field. */
export function parseForm<Schema extends z.ZodMiniType>(
  schema: Schema,
  values: FieldValues,
): { data: z.output<Schema> | undefined; errors: FieldErrors } {
  const { data, error } = schema.safeParse(values)
  const errors: FieldErrors = {}
  for (const issue of error?.issues ?? []) {
    errors[String(issue.path[0])] ??= {
      // The rules take only sentences (fields.ts).
      text: issue.message as Sentence,
      values: issue.code === 'custom' ? issue.params : undefined,
    }
  }
  return { data, errors }
}
