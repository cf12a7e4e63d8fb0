import { UsageError } from '@/scripts/command'
import { isRecordKey } from '@/lib/submissions/push-id'
import { DISPATCH_LISTS, type DispatchList, type Store, type StoredRecord } from '@/lib/store/store'

const STORE_TIMEOUT_MS = 10_000

/**
 * The lead or job of a key that a person typed.
 * @param option its name, for the message
 * @throws UsageError
 */
export async function findRequest(
  store: Store,
  key: string,
  option: string,
): Promise<{ list: DispatchList; record: StoredRecord }> {
  if (!isRecordKey(key))
    throw new UsageError(`"${key}" is no key: --${option} takes 20 characters.`)
  for (const list of DISPATCH_LISTS) {
    const record = await store.read(list, key, getDeadline())
    if (record) return { list, record }
  }
  throw new UsageError(`There is no lead or job with the key ${key}.`)
}

export function getDeadline(): number {
  return Date.now() + STORE_TIMEOUT_MS
}
