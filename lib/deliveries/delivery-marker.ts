import { readText } from '@/lib/requests/read-record'
import type { Request } from '@/lib/requests/request'
import { getRequestTime } from '@/lib/store/record-key'
import type { StoredRecord } from '@/lib/store/store'
import type { Channel } from './channels'

/** The first pause after a timeout of the mail server. */
const TIMEOUT_PAUSE_MS = 10 * 60_000

type Marker = StoredRecord | undefined

/** `{key}:{channel}`; `{key}:{channel}:{occasion}` of a change, and of a channel that tells several. */
export function deliveryKey(channel: Channel, request: Request): string {
  const occasion = request.change?.id ?? channel.occasion?.(request) ?? ''
  return [request.key, channel.name, occasion].filter(Boolean).join(':')
}

/** Of the request or its change, in epoch milliseconds; NaN for a key that staff typed. */
export function getDeliveryTime({ key, details, change }: Request, now: number): number {
  return change ? Date.parse(change.at) : getRequestTime(key, details, now)
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
 * @param requestedAt as `getDeliveryTime` returns it
 */
export function isPaused(marker: Marker, requestedAt: number, now: number): boolean {
  const failedAt = Date.parse(readText(marker, 'failed_at'))
  const pauseMs = Math.max(failedAt - requestedAt, TIMEOUT_PAUSE_MS)
  return marker?.timed_out === true && now < failedAt + pauseMs
}
