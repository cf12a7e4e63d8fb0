import type { Store } from '@/lib/store/store'
import { printText, writePrivateFile } from '@/scripts/ops/out-file'
import { describeExport, findConversions } from './conversions'
import { toImportCsv } from './csv'
import { IMPORT_COLUMNS } from './google-ads-import'
import { markAsExported, type ExportFormat } from './outcomes'
import type { RequestReader } from './read-requests'

/** Writes won requests for Google Ads, and marks them when they are written. */
export async function exportConversions(
  store: Store,
  reader: RequestReader,
  format: ExportFormat,
  { again = false, out }: { again?: boolean; out?: string },
): Promise<void> {
  const now = new Date()
  const found = await findConversions(reader, format, { isAgain: again, now })
  const rows = found.rows.map(({ row }) => row)
  const csv = toImportCsv(IMPORT_COLUMNS[format], rows)
  // The file may hold conversions that were not uploaded yet.
  const advice = 'name a new file'
  await (out === undefined ? printText(csv) : writePrivateFile(out, csv, { advice }))
  await markAsExported(store, found.rows, format, now)
  console.error(describeExport(found))
}
