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

/** Pauses before the tries that follow a submission, in milliseconds; the function lives 30 s. */
const RETRY_DELAYS_MS = [0, 1_000, 4_000]
const STORE_TIMEOUT_MS = 3_000
/** A submission's own tries come first: what is younger is not taken for forgotten. */
const MIN_AGE_MS = 2 * 60_000
/** What was stored earlier is left alone: the webhook may have been switched on today. */
const LOOK_BACK_MS = 3 * 86_400_000
/** Of one run; the next takes the next. */
const BATCH_SIZE = 100
const MAX_CONCURRENT = 5

/** One record to hand over. */
interface Delivery {
  list: DispatchList
  key: string
  /** Where the marker goes. A withdrawn tick for marketing texts has a marker of its own. */
  markerList?: 'handed_over' | 'changes_handed_over'
}

/**
 * Tells the system that `LEAD_WEBHOOK_URL` names of a stored record, trying a few times. The marker
 * under `handed_over` says that it was taken; without one the next run of `handOverMissed` tries
 * again. Never throws; without the setting, and on a preview, it does nothing.
 */
export async function deliverToWebhook(
  store: Store,
  delivery: Delivery,
  retryDelays = RETRY_DELAYS_MS,
): Promise<boolean> {
  const { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret } = env
  // Nobody's test reaches the dispatcher, not even where production's settings are set here too.
  if (!url || !secret || env.VERCEL_ENV === 'preview') return false
  const { list, key, markerList = 'handed_over' } = delivery
  let reason = ''
  for (const [n, retryDelay] of retryDelays.entries()) {
    await sleep(retryDelay)
    try {
      if (await store.read(markerList, key, createStoreDeadline())) return true
      await postSignedJson(url, secret, JSON.stringify(await buildPayload(store, delivery)), key)
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

/** What the receiver gets: the record as it stands now, and what stands beside it. */
async function buildPayload(store: Store, { list, key }: Delivery) {
  const record = await store.read(list, key, createStoreDeadline())
  // Removed since, because somebody asked for it.
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

/** What a look at what was missed has done; `late` is what is still waiting after an hour. */
export interface DeliveryRun {
  delivered: number
  pending: number
  overdue: number
}

/**
 * Hands over what its own submission could not: the function was frozen or killed, or the receiver was
 * down. Looks at the last three days.
 * @param ops the store as `ops`, who may list
 * @throws when the lists cannot be read
 */
export async function retryMissedDeliveries(
  site: Store,
  ops: Store,
  now: number,
): Promise<DeliveryRun> {
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
  // The browser's clock sets the key's time: a key ahead of ours says nothing about its age.
  const isDue = (key: string) => key < minAgeKey || key >= futureKey
  const missed = undelivered.flat().filter(({ key }) => isDue(key))
  // Keys begin with their time: who has waited longest comes first.
  const batch = missed.toSorted((a, b) => (a.key < b.key ? -1 : 1)).slice(0, BATCH_SIZE)
  const delivered = new Set<Delivery>()
  const runWorker = async () => {
    for (let delivery = batch.shift(); delivery; delivery = batch.shift()) {
      if (await deliverToWebhook(site, delivery, [0])) delivered.add(delivery)
    }
  }
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, runWorker))
  const pending = missed.filter((delivery) => !delivered.has(delivery))
  const oneHourAgoKey = encodeTime(now - 3_600_000)
  const overdue = pending.filter(({ key }) => key < oneHourAgoKey).length
  return { delivered: delivered.size, pending: pending.length, overdue }
}

function createStoreDeadline(): number {
  return Date.now() + STORE_TIMEOUT_MS
}
