import type { Thresholds } from './thresholds'
import type { History, StoredRecord } from './history'

export interface PhaseResult {
  history: History
  /** The records at the end. */
  stored: StoredRecord[]
  /** Further output. */
  note?: string
}

export interface Phase {
  name: string
  /** The first column of the table. */
  title: string
  thresholds: Thresholds
  /** Undefined where the machine does not allow it. */
  run(scale: Scale): Promise<PhaseResult | undefined>
}

export interface Scale {
  /** Whether it is the quick form, a tenth of the full one. */
  quick: boolean
  /** How many visitors a second come to a site whose database is a server. */
  rate: number
}

/** Default rate of the full run. */
export const FULL_RATE = 50
export const QUICK_RATE = 25

export const scaleCount = ({ quick }: Scale, full: number) => (quick ? full / 10 : full)

/** Nothing that a visitor waits for takes longer; the action itself gives up after six seconds. */
export const MAX_ANSWER_MS = 7_000

/** How often a visitor of the quick form tries, at least. */
export const QUICK_TRIES = 20
