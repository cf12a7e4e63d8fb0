import 'server-only'
import { getCity } from '@/lib/cities/cities'
import { toInstant } from '@/lib/dates/instant'
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
 * Queues the message, reserves a slot, stores the record, replaces corrected requests and notifies after the
 * reply. A run finishes the rest (settle-request.ts). @throws OutboxError before slot and record are written
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
  // Dynamic imports keep a plain quote from loading these modules.
  const { takePickupSlot } = window ? await import('./pickup-slot') : {}
  // A duplicate must not take a second slot.
  const isDuplicate = list === 'jobs' && suspicions.includes('duplicate')
  const slot = isDuplicate
    ? 'withheld'
    : window && (await takePickupSlot?.(store, window, slotAttempt))
  if (slot === 'full') {
    await removeEntry(store, queued, deadline)
    return { status: 'full' as const, slot }
  }
  // A job that got no slot is confirmed by phone, and the earlier job stays.
  const isReplacing = slot !== 'withheld' && slot !== 'unavailable' && replaced.length > 0
  const findings = { suspicions, slot, replaces: isReplacing ? corrected[0]?.reference : undefined }
  const { status, record, details } = await createRecord(store, submission, list, key, findings)
  // If an earlier try wrote the record, that try or a run delivers it.
  if (record) {
    let isSettled = true
    if (isReplacing) {
      const { replaceRequests } = await import('./corrections')
      const by = { list, reference: readText(details, 'reference') }
      isSettled = await replaceRequests(store, by, replaced, deadline)
    }
    // Otherwise a run replaces the rest first, then delivers.
    if (isSettled) deliverAfterReply(store, { list, key, record, details }, queued)
  }
  return {
    ...{ status, slot },
    ...(mustBeConfirmed(details) && { isUnconfirmed: true }),
    ...(isReplacing && { replaced }),
  }
}

/** Queues it for the digest, then quarantines it. @throws OutboxError before it writes more */
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
  // A contended write did not happen.
  const status = written.status === 'contended' ? 'refused' : written.status
  return { status, details, ...(isNew && { record }) }
}

/** The reply does not wait for the mail modules to load. */
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
