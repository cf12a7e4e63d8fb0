import type { StoredRecord } from './store'

/** How something is created. */
export interface Write {
  /** Where to look whether it stands. */
  path: string
  /** @param etag of what stands at the path: nothing, as far as we know */
  question: (etag: string) => {
    method: 'PUT' | 'PATCH'
    /** Where it is sent to, if not to the path. */
    path?: string
    headers?: Record<string, string>
    record: StoredRecord
  }
}

export function one(list: string, key: string, record: StoredRecord): Write {
  return {
    path: `${list}/${key}`,
    question: (etag) => ({ method: 'PUT', headers: { 'if-match': etag }, record }),
  }
}

/**
 * A record in each of several lists, all or none; undefined where there is none. The database takes no
 * condition here: its rules deny the whole where one of them stands
 * (https://firebase.google.com/docs/database/rest/save-data#section-patch).
 */
export function several(key: string, records: Record<string, StoredRecord>): Write | undefined {
  const byPath: StoredRecord = {}
  for (const [list, record] of Object.entries(records)) byPath[`${list}/${key}`] = record
  const [path] = Object.keys(byPath)
  return path === undefined
    ? undefined
    : { path, question: () => ({ method: 'PATCH', path: '', record: byPath }) }
}
