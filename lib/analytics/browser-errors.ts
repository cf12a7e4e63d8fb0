/** Errors by the names that the language and the browsers give them: anything else is an `Error`. */
export const ERROR_NAMES = [
  'Error',
  'AggregateError',
  'ChunkLoadError',
  'DataCloneError',
  'HierarchyRequestError',
  'InvalidCharacterError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'NotSupportedError',
  'QuotaExceededError',
  'RangeError',
  'ReferenceError',
  'SecurityError',
  'SyntaxError',
  'TimeoutError',
  'TypeError',
] as const

/** A script of our build, as the build names it. */
export const OWN_SCRIPT_PATH = /^\/_next\/static\/chunks\/[\w~.-]{1,60}\.js$/

/** A page sends no more. */
export const MAX_ERRORS = 3

/** Where a script of ours failed. There is no message: it could hold what a visitor typed. */
export interface BrowserError {
  error: (typeof ERROR_NAMES)[number]
  file: string
  line: number
  column: number
}

const STACK_FRAME = /\/\/([^/\s]+)(\/[^\s:)]+):(\d+):(\d+)/g

/**
 * Describes an uncaught error by the first line of its stack that is in a script of ours; undefined
 * where there is none.
 * @param thrown anything
 * @param host the page's own
 */
export function describeError(thrown: unknown, host: string): BrowserError | undefined {
  if (!(thrown instanceof Error)) return undefined
  const { name, stack = '' } = thrown
  const frame = [...stack.matchAll(STACK_FRAME)].find(
    ([, at, file = '']) => at === host && OWN_SCRIPT_PATH.test(file),
  )
  if (!frame) return undefined
  const [, , file = '', line, column] = frame
  const error = ERROR_NAMES.find((known) => known === name) ?? 'Error'
  return { error, file, line: Number(line), column: Number(column) }
}
