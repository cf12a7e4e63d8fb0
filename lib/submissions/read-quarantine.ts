import { parseRequest, type Request } from '@/lib/requests/request'
import { DISPATCH_LISTS, type Store } from '@/lib/store/store'
import { compareByTime } from '@/lib/store/record-key'

/** Sorted by time. Omits requests that a later try stored in the dispatch list. */
export async function readQuarantine(
  store: Pick<Store, 'list'>,
  since?: string,
): Promise<Request[]> {
  const lists = DISPATCH_LISTS.map(async (list) => {
    const quarantined = Object.entries(await store.list(`quarantine/${list}`, since))
    const [oldest] = quarantined[0] ?? []
    if (oldest === undefined) return []
    const [dispatched, details] = await Promise.all([
      store.list(list, oldest),
      store.list('details', oldest),
    ])
    return quarantined
      .filter(([key]) => !(key in dispatched))
      .map(([key, record]) => parseRequest(list, key, record, details[key] ?? {}))
  })
  return (await Promise.all(lists)).flat().toSorted(compareByTime)
}

/** Like `honeypot,fast`; `unknown` if the details could not be stored. */
export function listReasons({ suspicions }: Request): readonly string[] {
  return suspicions.length > 0 ? suspicions : ['unknown']
}
