import { sleep } from '@/lib/deadline'
import { applyChange, applyChanges, type ListName, type Store, type StoredRecord } from './store'

/** Ignores deadlines, because tests set their own clocks. Each step waits randomly, up to `maxDelayMs`. */
export function openMemoryStore(maxDelayMs = 0): Store & { records: Map<string, StoredRecord> } {
  const records = new Map<string, StoredRecord>()
  const delayRandomly = () =>
    maxDelayMs > 0 ? sleep(Math.random() * maxDelayMs) : Promise.resolve()
  return {
    records,
    async transact(list, key, _deadline, change) {
      await delayRandomly()
      const path = `${list}/${key}`
      const result = applyChange(change, records.get(path) ?? null)
      if (result.status === 'stored') setRecord(records, path, result.record)
      await delayRandomly()
      return result
    },
    async read(list, key) {
      await delayRandomly()
      const record = records.get(`${list}/${key}`) ?? null
      await delayRandomly()
      return record
    },
    list: (list, { since = '', until, limit = Infinity } = {}) =>
      Promise.resolve(
        Object.fromEntries(
          listRecords(records, list)
            .filter(([key]) => key >= since && (until === undefined || key <= until))
            .slice(0, limit),
        ),
      ),
    async update(list, key, changes) {
      await delayRandomly()
      const path = `${list}/${key}`
      records.set(path, applyChanges(records.get(path) ?? {}, changes))
    },
    async remove(list, key) {
      await delayRandomly()
      records.delete(`${list}/${key}`)
    },
    eraseRemoved: () => Promise.resolve(),
  }
}

function setRecord(records: Map<string, StoredRecord>, path: string, record: StoredRecord | null) {
  if (record) records.set(path, record)
  else records.delete(path)
}

function listRecords(records: Map<string, StoredRecord>, list: ListName) {
  return [...records]
    .filter(([path]) => path.startsWith(`${list}/`))
    .map(([path, record]) => [path.slice(list.length + 1), record] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
}
