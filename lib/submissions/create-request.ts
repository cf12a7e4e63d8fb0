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
import { loadRequest } from '@/lib/requests/load-request'
import { mustBeConfirmed, readRecord, readText } from '@/lib/requests/read-record'
import { parseRequest, type Request } from '@/lib/requests/request'
import type { Suspicion } from '@/lib/requests/suspicions'
import { hashForDay } from '@/lib/security/limits'
import { rememberRequest } from '@/lib/security/person'
import { ifAbsent, type DispatchList, type Store, type StoredRecord } from '@/lib/store/store'
import { saveDetails, type Findings } from './details'
import { reservePickup } from './reserve-pickup'
import type { Submission } from './read-submission'
import { replaceRequests } from './replace-request'

/**
 * Queues the message, reserves the window, stores the record, replaces corrected requests and notifies after the
 * reply. A run finishes the rest (settle-request.ts). @throws OutboxError before reservation and record are written
 */
export async function createRequest(
  store: Store,
  submission: Submission,
  key: string,
  suspicions: readonly Suspicion[] = [],
) {
  const { list, limitedWindow: window, now, ip, deadline, checksDeadline } = submission
  // The office types the requests of many callers in one tab.
  const isByOffice = submission.enteredBy !== undefined
  const corrected = isByOffice
    ? []
    : await recordAndFindCorrected(store, submission, key).catch(() => [])
  const replaced = corrected.map((request) => request.key)
  const id = createEntryId()
  const entry: OutboxEntry = {
    ...{ list, key, id, messageKind: 'request', at: toInstant(now) },
    ...(ip && { network: hashForDay('turn', getClientNetwork(ip, 48), now.getTime()) }),
    ...(window && { window: window.key }),
    ...(replaced.length > 0 && { replaces: replaced.join() }),
  }
  const queued = await addEntry(store, entry, { deadline })
  const attempt = { key, id, ip, replaced, now: now.getTime(), deadline: checksDeadline }
  // A duplicate must not take a second reservation.
  const isDuplicate = list === 'jobs' && suspicions.includes('duplicate')
  const reservation = isDuplicate
    ? 'withheld'
    : window && (await reservePickup(store, window, attempt))
  if (reservation === 'full') {
    await removeEntry(store, queued, deadline)
    return { status: 'full' as const, reservation }
  }
  // A job that got no reservation is confirmed by phone, and the earlier job stays.
  const isReplacing =
    reservation !== 'withheld' && reservation !== 'unavailable' && replaced.length > 0
  const findings = {
    suspicions,
    reservation,
    replaces: isReplacing ? corrected[0]?.reference : undefined,
  }
  const { status, record, details } = await createRecord(store, submission, list, key, findings)
  // If an earlier try wrote the record, that try or a run delivers it.
  if (record) {
    const by = { list, reference: readText(details, 'reference') }
    const isSettled = !isReplacing || (await replaceRequests(store, by, replaced, deadline))
    // Otherwise a run replaces the rest first, then delivers.
    if (isSettled) deliverAfterReply(store, { list, key, record, details }, queued)
  }
  return {
    ...{ status, reservation },
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
  submission: Submission,
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
    const { deliverNow } = await import('@/lib/notifications/deliver')
    await deliverNow(store, parseRequest(list, key, record, details), queued)
  })
}

/** From the same tab: same phone and street, or person and move. Newest first. @throws if the store fails */
async function recordAndFindCorrected(
  store: Store,
  submission: Submission,
  key: string,
): Promise<Request[]> {
  const { list, idempotencyKey: tab, answers, now, checksDeadline: deadline } = submission
  const person = { phone: String(answers.phone), tab }
  const earlier = await rememberRequest(store, person, key, { now: now.getTime(), deadline })
  const requests = await Promise.all(earlier.map((other) => loadRequest(store, list, other)))
  return requests
    .filter((request) => request !== undefined)
    .filter((request) => isCorrected(request, submission))
}

/** A short quote never corrects a full one; two full ones must share a ZIP or postal code. */
function isCorrected(earlier: Request, { list, form, record }: Submission): boolean {
  const isWorkedOn = earlier.quote ? earlier.staffStatus !== 'new' || earlier.isConfirmed : false
  const isOpen = !earlier.isCancelled && !earlier.isOfficeOnly && !isWorkedOn
  const isSame = (field: string) => readText(record, field) === readText(earlier.record, field)
  const isSamePickup = isSame('cus_phone') && readStreet(record) === readStreet(earlier.record)
  const isSamePerson = isSame('phone') || isSame('name')
  const isSameMove =
    earlier.form === 'short' || (form === 'full' && (isSame('zip') || isSame('zipTo')))
  return isOpen && (list === 'jobs' ? isSamePickup : isSamePerson && isSameMove)
}

const readStreet = (job: StoredRecord) =>
  readText(readRecord(job, 'cus_address'), 'street').toLowerCase()
