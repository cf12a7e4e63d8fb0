import 'server-only'
import { effectiveConsent } from './consent-record'
import { env } from '@/lib/env'
import { encodeTime } from './push-id'
import { logEvent } from '@/lib/log'
import { sleep } from '@/lib/store/retry'
import {
  BESIDE_LISTS,
  DISPATCH_LISTS,
  type Beside,
  type DispatchList,
  type Store,
  type StoredRecord,
} from '@/lib/store/store'
import { toInstant } from '@/lib/forms/stored-fields'
import { postSigned } from './webhook'

/** Pauses before the tries that follow a submission, in milliseconds; the function lives 30 s. */
const PAUSES_MS = [0, 1_000, 4_000]
const STORE_MS = 3_000
/** A submission's own tries come first: what is younger is not taken for forgotten. */
const OWN_TIME_MS = 2 * 60_000
/** What was stored earlier is left alone: the webhook may have been switched on today. */
const LOOK_BACK_MS = 3 * 86_400_000
/** Of one run; the next takes the next. */
const MOST_AT_ONCE = 100
const SIDE_BY_SIDE = 5

/** One record to hand over. */
interface Due {
  list: DispatchList
  key: string
  /** Where the marker goes. A withdrawn tick for marketing texts has a marker of its own. */
  marker?: 'handed_over' | 'changes_handed_over'
}

/**
 * Tells the system that `LEAD_WEBHOOK_URL` names of a stored record, trying a few times. The marker
 * under `handed_over` says that it was taken; without one the next run of `handOverMissed` tries
 * again. Never throws; without the setting, and on a preview, it does nothing.
 */
export async function handOver(store: Store, due: Due, pauses = PAUSES_MS): Promise<boolean> {
  const { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret } = env
  // Nobody's test reaches the dispatcher, not even where production's settings are set here too.
  if (!url || !secret || env.VERCEL_ENV === 'preview') return false
  const { list, key, marker = 'handed_over' } = due
  let reason = ''
  for (const [n, pause] of pauses.entries()) {
    await sleep(pause)
    try {
      if (await store.read(marker, key, soon())) return true
      await postSigned(url, secret, JSON.stringify(await payloadOf(store, due)), key)
      const taken = { list, at: toInstant(new Date()), tries: n + 1 }
      await store.create(marker, key, taken, soon())
      return true
    } catch (error) {
      reason = (error as Error).message
    }
  }
  logEvent('hand-over', { outcome: 'missed', list, key, reason }, 'error')
  return false
}

/** What the receiver gets: the record as it stands now, and what stands beside it. */
async function payloadOf(store: Store, { list, key }: Due) {
  const record = await store.read(list, key, soon())
  // Removed since, because somebody asked for it.
  if (!record) throw new Error('there is no such record')
  const beside = await Promise.all(
    BESIDE_LISTS.map(async (name) => [name, await store.read(name, key, soon())] as const),
  )
  const known = beside.filter((entry): entry is [(typeof entry)[0], StoredRecord] => !!entry[1])
  const related = Object.fromEntries(known) as Beside
  const change = await store.read('consent_changes', key, soon())
  const consents = effectiveConsent(related.consents, change)
  return { list, key, record, ...related, consents }
}

/** What a look at what was missed has done; `late` is what is still waiting after an hour. */
export interface HandOverRun {
  handedOver: number
  waiting: number
  late: number
}

/**
 * Hands over what its own submission could not: the function was frozen or killed, or the receiver was
 * down. Looks at the last three days.
 * @param ops the store as `ops`, who may list
 * @throws when the lists cannot be read
 */
export async function handOverMissed(site: Store, ops: Store, now: number): Promise<HandOverRun> {
  const since = encodeTime(now - LOOK_BACK_MS)
  const [handedOver, changesHandedOver, changes] = await Promise.all([
    ops.list('handed_over', since),
    ops.list('changes_handed_over', since),
    ops.list('consent_changes', since),
  ])
  const isWithdrawn = (key: string) => changes[key]?.marketing === false
  const stored = await Promise.all(
    DISPATCH_LISTS.map(async (list) => {
      const keys = Object.keys(await ops.list(list, since))
      return [
        ...keys.filter((key) => !(key in handedOver)).map((key): Due => ({ list, key })),
        ...keys
          .filter((key) => isWithdrawn(key) && !(key in changesHandedOver))
          .map((key): Due => ({ list, key, marker: 'changes_handed_over' })),
      ]
    }),
  )
  const [own, future] = [encodeTime(now - OWN_TIME_MS), encodeTime(now + 1)]
  // The browser's clock sets the key's time: a key ahead of ours says nothing about its age.
  const isDue = (key: string) => key < own || key >= future
  const missed = stored.flat().filter(({ key }) => isDue(key))
  // Keys begin with their time: who has waited longest comes first.
  const due = missed.toSorted((a, b) => (a.key < b.key ? -1 : 1)).slice(0, MOST_AT_ONCE)
  const taken = new Set<Due>()
  const work = async () => {
    for (let one = due.shift(); one; one = due.shift()) {
      if (await handOver(site, one, [0])) taken.add(one)
    }
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work))
  const waiting = missed.filter((one) => !taken.has(one))
  const hourAgo = encodeTime(now - 3_600_000)
  const late = waiting.filter(({ key }) => key < hourAgo).length
  return { handedOver: taken.size, waiting: waiting.length, late }
}

function soon(): number {
  return Date.now() + STORE_MS
}
