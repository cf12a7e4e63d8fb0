import 'server-only'
import type { Request } from '@/lib/requests/request'
import { readRecord, readText } from '@/lib/requests/read-record'
import { rememberRequest } from '@/lib/security/person'
import type { Store, StoredRecord } from '@/lib/store/store'
import type { NewRequest } from './read-submission'

/** From the same tab: same phone and street, or person and move. Newest first; empty if the store fails. */
export async function findCorrected(
  store: Store,
  submission: NewRequest,
  key: string,
): Promise<Request[]> {
  const { list, idempotencyKey: tab, answers, now, checksDeadline: deadline } = submission
  const person = { phone: String(answers.phone), tab }
  try {
    const earlier = await rememberRequest(store, person, key, { now: now.getTime(), deadline })
    if (earlier.length === 0) return []
    const { loadRequest } = await import('@/lib/requests/load-request')
    const requests = await Promise.all(earlier.map((other) => loadRequest(store, list, other)))
    return requests
      .filter((request) => request !== undefined)
      .filter((request) => isCorrected(request, submission))
  } catch {
    return []
  }
}

/** A short quote never corrects a full one; two full ones must share a ZIP or postal code. */
function isCorrected(earlier: Request, { list, form, record }: NewRequest): boolean {
  const isWorkedOn = earlier.quote ? earlier.staffStatus !== 'new' || earlier.isConfirmed : false
  if (earlier.isCancelled || earlier.isOfficeOnly || isWorkedOn) return false
  const isSame = (field: string) => readText(record, field) === readText(earlier.record, field)
  if (list === 'jobs')
    return isSame('cus_phone') && readStreet(record) === readStreet(earlier.record)
  const isSamePerson = isSame('phone') || isSame('name')
  const isSameMove =
    earlier.form === 'short' || (form === 'full' && (isSame('zip') || isSame('zipTo')))
  return isSamePerson && isSameMove
}

const readStreet = (job: StoredRecord) =>
  readText(readRecord(job, 'cus_address'), 'street').toLowerCase()
