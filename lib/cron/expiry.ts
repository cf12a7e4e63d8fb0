import { RETENTION_MONTHS } from '@/lib/business/brand'
import { DAY_MS } from '@/lib/dates/durations'
import { isIsoDate } from '@/lib/dates/wall-clock'
import { decodeTime, isTimedKey } from '@/lib/store/record-key'
import type { ListName } from '@/lib/store/store'

/** A place of `limits` counts for 24 hours, so a day's record is read until the next day ends. */
const COUNTS_RETENTION_MS = 2 * DAY_MS

/** Undefined for a key without a time: staff may have typed it. */
export type Expiry = boolean | undefined

/** Records of a list with a later time, in epoch milliseconds, have not expired. */
export function getLastExpired(list: ListName, now: number): number {
  if (list === 'limits') return now - COUNTS_RETENTION_MS
  const time = new Date(now)
  return time.setUTCMonth(time.getUTCMonth() - RETENTION_MONTHS)
}

export function isCountExpired(key: string, now: number): Expiry {
  return isPast(decodeTime(key) + COUNTS_RETENTION_MS, now)
}

/** @param date the record's ISO date, for a key that the site did not make */
export function isExpired(key: string, now: number, date?: unknown): Expiry {
  const typedTime = typeof date === 'string' && isIsoDate(date) ? Date.parse(date) : NaN
  const sent = new Date(isTimedKey(key, now) ? decodeTime(key) : typedTime)
  return isPast(sent.setUTCMonth(sent.getUTCMonth() + RETENTION_MONTHS), now)
}

function isPast(time: number, now: number): Expiry {
  return Number.isNaN(time) ? undefined : time <= now
}

/** A day after its date, with which the key begins, a slot is useless in every time zone. */
export function isDayExpired(key: string, now: number): boolean {
  return Date.parse(key.slice(0, 10)) + 2 * DAY_MS <= now
}
