import 'server-only'
import { listChanges } from '@/lib/changes/save-change'
import { parseRequest, type Request } from '@/lib/requests/request'
import { readList } from '@/lib/store/pages'
import { DISPATCH_LISTS, settleBy, type Store } from '@/lib/store/store'
import type { Channel } from '@/lib/deliveries/channels'
import { deliver, getActiveChannels, type Delivery } from '@/lib/deliveries/delivery'
import {
  deliveryKey,
  getDeliveryTime,
  getTries,
  isDelivered,
  isPaused,
} from '@/lib/deliveries/delivery-marker'
import { createFairQueue, type Waiting } from './fair-queue'
import { takeLease } from './lease'
import { repairChanges } from './repair-changes'
import { encodeTime, isTimedKey, MAX_KEY_DRIFT_MS, readServerTime } from '@/lib/store/record-key'

const HOUR_MS = 3_600_000
/** Older requests are no more changed by their customers. */
const CHANGES_MAX_AGE_MS = 31 * 24 * HOUR_MS
/** Of the runs after an hour's first: reading a month every ten minutes would cost more than it helps. */
const SHORT_LOOK_MS = 72 * HOUR_MS
/** Younger requests may still be in their submission's own retries. */
const MIN_AGE_MS = 2 * 60_000
const OVERDUE_MS = HOUR_MS
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

/** `heldBy`: another run is under way, and this one did nothing. */
export type RunResult = { heldBy: string } | { channels: Record<string, DeliveryRun> }

/**
 * Retries what each active channel has missed; a slow channel delays no other.
 * @param ops may list, and change markers @throws if a list cannot be read
 */
export async function retryMissedDeliveries(
  ops: Store,
  holder: string,
  now: number,
): Promise<RunResult> {
  const startedAt = Date.now()
  const time = { now, lastStart: startedAt + START_LIMIT_MS, deadline: startedAt + RUN_LIMIT_MS }
  const lease = await takeLease(ops, holder, time.deadline)
  if ('heldBy' in lease) return lease
  try {
    return { channels: await runChannels(ops, time) }
  } finally {
    // Later, something may still be on its way.
    if (Date.now() < time.deadline) await lease.release()
  }
}

interface RunTime {
  now: number
  lastStart: number
  deadline: number
}

async function runChannels(ops: Store, time: RunTime): Promise<Record<string, DeliveryRun>> {
  const channels = getActiveChannels()
  const missed = await settleBy(time.deadline, listMissed(ops, channels, time))
  const runs = channels.map(
    async (channel, index) =>
      [channel.name, await runChannel(ops, channel, missed[index] ?? [], time)] as const,
  )
  return Object.fromEntries(await Promise.all(runs))
}

async function runChannel(
  ops: Store,
  channel: Channel,
  missed: MissedDelivery[],
  { now, lastStart, deadline }: RunTime,
): Promise<DeliveryRun> {
  const queue = createFairQueue(missed.filter(({ isPaused }) => !isPaused))
  const delivered = new Set<Delivery>()
  const runWorker = async () => {
    while (Date.now() < lastStart) {
      const delivery = queue.takeNext()
      if (!delivery) return
      if (await deliver(ops, channel, delivery, true)) delivered.add(delivery)
      queue.end(delivery)
    }
  }
  const workers = Promise.all(Array.from({ length: MAX_CONCURRENT }, runWorker))
  // What is still being sent then counts as pending.
  await settleBy(deadline, workers).catch(() => undefined)
  const pending = missed.filter((delivery) => !delivered.has(delivery))
  const overdue = pending.filter(({ at }) => at < now - OVERDUE_MS).length
  return { delivered: delivered.size, pending: pending.length, overdue }
}

interface MissedDelivery extends Delivery, Waiting {
  isPaused: boolean
}

/** Of each channel. Interrupted changes are repaired first, so that what they are is told. */
async function listMissed(
  ops: Store,
  channels: Channel[],
  { now, deadline }: RunTime,
): Promise<MissedDelivery[][]> {
  const allAges = [CHANGES_MAX_AGE_MS, ...channels.map((channel) => channel.maxAgeMs)]
  const hourKey = `${encodeTime(now - (now % HOUR_MS))}-deliveries`
  const hasLooked = await ops.read('limits', hourKey, deadline)
  const maxAgeMs = hasLooked ? SHORT_LOOK_MS : Math.max(...allAges)
  // A key can be older than its request.
  const since = encodeTime(now - maxAgeMs - MAX_KEY_DRIFT_MS)
  const [markers, allDetails, ...records] = await Promise.all(
    (['deliveries', 'details', ...DISPATCH_LISTS] as const).map((list) =>
      readList(ops, list, since),
    ),
  )
  // Only now: a run whose long look failed leaves it to the next one.
  if (!hasLooked) await ops.createIfAbsent('limits', hourKey, { at: now }, deadline)
  const requests = DISPATCH_LISTS.flatMap((list, index) =>
    Object.entries(records[index] ?? {})
      // Under a key that staff typed it has no age.
      .filter(([key]) => isTimedKey(key, now))
      .map(([key, record]) => parseRequest(list, key, record, allDetails?.[key] ?? {})),
  )
  const repaired = await repairChanges(ops, requests, { now, deadline })
  const occasions = repaired.flatMap((request) => [
    request,
    ...listChanges(request.details).map((change) => ({ ...request, change })),
  ])
  return channels.map((channel) =>
    occasions
      .filter((request) => channel.accepts(request) && isDue(request, channel.maxAgeMs, now))
      .map((request) => ({ request, marker: markers?.[deliveryKey(channel, request)] }))
      .filter(({ marker }) => !isDelivered(marker))
      .map(({ request, marker }) => {
        const { list, key, change, locationId: recipient } = request
        const at = getDeliveryTime(request, now)
        const [tries, isWaiting] = [getTries(marker), isPaused(marker, at, now)]
        return { list, key, change, at, recipient, tries, isPaused: isWaiting }
      }),
  )
}

/** A key from the future is of a browser's wrong clock: the age is unknown. */
function isDue(request: Request, maxAgeMs: number, now: number): boolean {
  const at = getDeliveryTime(request, now)
  if (at > now) return readServerTime(request.details) === undefined
  return at <= now - MIN_AGE_MS && at >= now - maxAgeMs
}
