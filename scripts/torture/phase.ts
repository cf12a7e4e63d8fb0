import type { Demands } from './demands'
import type { History, Stored } from './history'

export interface Result {
  history: History
  /** What stands in the end. */
  stored: Stored[]
  /** What else is worth telling. */
  note?: string
}

export interface Phase {
  name: string
  /** What it does, for the table. */
  title: string
  demands: Demands
  /** Undefined where the machine does not allow it. */
  perform(scale: Scale): Promise<Result | undefined>
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

export const size = ({ quick }: Scale, full: number) => (quick ? full / 10 : full)

/** Nothing that a visitor waits for takes longer; the action itself gives up after six seconds. */
export const ANSWER_MS = 7_000

/** How often a visitor of the quick form tries, at least. */
export const QUICK_TRIES = 20
