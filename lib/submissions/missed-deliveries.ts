import 'server-only'
import { logEvent } from '@/lib/log'
import { DISPATCH_LISTS, type DispatchList, type Store } from '@/lib/store/store'
import type { Channel } from './channels'
import { encodeTime, isTimedKey, MAX_KEY_DRIFT_MS } from './push-id'
import { getRequestTime, readSentAt } from './request-time'

/** Younger requests may still be in their submission's own retries. */
const MIN_AGE_MS = 2 * 60_000

export interface Delivery {
  list: DispatchList
  key: string
}

export interface MissedDelivery extends Delivery {
  /** Epoch milliseconds. */
  at: number
  /** By the server's clock. */
  isTimeKnown: boolean
}

export interface MissedDeliveries {
  /** Oldest first. */
  deliveries: MissedDelivery[]
  /** False where the markers cannot be read: then every record counts as missed, and none is sent. */
  canRun: boolean
}

/** What each channel has missed. @throws if a list cannot be read */
export async function listMissed(
  ops: Store,
  channels: Channel[],
  now: number,
): Promise<MissedDeliveries[]> {
  // A key can be older than its request.
  const makeOldestKey = (maxAgeMs: number) => encodeTime(now - maxAgeMs - MAX_KEY_DRIFT_MS)
  const since = makeOldestKey(Math.max(0, ...channels.map(({ maxAgeMs }) => maxAgeMs)))
  const [changes, markers, records] = await Promise.all([
    ops.list('consent_changes', since),
    Promise.all(channels.map((channel) => listMarkers(ops, channel, since))),
    listRecords(ops, since, now),
  ])
  const mayBeWithdrawn = (key: string) => changes[key]?.marketing === false
  const candidates = channels.map(({ accepts, maxAgeMs }, index) =>
    records.filter(
      ({ key, record }) =>
        key >= makeOldestKey(maxAgeMs) &&
        !Object.hasOwn(markers[index] ?? {}, key) &&
        accepts(record, mayBeWithdrawn(key)),
    ),
  )
  const [oldest] = candidates.flatMap(([first]) => first?.key ?? []).toSorted()
  const consents = oldest === undefined ? {} : await ops.list('consents', oldest)
  // A person who had said no before withdrew nothing.
  const isWithdrawn = (key: string) => mayBeWithdrawn(key) && consents[key]?.marketing !== false
  return channels.map(({ accepts, maxAgeMs }, index) => ({
    deliveries: (candidates[index] ?? [])
      .filter(({ key, record }) => accepts(record, isWithdrawn(key)))
      .map(({ list, key }) => {
        const sentAt = readSentAt(consents[key])
        return {
          list,
          key,
          at: getRequestTime(key, sentAt, now),
          isTimeKnown: sentAt !== undefined,
        }
      })
      .filter((delivery) => isDue(delivery, maxAgeMs, now))
      .toSorted((a, b) => a.at - b.at),
    canRun: markers[index] !== undefined,
  }))
}

/** A key from the future is of a browser's wrong clock: the age is unknown. */
function isDue({ at, isTimeKnown }: MissedDelivery, maxAgeMs: number, now: number): boolean {
  return (at > now && !isTimeKnown) || (at <= now - MIN_AGE_MS && at >= now - maxAgeMs)
}

function listMarkers(ops: Store, { name, markerList }: Channel, since: string) {
  return ops.list(markerList, since).catch((error: Error) => {
    const fields = { channel: name, outcome: 'unreadable', reason: error.message }
    logEvent('delivery', fields, 'error')
    return undefined
  })
}

/** Sorted by key. Omits those under a key that staff typed: it has no age, and no marker can be written. */
async function listRecords(ops: Store, since: string, now: number) {
  const lists = DISPATCH_LISTS.map(async (list) =>
    Object.entries(await ops.list(list, since)).map(([key, record]) => ({ list, key, record })),
  )
  return (await Promise.all(lists))
    .flat()
    .filter(({ key }) => isTimedKey(key, now))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
}
