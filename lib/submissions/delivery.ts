import 'server-only'
import { toInstant } from '@/lib/forms/stored-fields'
import { logEvent } from '@/lib/log'
import { MailError } from '@/lib/notifications/mailer'
import {
  loadRequest,
  STORE_TIMEOUT_MS,
  type StoredRequest,
} from '@/lib/notifications/stored-request'
import { sleep, type DispatchList, type Store, type StoredRecord } from '@/lib/store/store'
import { CHANNELS, deliveryKey, type Channel } from './channels'

/** The tries must end within the function's 30 s (vercel.json). */
const RETRY_DELAYS_MS = [0, 1_000, 4_000]

export interface Delivery {
  list: DispatchList
  key: string
}

/** The channels of this deployment; none on a preview (lib/env.ts). */
export function getActiveChannels(): Channel[] {
  return CHANNELS.filter((channel) => channel.isOn())
}

const running = new Map<string, Promise<void>>()

/**
 * Sends a request by every channel, each on its own. Two taps before hydration are two posts of one
 * request: a process sends it once. Never throws.
 * @param request without its record where an earlier try has stored it
 */
export function deliverToChannels(store: Store, request: Delivery | StoredRequest): Promise<void> {
  const { key } = request
  const delivered =
    running.get(key) ?? startDelivery(store, request).finally(() => running.delete(key))
  running.set(key, delivered)
  return delivered
}

async function startDelivery(store: Store, request: Delivery | StoredRequest): Promise<void> {
  const channels = getActiveChannels().filter(({ isImmediate }) => isImmediate)
  await Promise.all(channels.map((channel) => deliver(store, channel, request)))
}

/**
 * Sends a request by one channel and stores a marker; true if nothing is left to do. Never throws.
 * At least once: after a send without a marker, only the marker is tried again here, and the next run
 * sends the request again, so that none is lost and people are alerted.
 */
export async function deliver(
  store: Store,
  channel: Channel,
  request: Delivery | StoredRequest,
  retryDelays: readonly number[] = RETRY_DELAYS_MS,
): Promise<boolean> {
  const { list, key } = request
  const markerKey = deliveryKey(key, channel.name)
  let marker: StoredRecord | undefined
  let reason = ''
  for (const [n, retryDelay] of retryDelays.entries()) {
    await sleep(retryDelay)
    try {
      if (!marker) {
        const isInMemory = n === 0 && 'record' in request
        const current = isInMemory ? request : await loadRequest(store, list, key)
        if (!current || !channel.accepts(current)) return true
        if (await store.read('deliveries', markerKey, createDeadline())) return true
        const refused = (await channel.send(current, store)) === 'refused' && { refused: true }
        marker = { at: toInstant(new Date()), tries: n + 1, ...refused }
      }
      const { status } = await store.createIfAbsent(
        'deliveries',
        markerKey,
        marker,
        createDeadline(),
      )
      if (status !== 'stored') throw new Error(`its marker was answered ${status}`)
      if (marker.refused) logDelivery({ channel: channel.name, outcome: 'refused', list, key })
      return true
    } catch (error) {
      reason = (error as Error).message
      // The server may have taken the mail: the next try is the cron job's.
      if (error instanceof MailError && error.isTimeout) break
    }
  }
  logDelivery({ channel: channel.name, outcome: marker ? 'unmarked' : 'missed', list, key, reason })
  return false
}

function logDelivery(fields: Record<string, string>): void {
  logEvent('delivery', fields, 'error')
}

function createDeadline(): number {
  return Date.now() + STORE_TIMEOUT_MS
}
