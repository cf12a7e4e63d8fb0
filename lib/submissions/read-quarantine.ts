import { readText } from '@/lib/notifications/stored-request'
import { DISPATCH_LISTS, type DispatchList, type Store, type StoredRecord } from '@/lib/store/store'
import { compareByTime, getRequestTime } from '@/lib/store/record-key'
import type { Suspicion } from './checks'

export interface QuarantinedRequest {
  kind: DispatchList
  key: string
  record: StoredRecord
  /** As `getRequestTime` returns it. */
  at: number
  /** Like `honeypot,fast`; `unknown` if the details could not be stored. */
  reasons: string
  /** '' if the details could not be stored. */
  reference: string
}

export const isCanary = (details: StoredRecord | null | undefined) =>
  details?.suspicions === ('canary' satisfies Suspicion)

/** Sorted by time. Omits our canary, and requests that a later try stored in the dispatch list. */
export async function readQuarantine(
  store: Pick<Store, 'list'>,
  since?: string,
): Promise<QuarantinedRequest[]> {
  const lists = DISPATCH_LISTS.map(async (kind) => {
    const quarantined = Object.entries(await store.list(`quarantine/${kind}`, { since }))
    const [oldest] = quarantined[0] ?? []
    if (oldest === undefined) return []
    const [dispatched, details] = await Promise.all([
      store.list(kind, { since: oldest }),
      store.list('details', { since: oldest }),
    ])
    return quarantined
      .filter(([key]) => !(key in dispatched) && !isCanary(details[key]))
      .map(([key, record]): QuarantinedRequest => {
        const at = getRequestTime(key, details[key])
        const reasons = readText(details[key], 'suspicions') || 'unknown'
        const reference = readText(details[key], 'reference')
        return { kind, key, record, at, reasons, reference }
      })
  })
  return (await Promise.all(lists)).flat().toSorted(compareByTime)
}
