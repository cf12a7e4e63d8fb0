import 'server-only'
import { createHmac, randomBytes } from 'node:crypto'
import { toDay, type Variant } from '@/lib/analytics/headline-choice'
import { createVisitsKey } from '@/lib/analytics/visits-key'
import { getClientNetwork } from '@/lib/http/visitor'
import { logEvent } from '@/lib/log'
import { sleep } from '@/lib/store/retry'
import type { Store } from '@/lib/store/store'

const FLUSH_INTERVAL_MS = 5_000
const STORE_TIMEOUT_MS = 2_500
/** A flood must not fill the memory: the oldest is forgotten, and would be counted again. */
const MAX_VISITORS = 10_000

type WritableStore = Pick<Store, 'create' | 'update'>

export interface NewVisit {
  variant: Variant
  /** ISO date in UTC. */
  day: string
  /** '' if unknown. */
  ip: string
  userAgent: string
}

interface Counter {
  day: string
  visitors: number
  /** 0 if it is unknown whether the record exists. */
  storedVisitors: number
}

/** Counts in memory, and writes one number per variant at most once in five seconds. */
export class VisitCounter {
  readonly #instance = randomBytes(4).toString('hex')
  readonly #visitorSecret = randomBytes(32)
  readonly #openStore: () => Promise<WritableStore>
  readonly #counters = new Map<string, Counter>()
  /** Keyed hashes of one day; never stored. */
  readonly #visitors = new Set<string>()
  #visitorsDay = ''
  #lastFlush = -Infinity
  #isFlushing = false

  constructor(openStore: () => Promise<WritableStore>) {
    this.#openStore = openStore
  }

  /** @returns the end of the writes that this visitor starts, for `waitUntil`; it never rejects */
  async count(visit: NewVisit): Promise<void> {
    if (this.#isRepeated(visit)) return
    const { variant, day } = visit
    const key = createVisitsKey({ ...variant, day, instance: this.#instance })
    const counter = this.#counters.get(key) ?? createCounter(day)
    counter.visitors++
    this.#counters.set(key, counter)
    // The pending flush stores this visitor, too; during its writes, the next one does.
    if (!this.#isFlushing) await this.#flush()
  }

  /** A browser that keeps no cookies is new with every page. */
  #isRepeated({ variant, day, ip, userAgent }: NewVisit): boolean {
    if (ip === '') return false
    if (day !== this.#visitorsDay) this.#visitors.clear()
    this.#visitorsDay = day
    const hash = createHmac('sha256', this.#visitorSecret)
      .update(JSON.stringify([variant.experiment, getClientNetwork(ip), userAgent]))
      .digest('base64')
    if (this.#visitors.has(hash)) return true
    this.#visitors.add(hash)
    const [oldest = ''] = this.#visitors
    if (this.#visitors.size > MAX_VISITORS) this.#visitors.delete(oldest)
    return false
  }

  /** After a failure the next visitor starts the next try. */
  async #flush(): Promise<void> {
    this.#isFlushing = true
    const delayMs = this.#lastFlush + FLUSH_INTERVAL_MS - Date.now()
    if (delayMs > 0) await sleep(delayMs)
    this.#lastFlush = Date.now()
    try {
      await this.#storeCounters()
      this.#forgetPastDays()
    } catch (error) {
      const fields = { outcome: 'unstored', reason: (error as Error).message }
      logEvent('experiment-visits', fields, 'error')
    }
    this.#isFlushing = false
  }

  /** The key is this process's own: the last number is the right one, however often it is written. */
  async #storeCounters(): Promise<void> {
    const store = await this.#openStore()
    for (const [key, counter] of this.#counters) {
      const { visitors, storedVisitors } = counter
      if (visitors === storedVisitors) continue
      // After a failure it is created again: a command may have removed it.
      counter.storedVisitors = 0
      if (storedVisitors === 0) {
        const deadline = Date.now() + STORE_TIMEOUT_MS
        const status = await store.create('experiment_visits', key, { visitors }, deadline)
        if (status !== 'stored') throw new Error(`${key} is ${status}`)
      }
      // An earlier create without an answer may have stored a smaller number.
      await store.update('experiment_visits', key, { visitors })
      counter.storedVisitors = visitors
    }
  }

  #forgetPastDays(): void {
    const today = toDay(new Date())
    for (const [key, { day, visitors, storedVisitors }] of this.#counters)
      if (day < today && visitors === storedVisitors) this.#counters.delete(key)
  }
}

function createCounter(day: string): Counter {
  return { day, visitors: 0, storedVisitors: 0 }
}

const counter = new VisitCounter(async () => {
  // Loaded by the first visitor of an experiment.
  const { getStore } = await import('@/lib/store')
  return getStore()
})

/** Counts a visitor who was assigned a variant. @returns the end of the writes; it never rejects */
export function countVisit(visit: NewVisit): Promise<void> {
  return counter.count(visit)
}
