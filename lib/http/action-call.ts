import { CITY_FIELD, NONCE_FIELD } from '@/lib/forms/form'

/**
 * How our pages call a server action. The encoding is the framework's own, and not documented: a call in
 * another one is let through to the framework if it may be a form of ours, because a lead is worth more
 * than a clean log. Refused is what its decoder answers 500 to, and what has been a hole in it:
 * references to chunks, files, functions and streams.
 */
export type ActionCallKind = 'known' | 'unknown' | 'rejected'

/** A post of the hydrated form: all fields under this prefix, and the arguments under `0`. */
const HYDRATED_PREFIX = '_1_'
const FORM_REFERENCE = '$K1'
/** A post without JavaScript: the bound state stands in the chunk that is called 1. */
const BOUND_REFERENCE = '$@1'
/** An action's id is a hash, whose length has changed before. */
const ACTION_ID = /^[-\w]{16,200}$/

/** To a form, and to nothing. */
const KNOWN_REFERENCES = /^\$(?:K[\da-f]+|undefined)$/
/** To a bound state, without JavaScript. */
const BOUND_REFERENCES = /^\$@[\da-f]+$/
/** To none of what the decoder of today means by other letters: chunks, files, functions, streams. */
const OTHER_REFERENCES = /^\$(?![A-CFGLMOQ-XZa-ilmnorsx])[A-Za-z]\w*$/

/** Fields that each of our forms has. */
const REQUIRED_FIELDS = [CITY_FIELD, NONCE_FIELD, 'name', 'phone']

export function classifyActionCall(form: FormData, isHydrated: boolean): ActionCallKind {
  if (isHydrated ? isKnownHydratedCall(form) : isKnownPlainPost(form)) return 'known'
  return isPlausibleCall(form, isHydrated) ? 'unknown' : 'rejected'
}

/** Whether a text may be an action's id; whether there is such an action the framework says itself. */
export function isActionId(text: string): boolean {
  return ACTION_ID.test(text)
}

/** The arguments of a hydrated form: a state, and the form. */
function isKnownHydratedCall(form: FormData): boolean {
  const [state, reference, ...rest] = parseJsonList(form.get('0'))
  return (
    [...form.keys()].every((name) => name === '0' || name.startsWith(HYDRATED_PREFIX)) &&
    form.getAll('0').length === 1 &&
    isFormState(state) &&
    reference === FORM_REFERENCE &&
    rest.length === 0
  )
}

/** A form without JavaScript: an action, and its state. */
function isKnownPlainPost(form: FormData): boolean {
  const actionFields = [...form.keys()].filter(isActionField)
  const number = /^\$ACTION_REF_(\d+)$/.exec(actionFields[0] ?? '')?.[1]
  const [state, ...rest] = parseJsonList(form.get(`$ACTION_${number}:1`))
  return (
    actionFields.length === 3 &&
    isActionReference(form.get(`$ACTION_${number}:0`)) &&
    isFormState(state) &&
    rest.length === 0
  )
}

const isActionField = (name: string) => name.startsWith('$ACTION_') && name !== '$ACTION_KEY'

/**
 * Whether a call has the fields of our forms, and beside them only what no decoder stumbles over. Where
 * the encoding's names are the known ones, so are the places of the arguments.
 */
function isPlausibleCall(form: FormData, isHydrated: boolean): boolean {
  const names = [...form.keys()]
  const prefix = names.find((name) => name.endsWith(CITY_FIELD))?.slice(0, -CITY_FIELD.length)
  if (prefix === undefined || !REQUIRED_FIELDS.every((name) => form.has(prefix + name)))
    return false
  if (!isHydrated && names.some(isActionField)) return false

  const isField = (name: string) => (prefix ? name.startsWith(prefix) : /^[a-z]+$/i.test(name))
  const parts = [...form].filter(([name]) => !isField(name))
  const isKnown = prefix === HYDRATED_PREFIX
  const others = isHydrated ? OTHER_REFERENCES : BOUND_REFERENCES
  const references = isKnown ? KNOWN_REFERENCES : others
  const lists = parts.filter(([, text]) => parseJsonList(text).length > 0)
  return (
    lists.some(([name]) => !isKnown || name === '0') &&
    parts.every(
      ([, text]) =>
        (typeof text === 'string' && /^[-\w]{0,100}$/.test(text)) ||
        hasOnlySafeValues(parseJson(text), references),
    )
  )
}

const DEPTH_MAX = 8
const LENGTH_MAX = 100

/** Whether a decoder finds plain values only, and references to a form. */
function hasOnlySafeValues(value: unknown, references: RegExp, depth = 0): boolean {
  if (typeof value === 'string') return isEscapedText(value) || references.test(value)
  if (typeof value !== 'object') return value !== undefined
  if (value === null) return true
  const entries = Object.entries(value)
  return (
    depth < DEPTH_MAX &&
    entries.length <= LENGTH_MAX &&
    entries.every(
      ([name, part]) =>
        !/^(?:__proto__|constructor|prototype|then)$/.test(name) &&
        hasOnlySafeValues(part, references, depth + 1),
    )
  )
}

/**
 * Whether every part of a multipart body is a plain field, as in a hydrated post: no file, no encoding
 * of its own, no control character in its name. Read from the bytes (as latin1), because parsers differ.
 */
export function hasOnlyFields(body: string, contentType: string): boolean {
  const boundary = /boundary=(\S+)$/.exec(contentType)?.[1]
  if (boundary === undefined) return false
  const parts = body.split(`--${boundary}`).slice(1, -1)
  return parts.every((part) =>
    // eslint-disable-next-line no-control-regex -- those are what it keeps out
    /^\r\ncontent-disposition: form-data; name="[^"\0-\x1f\x7f]{1,200}"\r\n\r\n/i.test(part),
  )
}

function isActionReference(text: unknown): boolean {
  const { id, bound, ...rest } = (parseJson(text) ?? {}) as Record<string, unknown>
  return (
    typeof id === 'string' &&
    isActionId(id) &&
    bound === BOUND_REFERENCE &&
    Object.keys(rest).length === 0
  )
}

/** A form state (lib/form.ts) of texts only, none of which the decoder takes for a reference. */
function isFormState(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { status, values, errors, ...rest } = value as Record<string, unknown>
  return (
    isEscapedText(status) &&
    isTextRecord(values) &&
    isTextRecord(errors) &&
    Object.keys(rest).length === 0
  )
}

function isTextRecord(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.entries(value).every(
    ([name, text]) => /^[a-z]+$/i.test(name) && isEscapedText(text),
  )
}

/** What a visitor typed with a dollar in front is sent with two. */
function isEscapedText(value: unknown): boolean {
  return typeof value === 'string' && /^(?!\$[^$])/.test(value)
}

function parseJsonList(text: unknown): unknown[] {
  const value = parseJson(text)
  return Array.isArray(value) ? (value as unknown[]) : []
}

function parseJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? (JSON.parse(text) as unknown) : undefined
  } catch {
    return undefined
  }
}
