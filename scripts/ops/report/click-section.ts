import { html, type Markup } from '@/lib/notifications/html'
import { groupRequests, SMALL_COUNT, sum } from './groups'
import { formatSection } from './page'
import type { ReportRequest } from './request'
import type { SharedSpend } from './spend'
import type { Spend } from './spend-file'
import { formatGroups } from './tables'

const WILSON = 'https://en.wikipedia.org/wiki/Binomial_proportion_confidence_interval'

interface Dimension {
  name: string
  getLabel: (request: ReportRequest) => string
  /** Of costs without a request; other dimensions cannot place them. */
  getSpendLabel?: (spend: Spend) => string
}

const DIMENSIONS: Dimension[] = [
  { name: 'Source', getLabel: ({ source }) => source, getSpendLabel: ({ source }) => source },
  {
    name: 'Campaign',
    getLabel: ({ source, campaign }) => `${source}: ${campaign}`,
    getSpendLabel: ({ source, campaign }) => `${source}: ${campaign}`,
  },
  { name: 'City', getLabel: ({ city }) => city || 'unknown' },
  { name: 'Location', getLabel: ({ location }) => location },
  { name: 'Landing page', getLabel: ({ landingPage }) => landingPage },
  { name: 'Headline', getLabel: ({ headline }) => headline || 'default' },
]

export function formatClicks(
  requests: readonly ReportRequest[],
  { costs, unshared }: SharedSpend,
  currency: string,
): Markup {
  const tables = DIMENSIONS.map(({ name, getLabel, getSpendLabel }) => {
    const extra = getSpendLabel && sumByLabel(unshared, getSpendLabel)
    const groups = groupRequests(requests, getLabel, { costs, extra })
    return formatGroups(name, `By ${name.toLowerCase()}`, groups, currency)
  })
  const hasCosts = costs.size + unshared.length > 0
  const costNote = hasCosts
    ? ' A campaign’s costs are shared equally among its requests in the period.'
    : ''
  return formatSection('Which click paid', [
    html`<p class="note">
      Won: staff gave the request a winner or a won status. * fewer than ${SMALL_COUNT} requests:
      the share says little. Interval: Wilson’s score interval of 95 % (<a href="${WILSON}"
        >formula</a
      >). Source and campaign are of the last visit before the request.${costNote}
    </p>`,
    ...tables,
  ])
}

function sumByLabel(
  spend: readonly Spend[],
  getLabel: (spend: Spend) => string,
): Map<string, number> {
  const byLabel = Map.groupBy(spend, getLabel)
  return new Map([...byLabel].map(([label, some]) => [label, sum(some.map(({ cost }) => cost))]))
}
