import { html, type Markup } from '@/lib/notifications/html'
import { drawDays, drawHours } from './charts'
import { countDays, countHours, WEEKDAYS, type Day } from './days'
import { formatFigure, formatSection } from './page'
import type { ReportData } from './read-report'
import { KINDS, type ReportRequest } from './request'
import { formatTable } from './tables'

export async function formatTimes(data: ReportData): Promise<Markup> {
  return formatSection('When requests come', [
    html`<div class="charts">
      ${[await formatDays(countDays(data)), await formatHours(data.requests)]}
    </div>`,
  ])
}

async function formatDays(days: Day[]): Promise<Markup> {
  const table = formatTable(
    'Requests a day',
    [
      { title: 'Day', read: ({ day }) => day, isText: true },
      ...KINDS.map((kind) => ({ title: kind, read: ({ counts }: Day) => counts[kind] })),
      { title: 'all', read: ({ total }) => total },
      { title: 'week before', read: ({ weekBefore }) => weekBefore },
    ],
    days,
  )
  const caption = 'Requests a day by kind. Dashed: all requests seven days before.'
  return formatFigure(caption, await drawDays(days), table)
}

async function formatHours(requests: readonly ReportRequest[]): Promise<Markup> {
  const counts = countHours(requests)
  const hours = Array.from({ length: 24 }, (_, hour) => hour)
  const table = formatTable(
    'Requests by weekday and hour',
    [
      { title: 'Hour', read: (hour: number) => `${hour}:00`, isText: true },
      ...WEEKDAYS.map((name, weekday) => ({
        title: name,
        read: (hour: number) => counts[weekday]?.[hour] ?? 0,
      })),
    ],
    hours,
  )
  const caption = 'Requests by weekday and hour, each by the clock of its city.'
  return formatFigure(caption, await drawHours(counts), table)
}
