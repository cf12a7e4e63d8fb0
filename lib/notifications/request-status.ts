import { parseTimeSlot, type ArrivalWindow } from '@/lib/dates/schedule'
import { getWallClock, isIsoDate } from '@/lib/dates/wall-clock'
import type { StoredRecord } from '@/lib/store/store'
import { getTimeSlot, isAhead } from './pickup-state'
import { mustBeConfirmed } from './pickup-time'
import { CANCELLED, listChanges, WITHDRAWN } from './request-change'
import { summarizeRequest } from './request-summary'
import { readText, type StoredRequest } from './stored-request'

export interface Pickup {
  /** ISO date. */
  date: string
  window: ArrivalWindow
}

/** Day and window of a job; undefined where staff typed what the form does not offer. */
export function readPickup(record: StoredRecord): Pickup | undefined {
  const date = readText(record, 'date')
  const window = parseTimeSlot(getTimeSlot(record))
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
  const pickup = readPickup(record)
  if (jobStatus !== 'active' || !pickup) return 'office'
  if (!isAhead(record, getWallClock(now, city.timeZone))) return 'begun'
  return mustBeConfirmed(details) ? 'unconfirmed' : 'active'
}
