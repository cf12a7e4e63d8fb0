import type { Change, StoredRecord, TransactResult } from './store'

/** One call of `change`, with the result that is true once the new record is written. */
export function applyChange(change: Change, current: StoredRecord | null): TransactResult {
  try {
    const next = change(current)
    if (next === undefined) return { status: 'stored', record: current, isChanged: false }
    return { status: 'stored', record: normalize(next), isChanged: true }
  } catch (error) {
    console.error(error)
    return { status: 'refused' }
  }
}

/** As the Realtime Database keeps a record: it has no nulls and no empty objects, and is itself no such object. */
function normalize(record: StoredRecord | null): StoredRecord | null {
  const kept: unknown = JSON.parse(JSON.stringify(record), (field, value: unknown) => {
    if (/[.#$/[\]]/.test(field)) throw new Error(`The database has no field named ${field}`)
    const isEmpty = value === null || (typeof value === 'object' && Object.keys(value).length === 0)
    return isEmpty ? undefined : value
  })
  return (kept ?? null) as StoredRecord | null
}
