import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { DispatchList } from '@/lib/store/store'

/** Times are milliseconds since the phase began. */
export type Event =
  | {
      type: 'try'
      at: number
      /** The phone number, unique to the request. */
      visitor: string
      /** Counts a visitor's tries from 1. */
      attempt: number
      list: DispatchList
      /** The expected fields of the record. */
      expected: Record<string, unknown>
      /** After an answer "refused": whether a record is stored all the same. */
      isStored?: boolean
      outcome: Outcome
      /** The record key in the thank-you address. */
      ref?: string
      /** How long the answer took. */
      ms: number
    }
  | {
      type: 'edit'
      at: number
      list: DispatchList
      key: string
      field: string
      before: unknown
      value: string
    }
  | { type: 'fault'; at: number; fault: string; until: number }

/** `lost`: no answer came, or an unknown one. */
export type Outcome = 'stored' | 'refused' | 'unknown' | 'limited' | 'invalid' | 'lost'

/** The quarantine must stay empty. */
export const SUBMISSION_LISTS = ['leads', 'jobs', 'quarantine/leads', 'quarantine/jobs'] as const

/** A record in the database at the end of a phase. */
export interface StoredRecord {
  list: (typeof SUBMISSION_LISTS)[number]
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

  /** Adds a fault that lasts as long as `apply` runs. */
  async addFault(fault: string, apply: () => Promise<unknown>): Promise<void> {
    const at = this.now()
    await apply()
    this.add({ type: 'fault', at, fault, until: this.now() })
  }
}
