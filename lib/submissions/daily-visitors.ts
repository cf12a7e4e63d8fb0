import 'server-only'
import { createHmac, randomBytes } from 'node:crypto'
import { getClientNetwork } from '@/lib/http/visitor'

const DAY_MS = 86_400_000
/** A flood must not fill the memory: the oldest is forgotten, and would be counted again. */
const MAX_VISITORS = 10_000

export interface Visitor {
  /** ISO date in UTC. */
  day: string
  experiment: string
  /** '' if unknown. */
  ip: string
  userAgent: string
}

/** Remembers visitors until the end of their day, because browsers without cookies are new with every page. */
export class DailyVisitors {
  readonly #secret = randomBytes(32)
  /** Keyed hashes; never stored. */
  readonly #hashes = new Set<string>()
  #day = ''
  #endOfDay: NodeJS.Timeout | undefined

  /** False for an unknown address. */
  isRepeated({ day, experiment, ip, userAgent }: Visitor): boolean {
    if (ip === '') return false
    if (day !== this.#day) this.#startDay(day)
    const hash = createHmac('sha256', this.#secret)
      .update(JSON.stringify([experiment, getClientNetwork(ip), userAgent]))
      .digest('base64')
    if (this.#hashes.has(hash)) return true
    this.#hashes.add(hash)
    const [oldest = ''] = this.#hashes
    if (this.#hashes.size > MAX_VISITORS) this.#hashes.delete(oldest)
    return false
  }

  /** The hashes must not outlive their day, even if no visitor follows. */
  #startDay(day: string): void {
    this.#forget()
    this.#day = day
    const restMs = Date.parse(day) + DAY_MS - Date.now()
    this.#endOfDay = setTimeout(() => this.#forget(), restMs).unref()
  }

  #forget(): void {
    clearTimeout(this.#endOfDay)
    this.#hashes.clear()
    this.#day = ''
  }
}
