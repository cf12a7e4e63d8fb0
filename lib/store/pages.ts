import type { ListName, Store, StoredRecord } from './store'

/** About two megabytes of leads: a slow connection reads them in one attempt. */
const PAGE_SIZE = 2_000

/** A whole list in its order, from the key `since`, read in pages. @throws without an answer */
export async function readList(
  store: Pick<Store, 'list'>,
  list: ListName,
  since?: string,
): Promise<Record<string, StoredRecord>> {
  const records: Record<string, StoredRecord> = {}
  for (let first = since; ;) {
    const page = await store.list(list, first, PAGE_SIZE)
    Object.assign(records, page)
    const keys = Object.keys(page)
    if (keys.length < PAGE_SIZE) return records
    // A page begins with the last record of the page before.
    first = keys.at(-1)
  }
}
