import { decodeTime } from './push-id'
import { DISPATCH_LISTS, type DispatchList, type Store, type StoredRecord } from '@/lib/store/store'

export interface QuarantinedRequest {
  kind: DispatchList
  key: string
  record: StoredRecord
  at: number
  /** Like `honeypot,fast`; `unknown` if the reasons could not be stored. */
  reasons: string
}

/** Sorted by key. Omits requests that a later try stored in the dispatch list. */
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
        const { reasons, at } = suspicions[key] ?? {}
        return {
          kind,
          key,
          record,
          at: typeof at === 'string' ? Date.parse(at) : decodeTime(key),
          reasons: typeof reasons === 'string' ? reasons : 'unknown',
        }
      })
  })
  return (await Promise.all(lists)).flat().toSorted((a, b) => (a.key < b.key ? -1 : 1))
}
