import 'server-only'
import { env } from '@/lib/env'
import { toInstant } from '@/lib/forms/stored-fields'
import { logEvent } from '@/lib/log'
import { MailError } from '@/lib/notifications/mailer'
import type { StoredRequest } from '@/lib/notifications/stored-request'
import { sleep } from '@/lib/store/retry'
import { DISPATCH_LISTS, type DispatchList, type Store } from '@/lib/store/store'
import { CHANNELS, type Channel } from './channels'
import { loadRequest } from './load-request'
import { encodeTime } from './push-id'

/** The tries must end within the function's 30 s (vercel.json). */
const RETRY_DELAYS_MS = [0, 1_000, 4_000]
const STORE_TIMEOUT_MS = 2_000
/** Younger records may still be in their submission's own retries. */
const MIN_AGE_MS = 2 * 60_000
const OVERDUE_MS = 3_600_000
const BATCH_SIZE = 100
const MAX_CONCURRENT = 5
/** With a slow last delivery the run still ends within the function's 30 s. */
const RUN_LIMIT_MS = 8_000

interface Delivery {
  list: DispatchList
  key: string
}

/** The channels of this deployment; none on a preview. */
export function getActiveChannels(): Channel[] {
  return env.VERCEL_ENV === 'preview' ? [] : CHANNELS.filter((channel) => channel.isOn())
}

/** Sends a new record by every channel, each on its own. Never throws. */
export async function deliverToChannels(store: Store, delivery: Delivery): Promise<void> {
  const channels = getActiveChannels().filter(({ isImmediate }) => isImmediate)
  const { list, key } = delivery
  const first = loadRequest(store, list, key).catch(() => undefined)
  const load = async () => (await first) ?? loadRequest(store, list, key)
  await Promise.all(channels.map((channel) => deliver(store, channel, delivery, { load })))
}

interface DeliveryOptions {
  retryDelays?: readonly number[]
  load?: () => Promise<StoredRequest>
}

/** Sends a record by one channel and stores a marker. Never throws. */
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
  let reason = ''
  for (const [n, retryDelay] of retryDelays.entries()) {
    await sleep(retryDelay)
    try {
      const request = await load()
      const { record, related } = request
      if (!channel.accepts(record, related.consents?.marketing === false)) return true
      if (await store.read(markerList, key, createStoreDeadline())) return true
      const outcome = await channel.send(request, store)
      const refused = outcome === 'refused' && { refused: true }
      const marker = { list, at: toInstant(new Date()), tries: n + 1, ...refused }
      const status = await store.create(markerList, key, marker, createStoreDeadline())
      if (status !== 'stored' || refused) {
        logEvent('delivery', { channel: name, outcome, list, key, marker: status }, 'error')
      }
      return true
    } catch (error) {
      reason = (error as Error).message
      // The server may have taken the mail: the next try is the cron job's.
      if (error instanceof MailError && error.isTimeout) break
    }
  }
  logEvent('delivery', { channel: name, outcome: 'missed', list, key, reason }, 'error')
  return false
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
  missed: Delivery[],
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
  const overdueKey = encodeTime(now - OVERDUE_MS)
  const overdue = pending.filter(({ key }) => key < overdueKey).length
  return { delivered: delivered.size, pending: pending.length, overdue }
}

interface MissedDeliveries {
  /** Sorted by age. */
  deliveries: Delivery[]
  /** False where the markers cannot be read: then every record counts as missed, and none is sent. */
  canRun: boolean
}

async function listMissed(
  ops: Store,
  channels: Channel[],
  now: number,
): Promise<MissedDeliveries[]> {
  const since = encodeTime(now - Math.max(0, ...channels.map(({ maxAgeMs }) => maxAgeMs)))
  const [withdrawals, markers, records] = await Promise.all([
    listWithdrawals(ops, since),
    Promise.all(
      channels.map(({ name, markerList }) =>
        ops.list(markerList, since).catch((error: Error) => {
          const fields = { channel: name, outcome: 'unreadable', reason: error.message }
          logEvent('delivery', fields, 'error')
          return undefined
        }),
      ),
    ),
    Promise.all(
      DISPATCH_LISTS.map(async (list) =>
        Object.entries(await ops.list(list, since)).map(([key, record]) => ({ list, key, record })),
      ),
    ),
  ])
  const [minAgeKey, futureKey] = [encodeTime(now - MIN_AGE_MS), encodeTime(now + 1)]
  // The browser's clock sets the key's time: a key from the future has an unknown age.
  const isDue = (key: string) => key < minAgeKey || key >= futureKey
  const due = records
    .flat()
    .filter(({ key }) => isDue(key))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
  return channels.map(({ accepts, maxAgeMs }, index) => {
    const oldestKey = encodeTime(now - maxAgeMs)
    const delivered = markers[index]
    const deliveries = due.filter(
      ({ key, record }) =>
        key >= oldestKey &&
        !(delivered && key in delivered) &&
        accepts(record, withdrawals.has(key)),
    )
    return { deliveries, canRun: delivered !== undefined }
  })
}

/** Keys of requests whose consent to marketing texts was withdrawn; other changes do not count. */
async function listWithdrawals(ops: Store, since: string): Promise<Set<string>> {
  const changes = Object.entries(await ops.list('consent_changes', since))
  const denied = changes.filter(([, { marketing }]) => marketing === false).map(([key]) => key)
  if (denied.length === 0) return new Set()
  const consents = await ops.list('consents', since)
  return new Set(denied.filter((key) => consents[key]?.marketing !== false))
}

function createStoreDeadline(): number {
  return Date.now() + STORE_TIMEOUT_MS
}
