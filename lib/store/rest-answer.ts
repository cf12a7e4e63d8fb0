import type { StoredRecord } from './store'

/** What came back of one request to the database. */
export interface Answer {
  /** 0 where no answer came. */
  status: number
  /** Undefined where none was to be had; else the request may have been carried out, answer or none. */
  token: string | undefined
  etag: string | null
  /** The parsed body; undefined where it was cut off or is not JSON. */
  value: unknown
}

/** Answers that another try will not change: an old token (401) and a crowd (408, 429) pass. */
export function isFinal(answer: Answer): boolean {
  const { status } = answer
  return (
    isDenied(answer) || (status >= 300 && status < 500 && ![401, 408, 412, 429].includes(status))
  )
}

/**
 * Whether the rules said no: 401 with these words, as in Google's own tests (firebase-admin-python,
 * integration/test_db.py). Any other 401 is about the token.
 */
export function isDenied({ status, value }: Answer): boolean {
  const { error } = (value ?? {}) as { error?: unknown }
  return status === 403 || (status === 401 && error === 'Permission denied')
}

export function isStale(answer: Answer): boolean {
  return answer.status === 401 && !isDenied(answer)
}

/** Whether an answer tells what stands there, be it nothing. */
export function tells({ status, value }: Answer): boolean {
  return status === 200 && value !== undefined
}

/** What stands there by an answer's body; the database's own complaints (`{"error": …}`) do not. */
export function recordOf({ value }: Answer): StoredRecord | null {
  const stands = typeof value === 'object' && value !== null && !('error' in value)
  return stands ? (value as StoredRecord) : null
}
