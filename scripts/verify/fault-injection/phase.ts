import type { Thresholds } from './thresholds'
import type { History, StoredRecord } from './history'

export interface PhaseResult {
  history: History
  /** What stands in the end. */
  stored: StoredRecord[]
  /** What else is worth telling. */
  note?: string
}

export interface Phase {
  name: string
  /** What it does, for the table. */
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

/** What the full form asks for, unless told otherwise. */
export const FULL_RATE = 50
export const QUICK_RATE = 25

export const scaleCount = ({ quick }: Scale, full: number) => (quick ? full / 10 : full)

/** Nothing that a visitor waits for takes longer; the action itself gives up after six seconds. */
export const MAX_ANSWER_MS = 7_000

/** How often a visitor of the quick form tries, at least. */
export const QUICK_TRIES = 20
