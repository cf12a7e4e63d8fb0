import type { StoredRecord } from './store'

/** What came back of one request to the database. */
export interface DatabaseResponse {
  /** 0 where no answer came. */
  status: number
  /** Undefined where none was to be had; else the request may have been carried out, answer or none. */
  token: string | undefined
  etag: string | null
  /** The parsed body; undefined where it was cut off or is not JSON. */
  value: unknown
}

/** Answers that another try will not change: an old token (401) and a crowd (408, 429) pass. */
export function isPermanentFailure(response: DatabaseResponse): boolean {
  const { status } = response
  return (
    isPermissionDenied(response) ||
    (status >= 300 && status < 500 && ![401, 408, 412, 429].includes(status))
  )
}

/**
 * Whether the rules said no: 401 with these words, as in Google's own tests (firebase-admin-python,
 * integration/test_db.py). Any other 401 is about the token.
 */
export function isPermissionDenied({ status, value }: DatabaseResponse): boolean {
  const { error } = (value ?? {}) as { error?: unknown }
  return status === 403 || (status === 401 && error === 'Permission denied')
}

export function isTokenRejected(response: DatabaseResponse): boolean {
  return response.status === 401 && !isPermissionDenied(response)
}

/** Whether an answer tells what stands there, be it nothing. */
export function hasValue({ status, value }: DatabaseResponse): boolean {
  return status === 200 && value !== undefined
}

/** What stands there by an answer's body; the database's own complaints (`{"error": …}`) do not. */
export function toRecord({ value }: DatabaseResponse): StoredRecord | null {
  const isRecord = typeof value === 'object' && value !== null && !('error' in value)
  return isRecord ? (value as StoredRecord) : null
}
