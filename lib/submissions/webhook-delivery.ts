import 'server-only'
import { resolveConsent } from './consent-record'
import { env } from '@/lib/env'
import { encodeTime } from './push-id'
import { logEvent } from '@/lib/log'
import { sleep } from '@/lib/store/retry'
import {
  RELATED_LISTS,
  DISPATCH_LISTS,
  type RelatedRecords,
  type DispatchList,
  type Store,
  type StoredRecord,
} from '@/lib/store/store'
import { toInstant } from '@/lib/forms/stored-fields'
import { postSignedJson } from './webhook'

/** The tries must end within the function's 30 s (vercel.json). */
const RETRY_DELAYS_MS = [0, 1_000, 4_000]
const STORE_TIMEOUT_MS = 3_000
/** Younger records may still be in their submission's own retries. */
const MIN_AGE_MS = 2 * 60_000
const LOOK_BACK_MS = 3 * 86_400_000
const BATCH_SIZE = 100
const MAX_CONCURRENT = 5
/** With a slow last delivery the run still ends within the function's 30 s. */
const RUN_LIMIT_MS = 15_000

interface Delivery {
  list: DispatchList
  key: string
  /** A withdrawn marketing consent has its own marker. */
  markerList?: 'handed_over' | 'changes_handed_over'
}

/** Posts a record to `LEAD_WEBHOOK_URL` and stores a marker. Never throws. Disabled on previews. */
export async function deliverToWebhook(
  store: Store,
  delivery: Delivery,
  retryDelays = RETRY_DELAYS_MS,
): Promise<boolean> {
  const { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret } = env
  if (!url || !secret || env.VERCEL_ENV === 'preview') return false
  const { list, key, markerList = 'handed_over' } = delivery
  // An id of its own: receivers drop a repeated one.
  const id = markerList === 'handed_over' ? key : `${key}.consents`
  let reason = ''
  for (const [n, retryDelay] of retryDelays.entries()) {
    await sleep(retryDelay)
    try {
      if (await store.read(markerList, key, createStoreDeadline())) return true
      await postSignedJson(url, secret, JSON.stringify(await buildPayload(store, delivery)), id)
      const markerRecord = { list, at: toInstant(new Date()), tries: n + 1 }
      await store.create(markerList, key, markerRecord, createStoreDeadline())
      return true
    } catch (error) {
      reason = (error as Error).message
    }
  }
  logEvent('webhook-delivery', { outcome: 'missed', list, key, reason }, 'error')
  return false
}

async function buildPayload(store: Store, { list, key }: Delivery) {
  const record = await store.read(list, key, createStoreDeadline())
  if (!record) throw new Error('there is no such record')
  const relatedEntries = await Promise.all(
    RELATED_LISTS.map(
      async (name) => [name, await store.read(name, key, createStoreDeadline())] as const,
    ),
  )
  const existingEntries = relatedEntries.filter(
    (entry): entry is [(typeof entry)[0], StoredRecord] => !!entry[1],
  )
  const related = Object.fromEntries(existingEntries) as RelatedRecords
  const change = await store.read('consent_changes', key, createStoreDeadline())
  const consents = resolveConsent(related.consents, change)
  return { list, key, record, ...related, consents }
}

export interface DeliveryRun {
  delivered: number
  pending: number
  overdue: number
}

/** Oldest first. `ops` may list; `site` may write markers. @throws if a list cannot be read */
export async function retryMissedDeliveries(
  site: Store,
  ops: Store,
  now: number,
  runLimitMs = RUN_LIMIT_MS,
): Promise<DeliveryRun> {
  const deadline = Date.now() + runLimitMs
  const missed = await listMissedDeliveries(ops, now)
  const batch = missed.slice(0, BATCH_SIZE)
  const delivered = new Set<Delivery>()
  const runWorker = async () => {
    while (Date.now() < deadline) {
      const delivery = batch.shift()
      if (!delivery) return
      if (await deliverToWebhook(site, delivery, [0])) delivered.add(delivery)
    }
  }
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, runWorker))
  const pending = missed.filter((delivery) => !delivered.has(delivery))
  const oneHourAgoKey = encodeTime(now - 3_600_000)
  const overdue = pending.filter(({ key }) => key < oneHourAgoKey).length
  return { delivered: delivered.size, pending: pending.length, overdue }
}

async function listMissedDeliveries(ops: Store, now: number): Promise<Delivery[]> {
  const since = encodeTime(now - LOOK_BACK_MS)
  const [deliveredMarkers, changesDeliveredMarkers, consentChanges] = await Promise.all([
    ops.list('handed_over', since),
    ops.list('changes_handed_over', since),
    ops.list('consent_changes', since),
  ])
  const isWithdrawn = (key: string) => consentChanges[key]?.marketing === false
  const undelivered = await Promise.all(
    DISPATCH_LISTS.map(async (list) => {
      const keys = Object.keys(await ops.list(list, since))
      return [
        ...keys.filter((key) => !(key in deliveredMarkers)).map((key): Delivery => ({ list, key })),
        ...keys
          .filter((key) => isWithdrawn(key) && !(key in changesDeliveredMarkers))
          .map((key): Delivery => ({ list, key, markerList: 'changes_handed_over' })),
      ]
    }),
  )
  const [minAgeKey, futureKey] = [encodeTime(now - MIN_AGE_MS), encodeTime(now + 1)]
  // The browser's clock sets the key's time: a key from the future has an unknown age.
  const isDue = (key: string) => key < minAgeKey || key >= futureKey
  const missed = undelivered.flat().filter(({ key }) => isDue(key))
  return missed.toSorted((a, b) => (a.key < b.key ? -1 : 1))
}

function createStoreDeadline(): number {
  return Date.now() + STORE_TIMEOUT_MS
}
