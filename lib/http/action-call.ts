import { CITY_FIELD, IDEMPOTENCY_KEY_FIELD } from '@/lib/forms/form'

/**
 * Classifies calls to a server action, whose encoding React does not document.
 * `unknown`: another encoding, but possibly a form of ours, so Next gets it.
 * `rejected`: React's decoder would throw, or had vulnerabilities (references to chunks, files, streams).
 */
export type ActionCallKind = 'known' | 'unknown' | 'rejected'

/** Of all fields of a hydrated form; its arguments are in the field `0`. */
const HYDRATED_PREFIX = '_1_'
const FORM_REFERENCE = '$K1'
const BOUND_REFERENCE = '$@1'
/** A hash, whose length has changed between versions of Next. */
const ACTION_ID = /^[-\w]{16,200}$/

const KNOWN_REFERENCES = /^\$(?:K[\da-f]+|undefined)$/
const BOUND_REFERENCES = /^\$@[\da-f]+$/
/** Letters that today's decoder does not use. */
const OTHER_REFERENCES = /^\$(?![A-CFGLMOQ-XZa-ilmnorsx])[A-Za-z]\w*$/

const REQUIRED_FIELDS = [CITY_FIELD, IDEMPOTENCY_KEY_FIELD, 'name', 'phone']

export function classifyActionCall(form: FormData, isHydrated: boolean): ActionCallKind {
  if (isHydrated ? isKnownHydratedCall(form) : isKnownPlainPost(form)) return 'known'
  return isPlausibleCall(form, isHydrated) ? 'unknown' : 'rejected'
}

export function isActionId(text: string): boolean {
  return ACTION_ID.test(text)
}

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
    new Set(parts.map(([name]) => name)).size === parts.length &&
    parts.every(
      ([, text]) =>
        (typeof text === 'string' && /^[-\w]{0,100}$/.test(text)) ||
        hasOnlySafeValues(parseJson(text), references),
    )
  )
}

const DEPTH_MAX = 8
const LENGTH_MAX = 100

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
 * Whether no part of a multipart body is a file, is encoded, or has a control character in its name.
 * @param body its bytes as latin1, because parsers differ
 */
export function hasOnlyFields(body: string, contentType: string): boolean {
  const boundary = /boundary=(\S+)$/.exec(contentType)?.[1]
  if (boundary === undefined) return false
  const parts = body.split(`--${boundary}`).slice(1, -1)
  return parts.every((part) =>
    // eslint-disable-next-line no-control-regex -- excluded on purpose
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

/** A `FormState` (lib/forms/form.ts) without references. */
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

/** React doubles a leading dollar of a text. */
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
