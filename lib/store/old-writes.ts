import { isDeepStrictEqual } from 'node:util'
import type { Store } from './store'

/** The two earlier writes of the port, as changes of a record. */
export function withOldWrites(store: Omit<Store, 'createIfAbsent' | 'replace'>): Store {
  return {
    ...store,
    async createIfAbsent(list, key, record, deadline) {
      const result = await store.transact(list, key, deadline, (current) =>
        current ? undefined : record,
      )
      if (result.status === 'stored') return { status: 'stored', record: result.record ?? record }
      return { status: result.status === 'unknown' ? 'unknown' : 'refused' }
    },
    async replace(list, key, expected, next, deadline) {
      const result = await store.transact(list, key, deadline, (current) =>
        isDeepStrictEqual(current, expected) ? next : undefined,
      )
      if (result.status !== 'stored') return result.status === 'unknown' ? 'unknown' : 'refused'
      return isDeepStrictEqual(result.record, next) ? 'replaced' : 'changed'
    },
  }
}
