import {
  formatTimeSlot,
  getMinutesUntil,
  parseTimeSlot,
  type ArrivalWindow,
  type WallClock,
} from '@/lib/dates/schedule'
import { getWallClock, isIsoDate } from '@/lib/dates/wall-clock'
import type { StoredRecord } from '@/lib/store/store'
import { CANCELLED, listChanges, WITHDRAWN } from './request-change'
import { listFlags, readWindow } from './request-rows'
import { summarizeRequest } from './request-summary'
import { readText, type StoredRequest } from './stored-request'

/** Where a job is, as changes name it: `2026-11-25 09:00`, or cancelled. */
export function getPickupState(job: StoredRecord): string {
  if (job.job_status === CANCELLED) return CANCELLED
  return `${readText(job, 'date')} ${readWindow(job).start}`
}

/** `09:00-11:00`, as the booking form sends it. */
export function getTimeSlot(job: StoredRecord): string {
  return formatTimeSlot(readWindow(job))
}

/** False also for times that staff typed in another form. */
export function isAhead(job: StoredRecord, clock: WallClock): boolean {
  return getMinutesUntil(readText(job, 'date'), readWindow(job), clock) > 0
}

/** Whether the office calls before it sends a crew: no mail may promise that the truck arrives. */
export function mustBeConfirmed(details: StoredRecord): boolean {
  return listFlags(details).length > 0
}

export interface Pickup {
  /** ISO date. */
  date: string
  window: ArrivalWindow
}

/** Day and window of a job; undefined where staff typed what the form does not offer. */
export function readPickup(job: StoredRecord): Pickup | undefined {
  const date = readText(job, 'date')
  const window = parseTimeSlot(getTimeSlot(job))
  return window && isIsoDate(date) ? { date, window } : undefined
}

/** `begun`: its window has; `office`: only the office can change it. */
export type RequestStatus =
  'active' | 'unconfirmed' | 'begun' | 'office' | 'cancelled' | 'withdrawn'

export function getRequestStatus(request: StoredRequest, now: Date): RequestStatus {
  const { list, record, details } = request
  const { city } = summarizeRequest(request)
  // Without details there is no clock to judge by, and no place for the change.
  if (!city) return 'office'
  if (list === 'leads') {
    const isWithdrawn = listChanges(details).some(({ to }) => to === WITHDRAWN)
    if (isWithdrawn) return 'withdrawn'
    return record.status === 'new' ? 'active' : 'office'
  }
  const jobStatus = readText(record, 'job_status')
  if (jobStatus === CANCELLED) return 'cancelled'
  if (jobStatus !== 'active' || !readPickup(record)) return 'office'
  if (!isAhead(record, getWallClock(now, city.timeZone))) return 'begun'
  return mustBeConfirmed(details) ? 'unconfirmed' : 'active'
}
