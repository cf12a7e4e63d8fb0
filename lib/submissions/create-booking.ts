import 'server-only'
import { toInstant } from '@/lib/forms/stored-fields'
import { getWindowKey } from '@/lib/locations/pickup-slots'
import {
  addEntry,
  createEntryId,
  hasChannels,
  removeEntry,
  type Owed,
} from '@/lib/notifications/outbox'
import { mustBeConfirmed, readText } from '@/lib/requests/read-record'
import type { Store } from '@/lib/store/store'
import { findCorrectedJobs, replaceJob, type CorrectedJob } from './corrections'
import { createRecord, tellLater, type Created } from './create-request'
import { takePickupSlot } from './pickup-slot'
import type { Submission } from './read-submission'

/**
 * Stores a pickup: what is owed for it, its slot, the job; then cancels the jobs that it corrects, and tells
 * of it after the answer. A run settles what is interrupted (settle-request.ts).
 * @throws OutboxError before anything else is written
 */
export async function createBooking(
  store: Store,
  submission: Submission,
  key: string,
): Promise<Created> {
  const { list, slot: window, now, ip, deadline, checksDeadline } = submission
  const corrected = await findCorrectedJobs(store, submission, key)
  const replaced = corrected.map((job) => job.key)
  const id = createEntryId()
  const owed = await addOwed(store, submission, { key, id, corrected })
  const slotAttempt = { key, id, ip, replaced, now: now.getTime(), deadline: checksDeadline }
  const slot = window && (await takePickupSlot(store, window, slotAttempt))
  if (slot === 'full') {
    if (owed) await removeEntry(store, owed, deadline)
    return { status: 'full', key, list, slot }
  }
  // Without a slot of its own it is confirmed by phone, and the earlier job stays.
  const isReplacing = slot !== 'withheld' && slot !== 'unavailable' && corrected.length > 0
  const findings = { slot, replaces: isReplacing ? corrected[0]?.reference : undefined }
  const written = await createRecord(store, submission, list, key, findings)
  if (isReplacing && written.record) {
    const reference = readText(written.details, 'reference')
    await Promise.all(replaced.map((job) => replaceJob(store, job, { reference, deadline })))
  }
  if (owed) tellLater(store, { list, key, ...written }, owed)
  return {
    status: written.status,
    key,
    list,
    slot,
    isUnconfirmed: mustBeConfirmed(written.details),
    ...(isReplacing && { replaced }),
  }
}

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
