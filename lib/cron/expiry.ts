import { RETENTION_MONTHS } from '@/lib/business/brand'
import * as stored from '@/lib/forms/stored-fields'
import { decodeTime, isTimedKey } from '@/lib/store/record-key'

/** Entries of `limits` are read for one day; the second day allows for wrong clocks. */
const COUNTS_RETENTION_MS = 2 * 86_400_000

/** Undefined for a key without a time: staff may have typed it. */
export type Expiry = boolean | undefined

export function isCountExpired(key: string, now: number): Expiry {
  return isPast(decodeTime(key) + COUNTS_RETENTION_MS, now)
}

/** @param date the record's ISO date, for a key that the site did not make */
export function isExpired(key: string, now: number, date?: unknown): Expiry {
  const typed = stored.date.safeParse(date)
  const typedTime = typed.success ? Date.parse(typed.data) : NaN
  return isPastRetention(isTimedKey(key, now) ? decodeTime(key) : typedTime, now)
}

function isPastRetention(time: number, now: number): Expiry {
  const sent = new Date(time)
  return isPast(sent.setUTCMonth(sent.getUTCMonth() + RETENTION_MONTHS), now)
}

function isPast(time: number, now: number): Expiry {
  return Number.isNaN(time) ? undefined : time <= now
}

/** A day after its date, with which the key begins, a slot or day is useless in every time zone. */
export function isDayExpired(key: string, now: number): boolean {
  return Date.parse(key.slice(0, 10)) + 2 * 86_400_000 <= now
}
