import 'server-only'
import { runAfter } from '@/lib/http/run-after'
import { getWindowKey, type SlotResult } from '@/lib/locations/pickup-slots'
import { toInstant } from '@/lib/forms/stored-fields'
import {
  addEntry,
  createEntryId,
  hasChannels,
  removeEntry,
  type Owed,
} from '@/lib/notifications/outbox'
import { ifAbsent, type Store, type StoredRecord, type TransactResult } from '@/lib/store/store'
import { replaceJob, type CorrectedJob } from './corrections'
import { saveDetails, type Findings } from './details'
import { takePickupSlot } from './pickup-slot'
import { readText } from '@/lib/notifications/stored-request'
import type { Submission } from './read-submission'

interface Created {
  status: 'stored' | 'refused' | 'unknown' | 'full'
  key: string
  list: Submission['list']
  slot?: SlotResult | undefined
  replaced?: string[]
}

/**
 * Stores a request in its list: what is owed for it, its slot, the record; then cancels the jobs that it
 * corrects, and tells of it after the answer. A run finishes what is interrupted (settle-request.ts).
 * @throws OutboxError before anything else is written
 */
export async function createRequest(
  store: Store,
  submission: Submission,
  key: string,
  corrected: readonly CorrectedJob[],
): Promise<Created> {
  const { list, slot: window, now, ip, deadline, checksDeadline } = submission
  const id = createEntryId()
  const owed = await addOwed(store, submission, { key, id, corrected })
  const replaced = corrected.map((job) => job.key)
  const slotAttempt = { key, id, ip, replaced, now: now.getTime(), deadline: checksDeadline }
  const slot = window && (await takePickupSlot(store, window, slotAttempt))
  if (slot === 'full') {
    if (owed) await removeEntry(store, owed, deadline)
    return { status: 'full', key, list, slot }
  }
  // Without a slot of its own it is confirmed by phone, and the earlier job stays.
  const isReplacing = slot !== 'withheld' && slot !== 'unavailable' && corrected.length > 0
  const findings = { slot, ...(isReplacing && { replaces: corrected[0]?.reference }) }
  const created = await createRecord(store, submission, list, key, findings)
  const { record, details, isNew } = created
  const status = toStatus(created.status)
  if (status !== 'stored' || !isNew || !record) return { status, key, list, slot }

  const reference = readText(details, 'reference')
  if (isReplacing)
    await Promise.all(replaced.map((job) => replaceJob(store, job, { reference, deadline })))
  if (owed)
    runAfter(async () => {
      // The answer does not wait for the modules of mails.
      const { deliverNow } = await import('@/lib/notifications/deliver')
      await deliverNow(store, { list, key, record, details }, owed)
    })
  return { status, key, list, slot, ...(isReplacing && { replaced }) }
}

/** Undefined where nobody is told, and nothing can be left half done. */
async function addOwed(
  store: Store,
  { list, now, deadline, slot: window }: Submission,
  { key, id, corrected }: { key: string; id: string; corrected: readonly CorrectedJob[] },
): Promise<Owed | undefined> {
  if (!hasChannels() && !window && corrected.length === 0) return undefined
  const entry = {
    ...{ list, key, id, occasion: 'request' as const, at: toInstant(now) },
    ...(window && { window: getWindowKey(window) }),
    ...(corrected.length > 0 && { replaces: corrected.map((job) => job.key).join() }),
  }
  return addEntry(store, entry, { deadline })
}

/** The record and, beside it, its details. `isNew`: this call has written the record. */
export async function createRecord(
  store: Store,
  submission: Submission,
  list: Submission['list'] | `quarantine/${Submission['list']}`,
  key: string,
  findings: Findings,
): Promise<{
  status: TransactResult['status']
  record?: StoredRecord | null
  details: StoredRecord
  isNew: boolean
}> {
  const { record, deadline } = submission
  const [written, details] = await Promise.all([
    store.transact(list, key, deadline, ifAbsent(record)),
    saveDetails(store, submission, key, findings),
  ])
  if (written.status !== 'stored') return { status: written.status, details, isNew: false }
  return { status: 'stored', record: written.record, details, isNew: written.isChanged }
}

/** A record that many write at once is one that was not written. */
export function toStatus(status: TransactResult['status']): 'stored' | 'refused' | 'unknown' {
  return status === 'contended' ? 'refused' : status
}
