import { toInstant } from '@/lib/forms/stored-fields'
import type { Store, StoredRecord } from '@/lib/store/store'
import { EXPORT_FORMATS, type ExportFormat } from '@/lib/submissions/outcome-record'
import { findRequest, getDeadline } from './find-request'

/** Call it for rows that were printed. */
export async function markAsExported(
  store: Store,
  keys: readonly string[],
  format: ExportFormat,
  now: Date,
): Promise<void> {
  for (const key of keys) await setMark(store, key, format, now)
}

/**
 * Keeps a request out of every later export.
 * @returns a line for the person who runs the command
 * @throws UsageError before anything is written
 */
export async function withholdRequest(store: Store, key: string, now: Date): Promise<string> {
  const { list } = await findRequest(store, key, 'no-ads')
  const mark = await setMark(store, key, 'withheld', now)
  const line = `${list}/${key}: not written for Google Ads any more`
  return wasExported(mark) ? `${line}; it was written before` : line
}

/** Whether a record of `exported` says that its conversion was written. */
export function wasExported(mark: StoredRecord): boolean {
  return EXPORT_FORMATS.some((format) => mark[format] !== undefined)
}

async function setMark(
  store: Store,
  key: string,
  name: ExportFormat | 'withheld',
  now: Date,
): Promise<StoredRecord> {
  const mark = { [name]: toInstant(now) }
  const stored = await store.claim('exported', key, mark, getDeadline())
  if (stored[name] !== mark[name]) await store.update('exported', key, mark)
  return { ...stored, ...mark }
}
