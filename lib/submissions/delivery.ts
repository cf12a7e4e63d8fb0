import 'server-only'
import { env } from '@/lib/env'
import { toInstant } from '@/lib/forms/stored-fields'
import { logEvent } from '@/lib/log'
import { MailError } from '@/lib/notifications/mailer'
import type { StoredRequest } from '@/lib/notifications/stored-request'
import { sleep } from '@/lib/store/retry'
import type { Store, StoredRecord } from '@/lib/store/store'
import { CHANNELS, type Channel } from './channels'
import { loadRequest } from './load-request'
import { listMissed, type Delivery, type MissedDelivery } from './missed-deliveries'

/** The tries must end within the function's 30 s (vercel.json). */
const RETRY_DELAYS_MS = [0, 1_000, 4_000]
const STORE_TIMEOUT_MS = 2_000
const OVERDUE_MS = 3_600_000
const BATCH_SIZE = 100
const MAX_CONCURRENT = 5
/** With a slow last delivery the run still ends within the function's 30 s. */
const RUN_LIMIT_MS = 8_000

/** The channels of this deployment; none on a preview. */
export function getActiveChannels(): Channel[] {
  return env.VERCEL_ENV === 'preview' ? [] : CHANNELS.filter((channel) => channel.isOn())
}

const running = new Map<string, Promise<void>>()

/**
 * Sends a new record by every channel, each on its own. Two taps before hydration are two posts of one
 * record: a process sends it once. Never throws.
 */
export function deliverToChannels(store: Store, delivery: Delivery): Promise<void> {
  const { key } = delivery
  const delivered =
    running.get(key) ?? startDelivery(store, delivery).finally(() => running.delete(key))
  running.set(key, delivered)
  return delivered
}

async function startDelivery(store: Store, delivery: Delivery): Promise<void> {
  const channels = getActiveChannels().filter(({ isImmediate }) => isImmediate)
  const { list, key } = delivery
  const first = loadRequest(store, list, key).catch(() => undefined)
  const load = async () => (await first) ?? loadRequest(store, list, key)
  await Promise.all(channels.map((channel) => deliver(store, channel, delivery, { load })))
}

interface DeliveryOptions {
  retryDelays?: readonly number[]
  load?: () => Promise<StoredRequest | undefined>
}

/**
 * Sends a record by one channel and stores a marker; true if nothing is left to do. Never throws.
 * At least once: after a send without a marker, only the marker is tried again here, and the next run
 * sends the record again, so that no request is lost and people are alerted.
 */
export async function deliver(
  store: Store,
  channel: Channel,
  { list, key }: Delivery,
  {
    retryDelays = RETRY_DELAYS_MS,
    load = () => loadRequest(store, list, key),
  }: DeliveryOptions = {},
): Promise<boolean> {
  const { name, markerList } = channel
  let marker: StoredRecord | undefined
  let reason = ''
  for (const [n, retryDelay] of retryDelays.entries()) {
    await sleep(retryDelay)
    try {
      if (!marker) {
        const request = await load()
        const isWithdrawn = request?.related.consents?.marketing === false
        if (!request || !channel.accepts(request.record, isWithdrawn)) return true
        if (await store.read(markerList, key, createStoreDeadline())) return true
        const refused = (await channel.send(request, store)) === 'refused' && { refused: true }
        marker = { list, at: toInstant(new Date()), tries: n + 1, ...refused }
      }
      const status = await store.create(markerList, key, marker, createStoreDeadline())
      if (status !== 'stored') throw new Error(`its marker was answered ${status}`)
      if (marker.refused) logDelivery({ channel: name, outcome: 'refused', list, key })
      return true
    } catch (error) {
      reason = (error as Error).message
      // The server may have taken the mail: the next try is the cron job's.
      if (error instanceof MailError && error.isTimeout) break
    }
  }
  logDelivery({ channel: name, outcome: marker ? 'unmarked' : 'missed', list, key, reason })
  return false
}

function logDelivery(fields: Record<string, string>): void {
  logEvent('delivery', fields, 'error')
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
  const runs = channels.map(async (channel, index) => {
    const { deliveries = [], canRun = false } = missed[index] ?? {}
    const options = { now, deadline: canRun ? deadline : 0 }
    return [channel.name, await runChannel(site, channel, deliveries, options)] as const
  })
  return Object.fromEntries(await Promise.all(runs))
}

async function runChannel(
  site: Store,
  channel: Channel,
  missed: MissedDelivery[],
  { now, deadline }: { now: number; deadline: number },
): Promise<DeliveryRun> {
  const batch = missed.slice(0, BATCH_SIZE)
  const delivered = new Set<Delivery>()
  const runWorker = async () => {
    while (Date.now() < deadline) {
      const delivery = batch.shift()
      if (!delivery) return
      if (await deliver(site, channel, delivery, { retryDelays: [0] })) delivered.add(delivery)
    }
  }
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, runWorker))
  const pending = missed.filter((delivery) => !delivered.has(delivery))
  const overdue = pending.filter(({ at }) => at < now - OVERDUE_MS).length
  return { delivered: delivered.size, pending: pending.length, overdue }
}

function createStoreDeadline(): number {
  return Date.now() + STORE_TIMEOUT_MS
}
