import type { ListName, Store, StoredRecord } from './store'

/** About two megabytes of leads: a slow connection reads them in one attempt. */
const PAGE_SIZE = 2_000

/** A list in its order, from the key `since`, in pages that fit in memory. @throws without an answer */
export async function* readPages(
  store: Pick<Store, 'list'>,
  list: ListName,
  since?: string,
): AsyncGenerator<[key: string, record: StoredRecord][]> {
  for (let last: string | undefined; ;) {
    const records = await store.list(list, last ?? since, PAGE_SIZE)
    const entries = Object.entries(records)
    // A page begins with the last record of the page before.
    const page = entries.filter(([key]) => key !== last)
    if (page.length > 0) yield page
    if (entries.length < PAGE_SIZE) return
    last = page.at(-1)?.[0]
  }
}
