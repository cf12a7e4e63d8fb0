import 'server-only'
import { toInstant } from '@/lib/forms/stored-fields'
import { logEvent } from '@/lib/log'
import { MailError } from '@/lib/notifications/mailer'
import type { RequestChange } from '@/lib/requests/change'
import { loadRequest, STORE_TIMEOUT_MS } from '@/lib/requests/load-request'
import type { Request } from '@/lib/requests/request'
import { sleep, type DispatchList, type Store, type StoredRecord } from '@/lib/store/store'
import { CHANNELS, type Channel } from './channels'
import { deliveryKey, getTries, isDelivered } from './delivery-marker'

/** The tries must end within the function's 30 s (vercel.json). */
const RETRY_DELAYS_MS = [0, 1_000, 4_000]

export interface Delivery {
  list: DispatchList
  key: string
  /** The request itself without one. */
  change?: RequestChange | undefined
}

/** The channels of this deployment; none on a preview (lib/env.ts). */
export function getActiveChannels(): Channel[] {
  return CHANNELS.filter((channel) => channel.isOn())
}

const running = new Map<string, Promise<void>>()

/**
 * Sends a request, or its change, by every channel, each on its own. Two taps before hydration are two posts of one
 * request: a process sends it once. Never throws.
 * @param request without its record where an earlier try has stored it
 */
export function deliverToChannels(store: Store, request: Delivery | Request): Promise<void> {
  const id = [request.key, request.change?.id].join(':')
  const channels = getActiveChannels().filter(({ isImmediate }) => isImmediate)
  const send = async () => {
    await Promise.all(channels.map((channel) => deliver(store, channel, request)))
    running.delete(id)
  }
  const delivered = running.get(id) ?? send()
  running.set(id, delivered)
  return delivered
}

/**
 * Sends a request by one channel and marks it; true if nothing is left to do. Never throws.
 * At least once: after a send without a marker, only the marker is tried again here, and the next run
 * sends the request again, so that none is lost and people are alerted.
 * @param isRun tries once; else of the visitor's own submission, where the site may create markers, not change them
 */
export async function deliver(
  store: Store,
  channel: Channel,
  request: Delivery | Request,
  isRun = false,
): Promise<boolean> {
  const { list, key, change } = request
  let markerKey = ''
  let marker: StoredRecord | undefined
  let tries = 0
  let failure = new Error('not tried')
  for (const [n, retryDelay] of (isRun ? [0] : RETRY_DELAYS_MS).entries()) {
    await sleep(retryDelay)
    try {
      if (!marker) {
        const isInMemory = n === 0 && 'record' in request
        const stored = isInMemory ? request : await loadRequest(store, list, key)
        if (!stored) return true
        const current = { ...stored, change }
        if (!channel.accepts(current)) return true
        markerKey = deliveryKey(channel, current)
        const earlier = (await store.read('deliveries', markerKey, createDeadline())) ?? undefined
        if (isDelivered(earlier)) return true
        // Its next try is a run's, which counts it.
        if (earlier && !isRun) return false
        tries = getTries(earlier) + n + 1
        const refused = (await channel.send(current, store)) === 'refused' && { refused: true }
        marker = { at: toInstant(new Date()), tries, ...refused }
      }
      await writeMarker(store, markerKey, marker)
      if (marker.refused) logDelivery({ channel: channel.name, outcome: 'refused', list, key })
      return true
    } catch (error) {
      failure = error as Error
      // The server may have taken the mail: the next try is a run's.
      if (isMailTimeout(failure)) break
    }
  }
  const outcome = marker ? 'unmarked' : 'missed'
  logDelivery({ channel: channel.name, outcome, list, key, reason: failure.message })
  if (!marker && tries > 0)
    await writeMarker(store, markerKey, createFailedMarker(tries, failure)).catch(() => undefined)
  return false
}

const isMailTimeout = (error: Error) => error instanceof MailError && error.isTimeout

function createFailedMarker(tries: number, failure: Error): StoredRecord {
  const failed_at = toInstant(new Date())
  return { tries, failed_at, ...(isMailTimeout(failure) && { timed_out: true }) }
}

/** Replaces the marker of earlier tries. @throws if it may not be stored */
async function writeMarker(store: Store, markerKey: string, marker: StoredRecord): Promise<void> {
  const result = await store.createIfAbsent('deliveries', markerKey, marker, createDeadline())
  if (result.status !== 'stored') throw new Error(`its marker was answered ${result.status}`)
  if (isDelivered(result.record) || getTries(result.record) === marker.tries) return
  await store.update('deliveries', markerKey, { failed_at: null, timed_out: null, ...marker })
}

function logDelivery(fields: Record<string, string>): void {
  logEvent('delivery', fields, 'error')
}

function createDeadline(): number {
  return Date.now() + STORE_TIMEOUT_MS
}
