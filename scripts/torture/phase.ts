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
  perform(quick: boolean): Promise<Result | undefined>
}

/** The quick form is a tenth of the full one. */
export const size = (quick: boolean, full: number) => (quick ? full / 10 : full)

/** Nothing that a visitor waits for takes longer; the action itself gives up after six seconds. */
export const ANSWER_MS = 7_000

/** How often a visitor of the quick form tries, at least. */
export const QUICK_TRIES = 20
