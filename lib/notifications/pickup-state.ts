import { getMinutesUntil, type WallClock } from '@/lib/dates/schedule'
import type { StoredRecord } from '@/lib/store/store'
import { CANCELLED } from './request-change'
import { readText } from './stored-request'

/** Where a job is, as changes name it: `2026-11-25 09:00`, or cancelled. */
export function getPickupState(job: StoredRecord): string {
  if (job.job_status === CANCELLED) return CANCELLED
  return `${readText(job, 'date')} ${readText(job, 'start_time')}`
}

/** `09:00-11:00`, as the booking form sends it. */
export function getTimeSlot(job: StoredRecord): string {
  return `${readText(job, 'start_time')}-${readText(job, 'end_time')}`
}

/** False also for times that staff typed in another form. */
export function isAhead(job: StoredRecord, clock: WallClock): boolean {
  const [start, end] = [readText(job, 'start_time'), readText(job, 'end_time')]
  return getMinutesUntil(readText(job, 'date'), { start, end }, clock) > 0
}
