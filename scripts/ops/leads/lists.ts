import { resolveConsent } from '@/lib/submissions/consent-record'
import type { ListName, Store, StoredRecord } from '@/lib/store/store'

export type Records = Record<string, StoredRecord>

/** Returns records by list and key. In `consents` the effective answer replaces the first. */
export async function readLists(
  store: Pick<Store, 'list'>,
  lists: readonly ListName[],
): Promise<Record<string, Records>> {
  const entries = lists.map(async (list) => [list, await readList(store, list)] as const)
  return Object.fromEntries(await Promise.all(entries))
}

async function readList(store: Pick<Store, 'list'>, list: ListName): Promise<Records> {
  const records = await store.list(list)
  if (list !== 'consents') return records
  const changes = await store.list('consent_changes')
  const effective = Object.entries(records).map(
    ([key, first]) => [key, resolveConsent(first, changes[key]) ?? first] as const,
  )
  return Object.fromEntries(effective)
}
