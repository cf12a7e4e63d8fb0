import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * What happened, in order: the only thing the checker knows besides what is stored. Times are
 * milliseconds since the phase began; `visitor` is the phone number, the mark of a submission.
 */
export type Event =
  | {
      type: 'invoke'
      at: number
      visitor: string
      /** Counts a visitor's tries from 1. */
      attempt: number
      list: StoredList
      /** The expected fields of the record. */
      expected: Record<string, unknown>
      /** After an answer "refused": whether a record is stored all the same. */
      isStored?: boolean
    }
  | {
      type: 'answer'
      at: number
      visitor: string
      attempt: number
      outcome: Outcome
      /** The key that the thank-you address carries. */
      ref?: string
      ms: number
    }
  | { type: 'edit'; at: number; list: StoredList; key: string; field: string; value: string }
  | { type: 'fault'; at: number; fault: string; until: number }

export type StoredList = 'leads' | 'jobs'

/** `lost`: no answer came, or one that says nothing. */
export type Outcome = 'stored' | 'refused' | 'unknown' | 'limited' | 'invalid' | 'lost'

/** A record as the database holds it when all is over; in quarantine there should be none. */
export interface StoredRecord {
  list: StoredList | `quarantine/${StoredList}`
  key: string
  record: Record<string, unknown>
}

/** Keeps the events and writes each to a file of JSON lines as it happens. */
export class History {
  readonly events: Event[] = []
  private readonly started = performance.now()

  constructor(readonly file: string) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, '')
  }

  now(): number {
    return Math.round(performance.now() - this.started)
  }

  add(event: Event): void {
    this.events.push(event)
    appendFileSync(this.file, `${JSON.stringify(event)}\n`)
  }
}
