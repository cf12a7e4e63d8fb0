import 'server-only'
import { getCity } from '@/lib/cities/cities'
import { toInstant } from '@/lib/forms/stored-fields'
import { runAfter } from '@/lib/http/run-after'
import { getClientNetwork } from '@/lib/http/visitor'
import {
  addEntry,
  createEntryId,
  removeEntry,
  type OutboxEntry,
  type Queued,
} from '@/lib/notifications/outbox'
import { mustBeConfirmed, readText } from '@/lib/requests/read-record'
import type { Request } from '@/lib/requests/request'
import type { Suspicion } from '@/lib/requests/suspicions'
import { hashForDay } from '@/lib/security/limits'
import { ifAbsent, type DispatchList, type Store } from '@/lib/store/store'
import { findCorrected } from './corrections'
import { saveDetails, type Findings } from './details'
import type { NewRequest, Submission } from './read-submission'

/**
 * Stores a request: its message, the slot of a pickup, the record; then replaces the requests that
 * it corrects, and notifies the channels after the reply. A run finishes what is interrupted (settle-request.ts).
 * @throws OutboxError before anything else is written
 */
export async function createRequest(
  store: Store,
  submission: NewRequest,
  key: string,
  suspicions: readonly Suspicion[] = [],
) {
  const { list, slot: window, now, ip = '', deadline, checksDeadline } = submission
  // The office types the requests of many callers in one tab.
  const isByOffice = submission.enteredBy !== undefined
  const corrected = isByOffice ? [] : await findCorrected(store, submission, key)
  const replaced = corrected.map((request) => request.key)
  const id = createEntryId()
  const entry: OutboxEntry = {
    ...{ list, key, id, messageKind: 'request', at: toInstant(now) },
    ...(ip && { network: hashForDay('turn', getClientNetwork(ip, 48), now.getTime()) }),
    ...(window && { window: window.key }),
    ...(replaced.length > 0 && { replaces: replaced.join() }),
  }
  const queued = await addEntry(store, entry, { deadline })
  const slotAttempt = { key, id, ip, replaced, now: now.getTime(), deadline: checksDeadline }
  // A plain quote loads neither windows nor what replaces requests.
  const { takePickupSlot } = window ? await import('./pickup-slot') : {}
  // The first pickup of these answers may have the last slot.
  const isDuplicate = list === 'jobs' && suspicions.includes('duplicate')
  const slot = isDuplicate
    ? 'withheld'
    : window && (await takePickupSlot?.(store, window, slotAttempt))
  if (slot === 'full') {
    await removeEntry(store, queued, deadline)
    return { status: 'full' as const, slot }
  }
  // If it has no slot of its own, it is confirmed by phone and the earlier job stays.
  const isReplacing = slot !== 'withheld' && slot !== 'unavailable' && replaced.length > 0
  const findings = { suspicions, slot, replaces: isReplacing ? corrected[0]?.reference : undefined }
  const { status, record, details } = await createRecord(store, submission, list, key, findings)
  // If an earlier try wrote the record, that try or a run delivers it.
  if (record) {
    let isSettled = true
    if (isReplacing) {
      const { replaceRequests } = await import('./replace-request')
      const by = { list, reference: readText(details, 'reference') }
      isSettled = await replaceRequests(store, by, replaced, deadline)
    }
    // A run replaces first what could not be replaced now.
    if (isSettled) deliverAfterReply(store, { list, key, record, details }, queued)
  }
  return {
    ...{ status, slot },
    ...(mustBeConfirmed(details) && { isUnconfirmed: true }),
    ...(isReplacing && { replaced }),
  }
}

/**
 * Keeps a suspected request in quarantine, and queues it for the office's digest before that.
 * @param isNew no earlier try is there @throws OutboxError before anything else is written
 */
export async function holdRequest(
  store: Store,
  submission: Submission,
  key: string,
  { suspicions, isNew }: { suspicions: readonly Suspicion[]; isNew: boolean },
) {
  const { list, cityKey, now, deadline, canaryToken } = submission
  const entry: OutboxEntry = {
    ...{ list, key, messageKind: 'held', at: toInstant(now) },
    digest: getCity(cityKey).areaKey,
  }
  if (isNew && canaryToken === '') await addEntry(store, entry, { deadline })
  const quarantine = `quarantine/${list}` as const
  const { status } = await createRecord(store, submission, quarantine, key, { suspicions })
  return { status, list: quarantine }
}

/** @returns the record if it was this call that wrote it */
async function createRecord(
  store: Store,
  submission: NewRequest,
  list: DispatchList | `quarantine/${DispatchList}`,
  key: string,
  findings: Findings,
) {
  const { record, deadline } = submission
  const [written, details] = await Promise.all([
    store.transact(list, key, deadline, ifAbsent(record)),
    saveDetails(store, submission, key, findings),
  ])
  const isNew = written.status === 'stored' && written.isChanged
  // A record that many write at once is one that was not written.
  const status = written.status === 'contended' ? 'refused' : written.status
  return { status, details, ...(isNew && { record }) }
}

/** Notifies every channel after the reply, which does not wait for the mail modules to load. */
export function deliverAfterReply(
  store: Store,
  { list, key, record, details }: Pick<Request, 'list' | 'key' | 'record' | 'details'>,
  queued: Queued,
): void {
  runAfter(async () => {
    const [{ deliverNow }, { parseRequest }] = await Promise.all([
      import('@/lib/notifications/deliver'),
      import('@/lib/requests/request'),
    ])
    await deliverNow(store, parseRequest(list, key, record, details), queued)
  })
}
