import 'server-only'
import { toInstant } from '@/lib/forms/stored-fields'
import { logEvent } from '@/lib/log'
import { MailError } from '@/lib/notifications/mailer'
import {
  loadRequest,
  STORE_TIMEOUT_MS,
  type StoredRequest,
} from '@/lib/notifications/stored-request'
import { sleep } from '@/lib/store/retry'
import { DISPATCH_LISTS, type DispatchList, type Store, type StoredRecord } from '@/lib/store/store'
import { CHANNELS, deliveryKey, type Channel } from './channels'
import { encodeTime, isTimedKey, MAX_KEY_DRIFT_MS } from './record-key'
import { getRequestTime, readServerTime } from './request-time'

/** The tries must end within the function's 30 s (vercel.json). */
const RETRY_DELAYS_MS = [0, 1_000, 4_000]
/** Younger requests may still be in their submission's own retries. */
const MIN_AGE_MS = 2 * 60_000
const OVERDUE_MS = 3_600_000
const BATCH_SIZE = 100
const MAX_CONCURRENT = 5
/** With a slow last delivery the run still ends within the function's 30 s. */
const RUN_LIMIT_MS = 8_000

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

export interface DeliveryRun {
  delivered: number
  pending: number
  /** Pending for over an hour. */
  overdue: number
}

/**
 * Retries what each active channel has missed, oldest first; a slow channel delays no other.
 * `ops` may list; `site` may write markers. @throws if a list cannot be read
 */
export async function retryMissedDeliveries(
  site: Store,
  ops: Store,
  now: number,
  runLimitMs = RUN_LIMIT_MS,
): Promise<Record<string, DeliveryRun>> {
  const deadline = Date.now() + runLimitMs
  const channels = getActiveChannels()
  const missed = await listMissed(ops, channels, now)
  const runs = channels.map(
    async (channel, index) =>
      [channel.name, await runChannel(site, channel, missed[index] ?? [], now, deadline)] as const,
  )
  return Object.fromEntries(await Promise.all(runs))
}

async function runChannel(
  site: Store,
  channel: Channel,
  missed: MissedDelivery[],
  now: number,
  deadline: number,
): Promise<DeliveryRun> {
  const batch = missed.slice(0, BATCH_SIZE)
  const delivered = new Set<Delivery>()
  const runWorker = async () => {
    while (Date.now() < deadline) {
      const delivery = batch.shift()
      if (!delivery) return
      const { list, key } = delivery
      if (await deliver(site, channel, { list, key }, [0])) delivered.add(delivery)
    }
  }
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, runWorker))
  const pending = missed.filter((delivery) => !delivered.has(delivery))
  const overdue = pending.filter(({ at }) => at < now - OVERDUE_MS).length
  return { delivered: delivered.size, pending: pending.length, overdue }
}

interface MissedDelivery extends Delivery {
  /** Epoch milliseconds. */
  at: number
}

/** What each channel has missed, oldest first. @throws if a list cannot be read */
async function listMissed(
  ops: Store,
  channels: Channel[],
  now: number,
): Promise<MissedDelivery[][]> {
  // A key can be older than its request.
  const maxAgeMs = Math.max(0, ...channels.map((channel) => channel.maxAgeMs))
  const since = encodeTime(now - maxAgeMs - MAX_KEY_DRIFT_MS)
  const [markers, allDetails, ...records] = await Promise.all(
    (['deliveries', 'details', ...DISPATCH_LISTS] as const).map((list) => ops.list(list, since)),
  )
  const requests = DISPATCH_LISTS.flatMap((list, index) =>
    Object.entries(records[index] ?? {})
      // Under a key that staff typed it has no age.
      .filter(([key]) => isTimedKey(key, now))
      .map(([key, record]) => ({ list, key, record, details: allDetails?.[key] ?? {} })),
  )
  return channels.map((channel) =>
    requests
      .filter((request) => !markers?.[deliveryKey(request.key, channel.name)])
      .filter((request) => channel.accepts(request) && isDue(request, channel.maxAgeMs, now))
      .map(({ list, key, details }) => ({ list, key, at: getRequestTime(key, details, now) }))
      .toSorted((a, b) => a.at - b.at),
  )
}

/** A key from the future is of a browser's wrong clock: the age is unknown. */
function isDue({ key, details }: StoredRequest, maxAgeMs: number, now: number): boolean {
  const at = getRequestTime(key, details, now)
  if (at > now) return readServerTime(details) === undefined
  return at <= now - MIN_AGE_MS && at >= now - maxAgeMs
}
