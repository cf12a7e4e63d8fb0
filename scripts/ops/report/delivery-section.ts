import { html, type Markup } from '@/lib/notifications/html'
import { LATE_MS, listProblemDays, summarizeChannels, type ProblemDay } from './deliveries'
import { formatSection } from './page'
import type { ReportData } from './read-report'
import { formatTable } from './tables'

export function formatDeliveries({ requests, quarantined, activeChannels }: ReportData): Markup {
  const channels = summarizeChannels(requests, activeChannels)
  return formatSection('How fast the dispatcher was told', [
    channels.length === 0
      ? html`<p>No channel is on, and none has delivered anything.</p>`
      : formatTable(
          'From the request to the message',
          [
            { title: 'Channel', read: ({ channel }) => channel, isText: true },
            { title: 'Delivered', read: ({ delivered }) => delivered },
            { title: 'Median', read: ({ medianMs }) => formatSeconds(medianMs) },
            { title: '95 % within', read: ({ p95Ms }) => formatSeconds(p95Ms) },
            { title: `After ${LATE_MS / 60_000} min`, read: ({ late }) => late },
            { title: 'Refused', read: ({ refused }) => refused },
            { title: 'Unknown', read: ({ unknown }) => unknown },
          ],
          channels,
        ),
    formatProblemDays(listProblemDays(requests, quarantined)),
  ])
}

function formatProblemDays(days: ProblemDay[]): Markup {
  const total = (field: 'quarantined' | 'refused' | 'unknown') =>
    days.reduce((count, day) => count + day[field], 0)
  const table = formatTable(
    'Problems by day',
    [
      { title: 'Day', read: ({ day }) => day, isText: true },
      { title: 'Quarantined', read: (day) => day.quarantined },
      { title: 'Confirmation refused', read: (day) => day.refused },
      { title: 'Delivered by no channel', read: (day) => day.unknown },
    ],
    days,
  )
  return html`<p>
      Quarantined: ${total('quarantined')}. Confirmation refused: ${total('refused')}. Delivered to
      a dispatcher by no channel: ${total('unknown')}.
    </p>
    ${days.length > 0 ? table : ''}`
}

function formatSeconds(ms: number | undefined): string {
  return ms === undefined ? '–' : `${Math.round(ms / 1000)} s`
}
