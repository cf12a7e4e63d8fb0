import 'server-only'
import { toInstant } from '@/lib/dates/instant'
import { wasExported, type ExportFormat } from '@/lib/requests/outcome'
import type { Request } from '@/lib/requests/request'
import { applyChanges, type Store } from '@/lib/store/store'
import { saveOutcome } from './outcomes'

/** Keeps a request out of later exports. */
export async function withholdRequest(
  store: Store,
  { list, key }: Pick<Request, 'list' | 'key'>,
  now: Date,
): Promise<string> {
  const changes = { withheld: toInstant(now) }
  const outcome = await saveOutcome(store, key, (current) => applyChanges(current, changes), now)
  const line = `${list}/${key}: not written for Google Ads any more`
  return wasExported(outcome) ? `${line}; it was written before` : line
}

/** Call it once they are written. A request that staff marked as won has no outcome yet. */
export async function markAsExported(
  store: Store,
  conversions: readonly { key: string; at: Date }[],
  format: ExportFormat,
  now: Date,
): Promise<void> {
  for (const { key, at: wonAt } of conversions) {
    const changes = { won: true, [`exported_${format}`]: toInstant(now) }
    await saveOutcome(store, key, (current) => applyChanges(current, changes), wonAt)
  }
}
