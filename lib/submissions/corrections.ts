import 'server-only'
import { toInstant } from '@/lib/forms/stored-fields'
import { createWindowKey, freeSlot, readSlotId } from '@/lib/locations/pickup-slots'
import { CANCELLED, isClosing, REPLACED } from '@/lib/requests/change'
import { loadRequest } from '@/lib/requests/load-request'
import { readRecord, readText } from '@/lib/requests/read-record'
import { getJobState } from '@/lib/requests/request'
import { hashForDay, takePlace } from '@/lib/security/limits'
import { settleBy, type Store } from '@/lib/store/store'
import type { Submission } from './read-submission'

const CORRECTIONS_LIMIT = { max: 20 }

export interface CorrectedJob {
  key: string
  reference: string
}

/**
 * The active jobs that this booking corrects: of the same tab, phone and street, newest first. None without
 * an answer. Never throws.
 */
export async function findCorrectedJobs(
  store: Store,
  submission: Submission,
  key: string,
): Promise<CorrectedJob[]> {
  const { idempotencyKey, record, now, checksDeadline: deadline } = submission
  if (idempotencyKey === '') return []
  const street = readText(readRecord(record, 'cus_address'), 'street').toLowerCase()
  const household = JSON.stringify([idempotencyKey, record.cus_phone, street])
  const attempt = { now: now.getTime(), deadline }
  try {
    const limitKey = hashForDay('household', household, attempt.now)
    const { holders } = await takePlace(store, limitKey, key, CORRECTIONS_LIMIT, attempt)
    const earlier = Object.entries(holders)
      .filter(([other]) => other !== key)
      .toSorted(([, a], [, b]) => b - a)
    const jobs = earlier.map(async ([other]): Promise<CorrectedJob[]> => {
      const job = await loadRequest(store, 'jobs', other)
      return job?.isUntouched ? [{ key: other, reference: job.reference }] : []
    })
    return (await Promise.all(jobs)).flat()
  } catch {
    return []
  }
}

/**
 * Cancels a job that a stored booking has replaced, and notes which one. Staff may have closed the job: it
 * then stays. Never throws: a run does again what could not be done.
 * @returns false if it must be done again
 */
export async function replaceJob(
  store: Store,
  key: string,
  { reference, deadline }: { reference: string; deadline: number },
): Promise<boolean> {
  const result = await store.transact('jobs', key, deadline, (job) =>
    job?.job_status === 'active' ? { ...job, job_status: CANCELLED } : undefined,
  )
  if (result.status !== 'stored') return false
  const job = result.record
  if (job?.job_status !== CANCELLED) return true
  const from = getJobState({ ...job, job_status: 'active' })
  try {
    const windowKey = createWindowKey(readText(job, 'location_id'), from)
    const id = await readSlotId(store, windowKey, { key, deadline })
    if (id !== '') await freeSlot(store, windowKey, { key, id }, deadline)
    const replaced = await loadRequest(store, 'jobs', key)
    const isNoted = replaced?.changes.some(isClosing)
    if (isNoted) return true
    const change = { at: toInstant(new Date()), by: 'customer', from, to: REPLACED, reference }
    await settleBy(deadline, store.update('details', key, { [`changes/${REPLACED}`]: change }))
    return true
  } catch {
    return false
  }
}
