import { randomInt } from 'node:crypto'
import { getCityClock } from '@/lib/cities/cities'
import type { Fields } from '@/lib/http/plain-form'
import { ARRIVAL_WINDOWS, formatTimeSlot, getBookingDates } from '@/lib/dates/schedule'
import type { Request } from '@/lib/requests/request'
import type { Office } from './environment'
import { BROWSER_TIMEOUT_MS } from './visitors'

export interface Answer {
  key: string
  /** `2026-11-25 09:00` or `cancelled`; '' if the office kept the time. */
  to: string
  outcome: 'done' | 'unchanged' | 'unknown'
  /** True while the result of a `done` stands: until the next change. */
  isTrue: (request: Request) => boolean
}

/** Books pickups in one tab and has the link of the last one; or the office has their requests. */
export interface Customer {
  kind: 'visitor' | 'held' | 'caller'
  fields: Fields
  key: string
  link: string
  /** Booked windows by the job's key: `2026-11-25 09:00`. */
  booked: Map<string, string>
  answers: Answer[]
  /** Fields that staff wrote into the jobs, by key. */
  edits: Map<string, Record<string, string>>
}

export interface Stage {
  url: string
  cookie: string
  office: Office
  progress: { sent: number; isDone: boolean }
}

export const pick = <Item>(items: readonly Item[]) => items[randomInt(items.length)] as Item
export const timeOut = () => AbortSignal.timeout(BROWSER_TIMEOUT_MS)

export function pickTime() {
  const window = pick(ARRIVAL_WINDOWS)
  // Leaves out today, whose windows are beginning.
  const date = pick(getBookingDates(getCityClock('toronto', new Date()).date).slice(1))
  const fields = { selectedDate: date, timeSlot: formatTimeSlot(window) }
  return { to: `${date} ${window.start}`, fields }
}
