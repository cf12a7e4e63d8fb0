import type { StoredRecord } from './store'

export interface DatabaseResponse {
  /** 0 without an answer. */
  status: number
  /** Undefined if the request was not sent. */
  token: string | undefined
  etag: string | null
  /** The parsed body; undefined if it was cut off or is not JSON. */
  value: unknown
}

export function isPermanentFailure(response: DatabaseResponse): boolean {
  const { status } = response
  return (
    isPermissionDenied(response) ||
    (status >= 300 && status < 500 && ![401, 408, 412, 429].includes(status))
  )
}

export function isTransientFailure(response: DatabaseResponse): boolean {
  return !isPermanentFailure(response) && !isTokenRejected(response)
}

/** By status or message, as in firebase-admin-python, integration/test_db.py. */
export function isPermissionDenied({ status, value }: DatabaseResponse): boolean {
  const { error } = (value ?? {}) as { error?: unknown }
  return status === 403 || (status === 401 && error === 'Permission denied')
}

export function isTokenRejected(response: DatabaseResponse): boolean {
  return response.status === 401 && !isPermissionDenied(response)
}

export function hasValue({ status, value }: DatabaseResponse): boolean {
  return status === 200 && value !== undefined
}

/** Null for an empty path or an `{"error": …}`. */
export function toRecord({ value }: DatabaseResponse): StoredRecord | null {
  const isRecord = typeof value === 'object' && value !== null && !('error' in value)
  return isRecord ? (value as StoredRecord) : null
}
