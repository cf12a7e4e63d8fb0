import 'server-only'
import type { StoredRequest } from '@/lib/notifications/stored-request'
import { readList } from '@/lib/store/pages'
import { DISPATCH_LISTS, settleBy, type Store } from '@/lib/store/store'
import { deliveryKey, type Channel } from './channels'
import { deliver, getActiveChannels, type Delivery } from './delivery'
import {
  encodeTime,
  getRequestTime,
  isTimedKey,
  MAX_KEY_DRIFT_MS,
  readServerTime,
} from './record-key'

/** Younger requests may still be in their submission's own retries. */
const MIN_AGE_MS = 2 * 60_000
const OVERDUE_MS = 3_600_000
const BATCH_SIZE = 100
const MAX_CONCURRENT = 5
/** No delivery of a run begins later. */
const START_LIMIT_MS = 8_000
/** The function ends after 30 s (vercel.json); it may have to send an alert, too. */
const RUN_LIMIT_MS = 24_000

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
  startLimitMs = START_LIMIT_MS,
): Promise<Record<string, DeliveryRun>> {
  const startedAt = Date.now()
  const time = { now, lastStart: startedAt + startLimitMs, deadline: startedAt + RUN_LIMIT_MS }
  const channels = getActiveChannels()
  const missed = await settleBy(time.deadline, listMissed(ops, channels, now))
  const runs = channels.map(
    async (channel, index) =>
      [channel.name, await runChannel(site, channel, missed[index] ?? [], time)] as const,
  )
  return Object.fromEntries(await Promise.all(runs))
}

async function runChannel(
  site: Store,
  channel: Channel,
  missed: MissedDelivery[],
  { now, lastStart, deadline }: { now: number; lastStart: number; deadline: number },
): Promise<DeliveryRun> {
  const batch = missed.slice(0, BATCH_SIZE)
  const delivered = new Set<Delivery>()
  const runWorker = async () => {
    while (Date.now() < lastStart) {
      const delivery = batch.shift()
      if (!delivery) return
      const { list, key } = delivery
      if (await deliver(site, channel, { list, key }, [0])) delivered.add(delivery)
    }
  }
  const workers = Promise.all(Array.from({ length: MAX_CONCURRENT }, runWorker))
  // What is still being sent then counts as pending.
  await settleBy(deadline, workers).catch(() => undefined)
  const pending = missed.filter((delivery) => !delivered.has(delivery))
  const overdue = pending.filter(({ at }) => at < now - OVERDUE_MS).length
  return { delivered: delivered.size, pending: pending.length, overdue }
}

interface MissedDelivery extends Delivery {
  /** Epoch milliseconds. */
  at: number
}

async function listMissed(
  ops: Store,
  channels: Channel[],
  now: number,
): Promise<MissedDelivery[][]> {
  // A key can be older than its request.
  const maxAgeMs = Math.max(0, ...channels.map((channel) => channel.maxAgeMs))
  const since = encodeTime(now - maxAgeMs - MAX_KEY_DRIFT_MS)
  const [markers, allDetails, ...records] = await Promise.all(
    (['deliveries', 'details', ...DISPATCH_LISTS] as const).map((list) =>
      readList(ops, list, since),
    ),
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
