/** Other names are reported as `Error`, because a name may hold personal data. */
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

export const OWN_SCRIPT_PATH = /^\/_next\/static\/chunks\/[\w~.-]{1,60}\.js$/

/** Per page load. */
export const MAX_ERRORS = 3

/** Without its message, which may hold what a visitor typed. */
export interface BrowserError {
  error: (typeof ERROR_NAMES)[number]
  file: string
  line: number
  column: number
}

const STACK_FRAME = /\/\/([^/\s]+)(\/[^\s:)]+):(\d+):(\d+)/g

/** Undefined where no frame of the stack is in a script of our build. @param host the page's own */
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
