import 'server-only'
import { toInstant } from '@/lib/forms/stored-fields'
import { runAfter } from '@/lib/http/run-after'
import type { SlotResult } from '@/lib/locations/pickup-slots'
import {
  addEntry,
  createEntryId,
  hasChannels,
  removeEntry,
  type OutboxEntry,
  type Owed,
} from '@/lib/notifications/outbox'
import { mustBeConfirmed, readText } from '@/lib/requests/read-record'
import {
  ifAbsent,
  type DispatchList,
  type Store,
  type StoredRecord,
  type TransactResult,
} from '@/lib/store/store'
import { findCorrected } from './corrections'
import { saveDetails, type Findings } from './details'
import type { takePickupSlot } from './pickup-slot'
import type { Submission } from './read-submission'

export interface Created {
  status: 'stored' | 'refused' | 'unknown' | 'full'
  key: string
  list: DispatchList
  slot?: SlotResult | undefined
  replaced?: string[]
  isUnconfirmed?: boolean
}

export type TakeSlot = typeof takePickupSlot

/**
 * Stores a request: what is owed for it, the slot of a pickup, the record; then replaces the requests that
 * it corrects, and tells of it after the answer. A run settles what is interrupted (settle-request.ts).
 * @throws OutboxError before anything else is written
 */
export async function createRequest(
  store: Store,
  submission: Submission,
  key: string,
  takeSlot?: TakeSlot,
): Promise<Created> {
  const { list, slot: window, now, ip, deadline, checksDeadline } = submission
  const corrected = await findCorrected(store, submission, key)
  const replaced = corrected.map((request) => request.key)
  const id = createEntryId()
  const entry: OutboxEntry = {
    ...{ list, key, id, occasion: 'request', at: toInstant(now) },
    ...(window && { window: window.key }),
    ...(replaced.length > 0 && { replaces: replaced.join() }),
  }
  const isOwed = hasChannels() || window || replaced.length > 0
  const owed = isOwed ? await addEntry(store, entry, { deadline }) : undefined
  const slotAttempt = { key, id, ip, replaced, now: now.getTime(), deadline: checksDeadline }
  const slot = window && (await takeSlot?.(store, window, slotAttempt))
  if (slot === 'full') {
    if (owed) await removeEntry(store, owed, deadline)
    return { status: 'full', key, list, slot }
  }
  // Without a slot of its own it is confirmed by phone, and the earlier job stays.
  const isReplacing = slot !== 'withheld' && slot !== 'unavailable' && replaced.length > 0
  const findings = { slot, replaces: isReplacing ? corrected[0]?.reference : undefined }
  const written = await createRecord(store, submission, list, key, findings)
  let isSettled = true
  if (isReplacing && written.record) {
    const reference = readText(written.details, 'reference')
    const { replaceRequest } = await import('./replace-request')
    const done = replaced.map((one) =>
      replaceRequest(store, { list, key: one, reference }, deadline),
    )
    isSettled = !(await Promise.all(done)).includes(false)
  }
  // A run replaces first what could not be replaced now.
  if (owed && isSettled) tellLater(store, { list, key, ...written }, owed)
  return {
    ...{ status: written.status, key, list, slot },
    ...(mustBeConfirmed(written.details) && { isUnconfirmed: true }),
    ...(isReplacing && { replaced }),
  }
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
function tellLater(
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
