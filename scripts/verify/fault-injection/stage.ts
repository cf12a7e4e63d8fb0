import { randomInt } from 'node:crypto'
import { getCityClock } from '@/lib/cities/cities'
import type { Fields } from '@/lib/cron/plain-form'
import { ARRIVAL_WINDOWS, formatTimeSlot, getBookingDates } from '@/lib/dates/schedule'
import type { Request } from '@/lib/requests/request'
import type { Office } from './environment'
import { BROWSER_TIMEOUT_MS } from './visitors'

export interface Answer {
  key: string
  /** As changes name it; '' where the office left the time as it was. */
  to: string
  outcome: 'done' | 'unchanged' | 'unknown'
  /** What `done` says, until the next change. */
  isTrue: (request: Request) => boolean
}

/** Someone who books pickups in one tab, and has the link of the last one; or whose requests the office has. */
export interface Customer {
  kind: 'visitor' | 'held' | 'caller'
  fields: Fields
  key: string
  link: string
  /** By the job's key, as changes name it: `2026-11-25 09:00`. */
  booked: Map<string, string>
  answers: Answer[]
  /** What staff have written into the jobs, by their keys. */
  edits: Map<string, Record<string, string>>
}

/** Where customers and the office are at work. */
export interface Stage {
  url: string
  /** Of the office's browser. */
  cookie: string
  office: Office
  progress: { sent: number; isDone: boolean }
}

export const pick = <Item>(items: readonly Item[]) => items[randomInt(items.length)] as Item
export const timeOut = () => AbortSignal.timeout(BROWSER_TIMEOUT_MS)

export function pickTime() {
  const window = pick(ARRIVAL_WINDOWS)
  // Not today, whose windows begin.
  const date = pick(getBookingDates(getCityClock('toronto', new Date()).date).slice(1))
  const fields = { selectedDate: date, timeSlot: formatTimeSlot(window) }
  return { to: `${date} ${window.start}`, fields }
}
