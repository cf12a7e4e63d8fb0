import 'server-only'
import { openSession, readWithEtag, sendRequest, type RestClient } from './rest-client'
import {
  hasValue,
  isPermanentFailure,
  isPermissionDenied,
  isTransientFailure,
  toRecord,
  type DatabaseResponse,
} from './rest-response'
import { getBackoffMs, getRemainingMs, sleep } from './retry'
import type { ListName, NewRecord, RelatedRecords, StoredRecord, WriteStatus } from './store'

interface CreateResult {
  status: WriteStatus
  existing?: StoredRecord
}

/** Atomic create; returns the existing record if the path is taken. */
export async function createRecord(
  client: RestClient,
  path: string,
  record: StoredRecord,
  deadline: number,
  shouldRetry = true,
): Promise<CreateResult> {
  const send = openSession(client, path, deadline)
  let mayBeStored = false
  let etag = 'null_etag'
  for (let attempt = 0; getRemainingMs(deadline) > 0; attempt++) {
    const response = await send({ method: 'PUT', headers: { 'if-match': etag }, record })
    const existing = [200, 412].includes(response.status) ? toRecord(response) : null
    if (existing) return { status: 'stored', existing }

    if (mayBeTaken(response, mayBeStored)) {
      const current = await readWithEtag(send, deadline)
      const found = hasValue(current) ? toRecord(current) : null
      if (found) return { status: 'stored', existing: found }
      // Read denied: not written. Any other failed read: unknown.
      if (!hasValue(current) && !isPermissionDenied(current)) mayBeStored = true
      etag = current.etag ?? etag
    } else if (response.token !== undefined && isTransientFailure(response)) {
      mayBeStored = true
    }
    if (isPermanentFailure(response) || (isTransientFailure(response) && !shouldRetry)) break
    await sleep(Math.min(getBackoffMs(attempt), getRemainingMs(deadline)))
  }
  return { status: mayBeStored ? 'unknown' : 'refused' }
}

/** The rules deny writes to a taken key, and a 412 may come without the record. */
function mayBeTaken(response: DatabaseResponse, mayBeStored: boolean): boolean {
  if (response.status === 412 || isPermissionDenied(response)) return true
  return mayBeStored && !isTransientFailure(response)
}

/** One taken path denies the whole write, by the database rules. */
export async function createAllRecords(
  client: RestClient,
  records: readonly NewRecord[],
  deadline: number,
): Promise<boolean> {
  // https://firebase.google.com/docs/database/rest/save-data#section-patch
  const entries = records.map(({ list, key, record }) => [`${list}/${key}`, record] as const)
  const record = Object.fromEntries(entries)
  return (await sendRequest(client, { method: 'PATCH', path: '', deadline, record })).status === 200
}

export async function writeRelatedRecords(
  client: RestClient,
  key: string,
  records: RelatedRecords,
  deadline: number,
): Promise<RelatedRecords> {
  const entries = Object.entries(records)
  if (entries.length === 0) return {}
  const news = entries.map(([list, record]) => ({ list: list as ListName, key, record }))
  if (await createAllRecords(client, news, deadline)) return records
  const creates = news.map(async ({ list, record }) => {
    const { existing } = await createRecord(client, `${list}/${key}`, record, deadline)
    return [list, existing] as const
  })
  return Object.fromEntries(await Promise.all(creates))
}
