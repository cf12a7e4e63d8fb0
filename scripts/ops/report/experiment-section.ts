import { toDay } from '@/lib/analytics/headline-choice'
import { html, type Markup } from '@/lib/notifications/html'
import { compareVariants, type ExperimentVisits, type ComparedVariant } from './experiments'
import { formatSection } from './page'
import type { ReportData } from './read-report'
import { getSentAt } from './request'
import { formatInterval, formatPercent, formatTable } from './tables'

const NEWCOMBE = 'https://doi.org/10.1002/(SICI)1097-0258(19980430)17:8<873::AID-SIM779>3.0.CO;2-I'

/** Nothing without an experiment in the period. */
export function formatExperiments({ period, visits, requests, earlier }: ReportData): Markup[] {
  // Visitors are counted by days in UTC.
  const counted = [...requests, ...earlier].filter((one) => toDay(getSentAt(one)) <= period.until)
  const experiments = [...compareVariants(visits, counted)]
  if (experiments.length === 0) return []
  const tables = experiments.map(([name, variants]) =>
    formatTable(
      `${name}, ${formatDays(visits, name)}`,
      [
        { title: 'Headline', read: ({ headline }) => headline, isText: true },
        { title: 'Visitors', read: ({ visitors }) => visitors },
        { title: 'Requests', read: (variant) => variant.requests },
        { title: 'Per visitor', read: ({ share }) => formatPercent(share) },
        { title: '95 % interval', read: ({ interval }) => formatInterval(interval) },
        { title: 'Difference', read: formatDifference },
        { title: 'Verdict', read: ({ comparison }) => comparison?.verdict ?? '' },
      ],
      variants,
    ),
  )
  return [
    formatSection('Which headline brings requests', [
      html`<p class="note">
        Difference from the first line in percentage points, with its interval of 95 % (<a
          href="${NEWCOMBE}"
          >Newcombe’s</a
        >). Too early: the interval holds zero, so it may be chance. Each experiment is counted from
        its first day, in UTC, also before the period of this report.
      </p>`,
      ...tables,
    ]),
  ]
}

/** First and last day with a visitor. */
function formatDays(visits: readonly ExperimentVisits[], name: string): string {
  const days = visits.flatMap(({ experiment, day }) => (experiment === name ? day : [])).toSorted()
  return `${days[0]} to ${days.at(-1)}`
}

function formatDifference({ comparison }: ComparedVariant): string {
  if (!comparison) return ''
  const { difference, interval } = comparison
  return `${formatPoints(difference)} (${interval.map(formatPoints).join(' to ')})`
}

function formatPoints(share: number): string {
  const points = (100 * share).toFixed(1).replace(/^-(?=0\.0$)/, '')
  return `${Number(points) > 0 ? '+' : ''}${points}`.replace('-', '−')
}
