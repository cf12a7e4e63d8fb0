import 'server-only'
import { readPages } from './pages'
import { readRecord, removeRecord, sendRequest, type RestClient } from './rest-client'
import { createAllRecords, createRecord, writeRelatedRecords } from './rest-create'
import type { DatabaseResponse } from './rest-response'
import { requireClaim, type RecordChanges, type Store, type StoredRecord } from './store'

const COMMAND_TIMEOUT_MS = 10_000

/** @param prefix put before every list name, e.g. `preview/` */
export function openRestStore(database: RestClient, prefix = ''): Store {
  const client: RestClient = {
    getUrl: (path, query) => database.getUrl((prefix + path).replace(/\/$/, ''), query),
    getToken: (rejectedToken) => database.getToken(rejectedToken),
  }
  const store: Store = {
    create: async (list, key, record, deadline) =>
      (await createRecord(client, `${list}/${key}`, record, deadline)).status,
    claim: async (list, key, record, deadline) => {
      const { existing } = await createRecord(client, `${list}/${key}`, record, deadline, false)
      return requireClaim(list, existing)
    },
    createAll: (records, deadline) => createAllRecords(client, records, deadline),
    claimRelated: (key, records, deadline) => writeRelatedRecords(client, key, records, deadline),
    read: (list, key, deadline) => readRecord(client, `${list}/${key}`, deadline),
    // The database answers at most 256 MB, and an attempt has 2.5 s.
    async list(list, since, limit) {
      if (limit !== undefined) return listRecords(client, list, since, limit)
      const records: Record<string, StoredRecord> = {}
      for await (const page of readPages(store, list, since)) {
        for (const [key, record] of page) records[key] = record
      }
      return records
    },
    update: (list, key, changes) => updateRecord(client, `${list}/${key}`, changes),
    remove: async (list, key) =>
      assertSuccess(await removeRecord(client, `${list}/${key}`, createCommandDeadline())),
  }
  return store
}

async function listRecords(
  client: RestClient,
  list: string,
  since: string | undefined,
  limit: number,
): Promise<Record<string, StoredRecord>> {
  // https://firebase.google.com/docs/database/rest/retrieve-data#filtering-by-key
  const query = {
    orderBy: '"$key"',
    limitToFirst: String(limit),
    ...(since && { startAt: JSON.stringify(since) }),
  }
  const records = (await readRecord(client, list, createCommandDeadline(), query)) ?? {}
  const sorted = Object.entries(records).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(sorted) as Record<string, StoredRecord>
}

async function updateRecord(
  client: RestClient,
  path: string,
  changes: RecordChanges,
): Promise<void> {
  const deadline = createCommandDeadline()
  if (!(await readRecord(client, path, deadline))) throw new Error(`${path} does not exist`)
  assertSuccess(await sendRequest(client, { method: 'PATCH', path, deadline, record: changes }))
}

function createCommandDeadline(): number {
  return Date.now() + COMMAND_TIMEOUT_MS
}

function assertSuccess({ status }: DatabaseResponse): void {
  if (status !== 200) throw new Error(`The database answered with status ${status}`)
}
