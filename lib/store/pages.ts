import type { ListName, Store, StoredRecord } from './store'

/** About two megabytes of leads, which a slow connection reads in one attempt. */
const PAGE_SIZE = 2_000

/** Sorted by key; `since` and `until` are included. @throws if the store does not reply */
export async function* readPages(
  store: Pick<Store, 'list'>,
  list: ListName,
  since?: string,
  until?: string,
): AsyncGenerator<[key: string, record: StoredRecord][]> {
  for (let last: string | undefined; ;) {
    const range = { since: last ?? since, until, limit: PAGE_SIZE }
    const entries = Object.entries(await store.list(list, range))
    // Each request for a page starts at the last record of the page before.
    const page = entries.filter(([key]) => key !== last)
    if (page.length > 0) yield page
    if (entries.length < PAGE_SIZE) return
    last = page.at(-1)?.[0]
  }
}

export async function readList(
  ...source: Parameters<typeof readPages>
): Promise<Record<string, StoredRecord>> {
  const records: Record<string, StoredRecord> = {}
  for await (const page of readPages(...source)) Object.assign(records, Object.fromEntries(page))
  return records
}
