import 'server-only'
import { toInstant } from '@/lib/forms/stored-fields'
import { runAfter } from '@/lib/http/run-after'
import type { SlotResult } from '@/lib/locations/pickup-slots'
import { addEntry, createEntryId, hasChannels, type Owed } from '@/lib/notifications/outbox'
import {
  ifAbsent,
  type DispatchList,
  type Store,
  type StoredRecord,
  type TransactResult,
} from '@/lib/store/store'
import { saveDetails, type Findings } from './details'
import type { Submission } from './read-submission'

export interface Created {
  status: 'stored' | 'refused' | 'unknown' | 'full'
  key: string
  list: DispatchList
  slot?: SlotResult | undefined
  replaced?: string[]
  isUnconfirmed?: boolean
}

/**
 * Writes what is owed for a request, then the request, and tells of it after the answer.
 * @throws OutboxError before anything else is written
 */
export async function createRequest(
  store: Store,
  submission: Submission,
  key: string,
): Promise<Created> {
  const { list, now, deadline } = submission
  const at = toInstant(now)
  const entry = { list, key, id: createEntryId(), occasion: 'request' as const, at }
  const owed = hasChannels() ? await addEntry(store, entry, { deadline }) : undefined
  const written = await createRecord(store, submission, list, key)
  if (owed) tellLater(store, { list, key, ...written }, owed)
  return { status: written.status, key, list }
}

interface Written {
  status: 'stored' | 'refused' | 'unknown'
  record?: StoredRecord | undefined
  details: StoredRecord
}

export async function createRecord(
  store: Store,
  submission: Submission,
  list: DispatchList | `quarantine/${DispatchList}`,
  key: string,
  findings: Findings = {},
): Promise<Written> {
  const { record, deadline } = submission
  const [written, details] = await Promise.all([
    store.transact(list, key, deadline, ifAbsent(record)),
    saveDetails(store, submission, key, findings),
  ])
  const isNew = written.status === 'stored' && written.isChanged
  return { status: toStatus(written.status), details, ...(isNew && { record }) }
}

/** A record that many write at once is one that was not written. */
function toStatus(status: TransactResult['status']): Written['status'] {
  return status === 'contended' ? 'refused' : status
}

/** After the answer. A record that an earlier try has written is told by that, or by a run. */
export function tellLater(
  store: Store,
  { list, key, record, details }: Written & { list: DispatchList; key: string },
  owed: Owed,
): void {
  if (!record) return
  runAfter(async () => {
    // The answer does not wait for the modules of mails.
    const [{ deliverNow }, { parseRequest }] = await Promise.all([
      import('@/lib/notifications/deliver'),
      import('@/lib/requests/request'),
    ])
    await deliverNow(store, parseRequest(list, key, record, details), owed)
  })
}
