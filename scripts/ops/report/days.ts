import { addDays, getWeekday } from '@/lib/dates/wall-clock'
import type { ReportData } from './read-report'
import { KINDS, type ReportRequest, type RequestKind } from './request'

export interface Day {
  day: string
  counts: Record<RequestKind, number>
  total: number
  /** Seven days before. */
  weekBefore: number
}

/** Every day of the period since the first request, also one without requests. */
export function countDays({ period, requests, earlier }: ReportData): Day[] {
  const all = Map.groupBy([...requests, ...earlier], ({ day }) => day)
  const days: Day[] = []
  const first = [...all.keys()].reduce((a, b) => (a < b ? a : b), period.until)
  const start = first > period.since ? first : period.since
  for (let day = start; day <= period.until; day = addDays(day, 1)) {
    const members = all.get(day) ?? []
    const counts = KINDS.map((kind) => [kind, members.filter((one) => one.kind === kind).length])
    const weekBefore = all.get(addDays(day, -7))?.length ?? 0
    days.push({
      day,
      counts: Object.fromEntries(counts) as Day['counts'],
      total: members.length,
      weekBefore,
    })
  }
  return days
}

export const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

/** Requests by weekday and hour, each by its city's clock. */
export function countHours(requests: readonly ReportRequest[]): number[][] {
  const counts = WEEKDAYS.map(() => Array.from({ length: 24 }, () => 0))
  for (const { day, hour } of requests) {
    // getWeekday's week begins on Sunday.
    const row = counts[(getWeekday(day) + 6) % 7]
    if (row) row[hour] = (row[hour] ?? 0) + 1
  }
  return counts
}
