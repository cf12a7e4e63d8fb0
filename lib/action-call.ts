/**
 * The one way in which our pages call a server action. The framework's decoder of arguments knows many
 * more (references to chunks, files, streams …), answers 500 when they are wrong, and has had holes.
 */

/** A post of the hydrated form: all fields under this prefix, and the arguments under `0`. */
const PREFIX = '_1_'
const FORM_REFERENCE = '$K1'
/** A post without JavaScript: the bound state stands in the chunk that is called 1. */
const BOUND_REFERENCE = '$@1'

/** Whether the arguments are what our forms send: a state, and the form. */
export function isOurCall(form: FormData, isHydrated: boolean): boolean {
  const names = [...form.keys()]
  if (isHydrated) {
    const [state, reference, ...rest] = listOf(form.get('0'))
    return (
      names.every((name) => name === '0' || name.startsWith(PREFIX)) &&
      form.getAll('0').length === 1 &&
      isState(state) &&
      reference === FORM_REFERENCE &&
      rest.length === 0
    )
  }
  const own = names.filter((name) => name.startsWith('$ACTION_') && name !== '$ACTION_KEY')
  const number = /^\$ACTION_REF_(\d+)$/.exec(own[0] ?? '')?.[1]
  const [state, ...rest] = listOf(form.get(`$ACTION_${number}:1`))
  return (
    own.length === 3 &&
    isAction(form.get(`$ACTION_${number}:0`)) &&
    isState(state) &&
    rest.length === 0
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

function isAction(text: unknown): boolean {
  const { id, bound, ...rest } = (parseJson(text) ?? {}) as Record<string, unknown>
  return (
    typeof id === 'string' &&
    /^[0-9a-f]{42}$/.test(id) &&
    bound === BOUND_REFERENCE &&
    Object.keys(rest).length === 0
  )
}

/** A form state (lib/form.ts) of texts only, none of which the decoder takes for a reference. */
function isState(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { status, values, errors, ...rest } = value as Record<string, unknown>
  return isText(status) && isTexts(values) && isTexts(errors) && Object.keys(rest).length === 0
}

function isTexts(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.entries(value).every(([name, text]) => /^[a-z]+$/i.test(name) && isText(text))
}

/** What a visitor typed with a dollar in front is sent with two. */
function isText(value: unknown): boolean {
  return typeof value === 'string' && /^(?!\$[^$])/.test(value)
}

function listOf(text: unknown): unknown[] {
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
