import { isDeepStrictEqual } from 'node:util'
import { sleep, type ListName, type RecordChanges, type Store, type StoredRecord } from './store'

/** A store in memory. Each step waits for a random time up to `maxDelayMs`. */
export function openMemoryStore(maxDelayMs = 0): Store & { records: Map<string, StoredRecord> } {
  const records = new Map<string, StoredRecord>()
  const delayRandomly = () =>
    maxDelayMs > 0 ? sleep(Math.random() * maxDelayMs) : Promise.resolve()
  return {
    records,
    async createIfAbsent(list, key, record) {
      await delayRandomly()
      const existing = records.get(`${list}/${key}`) ?? record
      records.set(`${list}/${key}`, existing)
      await delayRandomly()
      return { status: 'stored', record: existing }
    },
    async transact(list, key, _deadline, change) {
      await delayRandomly()
      const path = `${list}/${key}`
      const current = records.get(path) ?? null
      const next = change(structuredClone(current))
      if (next === null) records.delete(path)
      else if (next) records.set(path, next)
      const record = records.get(path) ?? null
      await delayRandomly()
      return { status: 'stored', record, isChanged: next !== undefined }
    },
    async read(list, key) {
      await delayRandomly()
      const record = records.get(`${list}/${key}`) ?? null
      await delayRandomly()
      return record
    },
    list: (list, since = '', limit = Infinity) =>
      Promise.resolve(
        Object.fromEntries(
          listRecords(records, list)
            .filter(([key]) => key >= since)
            .slice(0, limit),
        ),
      ),
    async update(list, key, changes) {
      const record = await this.read(list, key, 0)
      if (!record) throw new Error(`${list}/${key} does not exist`)
      const path = `${list}/${key}`
      records.set(path, Object.entries(changes).reduce(setField, records.get(path) ?? record))
    },
    async replace(list, key, expected, next) {
      await delayRandomly()
      const path = `${list}/${key}`
      const current = records.get(path) ?? null
      const isReplaced = isDeepStrictEqual(current, expected)
      if (isReplaced && next) records.set(path, next)
      if (isReplaced && !next) records.delete(path)
      await delayRandomly()
      return isReplaced || isDeepStrictEqual(current, next) ? 'replaced' : 'changed'
    },
    async remove(list, key) {
      await delayRandomly()
      records.delete(`${list}/${key}`)
    },
    eraseRemoved: () => Promise.resolve(),
  }
}

function setField(
  record: StoredRecord,
  [path, value]: [string, RecordChanges[string]],
): StoredRecord {
  const [field = '', child] = path.split('/')
  const { [field]: old, ...others } = record
  if (child === undefined) return value === null ? others : { ...others, [field]: value }
  return { ...others, [field]: setField(Object(old) as StoredRecord, [child, value]) }
}

function listRecords(records: Map<string, StoredRecord>, list: ListName) {
  return [...records]
    .filter(([path]) => path.startsWith(`${list}/`))
    .map(([path, record]) => [path.slice(list.length + 1), record] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
}
