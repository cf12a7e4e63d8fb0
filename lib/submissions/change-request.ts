import 'server-only'
import type { DispatchList } from '@/lib/store/store'

export type ChangeStatus = 'done' | 'changedElsewhere' | 'full' | 'tooLate' | 'unknown' | 'refused'

/** A window as the booking form sends it: an ISO date, and `09:00-11:00`. */
export interface ShownPickup {
  date: string
  timeSlot: string
}

export type CustomerChange =
  | { kind: 'move'; selectedDate: string; timeSlot: string }
  | { kind: 'cancel' }
  | { kind: 'withdraw' }

export interface ChangeInput {
  list: DispatchList
  key: string
  /** What the page showed; undefined of a quote. */
  shown?: ShownPickup | undefined
  change: CustomerChange
  now: Date
}

/** Moves, cancels or withdraws a request whose link was checked. Never throws. */
export async function changeRequest(_input: ChangeInput): Promise<{ status: ChangeStatus }> {
  return Promise.resolve({ status: 'unknown' })
}
