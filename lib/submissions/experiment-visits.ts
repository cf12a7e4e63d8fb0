import 'server-only'
import { randomBytes } from 'node:crypto'
import { toDay, type Variant } from '@/lib/analytics/headline-choice'
import { createVisitsKey } from '@/lib/analytics/visits-key'
import { logEvent } from '@/lib/log'
import { sleep } from '@/lib/store/retry'
import type { Store } from '@/lib/store/store'
import { DailyVisitors, type Visitor } from './daily-visitors'

const FLUSH_INTERVAL_MS = 5_000
const STORE_TIMEOUT_MS = 2_500

type WritableStore = Pick<Store, 'create' | 'update'>

export interface NewVisit extends Omit<Visitor, 'experiment'> {
  variant: Variant
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
  readonly #openStore: () => Promise<WritableStore>
  readonly #counters = new Map<string, Counter>()
  readonly #visitors = new DailyVisitors()
  #lastFlush = -Infinity
  /** A flush waits for its turn; it stores what is counted until it writes. */
  #isFlushPending = false
  #writes = Promise.resolve()

  constructor(openStore: () => Promise<WritableStore>) {
    this.#openStore = openStore
  }

  /** @returns the end of the writes that this visitor starts, for `waitUntil`; it never rejects */
  async count(visit: NewVisit): Promise<void> {
    const { variant, day } = visit
    if (this.#visitors.isRepeated({ ...visit, experiment: variant.experiment })) return
    const key = createVisitsKey({ ...variant, day, instance: this.#instance })
    const counter = this.#counters.get(key) ?? createCounter(day)
    counter.visitors++
    this.#counters.set(key, counter)
    if (!this.#isFlushPending) await this.#flush()
  }

  async #flush(): Promise<void> {
    this.#isFlushPending = true
    await this.#writes
    const delayMs = this.#lastFlush + FLUSH_INTERVAL_MS - Date.now()
    if (delayMs > 0) await sleep(delayMs)
    this.#isFlushPending = false
    this.#lastFlush = Date.now()
    this.#writes = this.#tryToStore()
    await this.#writes
  }

  /** After a failure the next visitor starts the next try. */
  async #tryToStore(): Promise<void> {
    try {
      await this.#storeCounters()
      this.#forgetPastDays()
    } catch (error) {
      const fields = { outcome: 'unstored', reason: (error as Error).message }
      logEvent('experiment-visits', fields, 'error')
    }
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
