import 'server-only'
import type { Request } from '@/lib/requests/request'
import { readRecord, readText } from '@/lib/requests/read-record'
import { hashForDay, takePlace } from '@/lib/security/limits'
import type { Store } from '@/lib/store/store'
import type { Submission } from './read-submission'

const CORRECTIONS_LIMIT = { max: 20 }

/**
 * The requests that this one corrects, newest first: of the same tab, and of the same phone and street, or
 * person and move. None without an answer. Never throws.
 */
export async function findCorrected(
  store: Store,
  submission: Submission,
  key: string,
): Promise<Request[]> {
  const { list, idempotencyKey, record, now, checksDeadline: deadline } = submission
  if (idempotencyKey === '') return []
  const street = readText(readRecord(record, 'cus_address'), 'street').toLowerCase()
  const place = list === 'jobs' ? [record.cus_phone, street] : []
  const household = JSON.stringify([list, idempotencyKey, ...place])
  const attempt = { now: now.getTime(), deadline }
  try {
    const limitKey = hashForDay('household', household, attempt.now)
    const { holders } = await takePlace(store, limitKey, key, CORRECTIONS_LIMIT, attempt)
    const earlier = Object.entries(holders)
      .filter(([other]) => other !== key)
      .toSorted(([, a], [, b]) => b - a)
    if (earlier.length === 0) return []
    const { loadRequest } = await import('@/lib/requests/load-request')
    const requests = await Promise.all(earlier.map(([other]) => loadRequest(store, list, other)))
    return requests
      .filter((request) => request !== undefined)
      .filter((request) => isCorrected(request, submission))
  } catch {
    return []
  }
}

/** The short form asks for less than the full one, and another move is between other places. */
function isCorrected(earlier: Request, { list, form, record }: Submission): boolean {
  if (!earlier.isUntouched || earlier.isCancelled) return false
  if (list === 'jobs') return true
  const isSame = (field: string) => readText(record, field) === readText(earlier.record, field)
  const isSamePerson = isSame('phone') || isSame('name')
  const isSameMove =
    earlier.form === 'short' || (form === 'full' && (isSame('zip') || isSame('zipTo')))
  return isSamePerson && isSameMove
}
