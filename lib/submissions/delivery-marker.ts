import { readText } from '@/lib/notifications/stored-request'
import type { StoredRecord } from '@/lib/store/store'

/** The first pause after a timeout of the mail server. */
const TIMEOUT_PAUSE_MS = 10 * 60_000

type Marker = StoredRecord | undefined

export function deliveryKey(key: string, channelName: string): string {
  return `${key}:${channelName}`
}

/** Else it holds the tries that have failed: `tries`, `failed_at`, `timed_out`. */
export function isDelivered(marker: Marker): boolean {
  return marker?.at !== undefined
}

export function getTries(marker: Marker): number {
  return Number(marker?.tries ?? 0)
}

/**
 * After a timeout the mail server may have the mail: it is tried again when the request is twice as old.
 * @param requestedAt epoch milliseconds
 */
export function isPaused(marker: Marker, requestedAt: number, now: number): boolean {
  const failedAt = Date.parse(readText(marker, 'failed_at'))
  const pauseMs = Math.max(failedAt - requestedAt, TIMEOUT_PAUSE_MS)
  return marker?.timed_out === true && now < failedAt + pauseMs
}
