import { sleep } from './retry'
import { claimed, type List, type Store, type StoredRecord } from './store'

/** A store for the tests of what stands on it, each step of it a little late, at random. */
export function openMemoryStore(lateMs = 0): Store & { records: Map<string, StoredRecord> } {
  const records = new Map<string, StoredRecord>()
  const pause = () => (lateMs > 0 ? sleep(Math.random() * lateMs) : Promise.resolve())
  return {
    records,
    async create(list, key, record) {
      await pause()
      if (!records.has(`${list}/${key}`)) records.set(`${list}/${key}`, record)
      await pause()
      return 'stored'
    },
    async claim(list, key, record) {
      await this.create(list, key, record, 0)
      return claimed(list, await this.read(list, key, 0))
    },
    async claimRelated(key, related) {
      const lists = Object.keys(related) as (keyof typeof related)[]
      const claims = lists.map(async (list) => {
        return [list, await this.claim(list, key, related[list] ?? {}, 0)] as const
      })
      return Object.fromEntries(await Promise.all(claims))
    },
    async read(list, key) {
      await pause()
      const record = records.get(`${list}/${key}`) ?? null
      await pause()
      return record
    },
    list: (list, since = '') =>
      Promise.resolve(Object.fromEntries(recordsOf(records, list).filter(([key]) => key >= since))),
    mark: () => Promise.reject(new Error('unused')),
    async remove(list, key) {
      await pause()
      records.delete(`${list}/${key}`)
    },
  }
}

function recordsOf(records: Map<string, StoredRecord>, list: List) {
  return [...records]
    .filter(([path]) => path.startsWith(`${list}/`))
    .map(([path, record]) => [path.slice(list.length + 1), record] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
}
