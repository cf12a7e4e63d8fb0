import {
  formatTimeSlot,
  getMinutesUntil,
  parseTimeSlot,
  type ArrivalWindow,
} from '@/lib/dates/schedule'
import { getWallClock, isIsoDate } from '@/lib/dates/wall-clock'
import type { StoredRecord } from '@/lib/store/store'
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
  const [start, end] = [readText(record, 'start_time'), readText(record, 'end_time')]
  const window = parseTimeSlot(formatTimeSlot({ start, end }))
  return window && isIsoDate(date) ? { date, window } : undefined
}

/** `begun`: its window has; `office`: only the office can change it. */
export type RequestStatus = 'active' | 'begun' | 'office' | 'cancelled' | 'withdrawn'

export function getRequestStatus(request: StoredRequest, now: Date): RequestStatus {
  const { list, record, details } = request
  const { city } = summarizeRequest(request)
  // Without details there is no clock to judge by, and no place for the change.
  if (!city) return 'office'
  if (list === 'leads') {
    const isWithdrawn = listChanges(details).some(({ to }) => to === WITHDRAWN)
    return isWithdrawn ? 'withdrawn' : 'active'
  }
  const jobStatus = readText(record, 'job_status')
  if (jobStatus === CANCELLED) return 'cancelled'
  const pickup = readPickup(record)
  if (jobStatus !== 'active' || !pickup) return 'office'
  const clock = getWallClock(now, city.timeZone)
  return getMinutesUntil(pickup.date, pickup.window, clock) < 1 ? 'begun' : 'active'
}
