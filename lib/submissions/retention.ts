import { RETENTION_MONTHS } from '@/lib/business/brand'
import { decodeTime } from './push-id'

/** Counters (`DAILY_LISTS`) are read for one day; the second day allows for wrong clocks. */
const COUNTS_RETENTION_MS = 2 * 86_400_000

export function isCountExpired(key: string, now: number): boolean {
  return parseKeyTime(key) + COUNTS_RETENTION_MS <= now
}

export function isExpired(key: string, now: number): boolean {
  return isPastRetention(parseKeyTime(key), now)
}

/** @param key of `experiment_visits`: begins with an ISO date */
export function areVisitsExpired(key: string, now: number): boolean {
  const time = Date.parse(key.slice(0, 10))
  if (Number.isNaN(time)) throw new Error(`No day in the key ${key}`)
  return isPastRetention(time, now)
}

function isPastRetention(time: number, now: number): boolean {
  const sent = new Date(time)
  sent.setUTCMonth(sent.getUTCMonth() + RETENTION_MONTHS)
  return sent.getTime() <= now
}

function parseKeyTime(key: string): number {
  const time = decodeTime(key)
  if (Number.isNaN(time)) throw new Error(`No time in the key ${key}`)
  return time
}
