import { compareByTime, getRequestTime, readSentAt } from './request-time'
import { DISPATCH_LISTS, type DispatchList, type Store, type StoredRecord } from '@/lib/store/store'

export interface QuarantinedRequest {
  kind: DispatchList
  key: string
  record: StoredRecord
  /** As `getRequestTime` returns it. */
  at: number
  /** Like `honeypot,fast`; `unknown` if the reasons could not be stored. */
  reasons: string
}

/** Sorted by time. Omits requests that a later try stored in the dispatch list. */
export async function readQuarantine(
  store: Pick<Store, 'list'>,
  since?: string,
): Promise<QuarantinedRequest[]> {
  const suspicions = await store.list('suspicions', since)
  const lists = DISPATCH_LISTS.map(async (kind) => {
    const quarantined = Object.entries(await store.list(`quarantine/${kind}`, since))
    const [oldest] = quarantined[0] ?? []
    const dispatched = oldest === undefined ? {} : await store.list(kind, oldest)
    return quarantined
      .filter(([key]) => !(key in dispatched))
      .map(([key, record]): QuarantinedRequest => {
        const suspicion = suspicions[key]
        const reasons = suspicion?.reasons
        return {
          kind,
          key,
          record,
          at: getRequestTime(key, readSentAt(suspicion)),
          reasons: typeof reasons === 'string' ? reasons : 'unknown',
        }
      })
  })
  return (await Promise.all(lists)).flat().toSorted(compareByTime)
}
