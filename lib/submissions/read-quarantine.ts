import { parseRequest, type Request } from '@/lib/requests/request'
import type { Suspicion } from '@/lib/requests/suspicions'
import { readList } from '@/lib/store/pages'
import { DISPATCH_LISTS, type Store, type StoredRecord } from '@/lib/store/store'
import { compareByTime } from '@/lib/store/record-key'

export const isCanary = (details: StoredRecord | null | undefined) =>
  details?.suspicions === ('canary' satisfies Suspicion)

/** Sorted by time. Omits our canary and requests that a later try stored in the list itself. */
export async function readQuarantine(
  store: Pick<Store, 'list'>,
  since?: string,
): Promise<Request[]> {
  const lists = DISPATCH_LISTS.map(async (list) => {
    const quarantined = Object.entries(await readList(store, `quarantine/${list}`, since))
    const [oldest] = quarantined[0] ?? []
    if (oldest === undefined) return []
    const [dispatched, details] = await Promise.all([
      readList(store, list, oldest),
      readList(store, 'details', oldest),
    ])
    return quarantined
      .filter(([key]) => !(key in dispatched) && !isCanary(details[key]))
      .map(([key, record]) => parseRequest(list, key, record, details[key] ?? {}, true))
  })
  return (await Promise.all(lists)).flat().toSorted(compareByTime)
}

/** `unknown` if the details could not be stored. */
export function listReasons({ suspicions }: Request): readonly string[] {
  return suspicions.length > 0 ? suspicions : ['unknown']
}
