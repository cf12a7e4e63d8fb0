import { html, type Markup } from '@/lib/notifications/html'
import { groupRequests, SMALL_COUNT } from './groups'
import type { Money } from './money'
import { formatSection } from './page'
import type { ReportRequest } from './request'
import { sumSpend, type SharedSpend } from './spend'
import type { Spend } from './spend-file'
import { formatGroups } from './tables'

const WILSON = 'https://en.wikipedia.org/wiki/Binomial_proportion_confidence_interval'

interface Dimension {
  name: string
  caption?: string
  getLabel: (request: ReportRequest) => string
  /** Other requests are left out. */
  isCounted?: (request: ReportRequest) => boolean
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
  {
    name: 'Headline',
    caption: 'By headline of the quote page',
    getLabel: ({ headline }) => headline || 'default',
    isCounted: ({ isFromQuotePage }) => isFromQuotePage,
  },
]

export function formatClicks(
  requests: readonly ReportRequest[],
  { costs, unshared }: SharedSpend,
): Markup {
  const tables = DIMENSIONS.map(({ name, caption, getLabel, isCounted, getSpendLabel }) => {
    const extra = getSpendLabel && sumByLabel(unshared, getSpendLabel)
    const counted = isCounted ? requests.filter(isCounted) : requests
    const groups = groupRequests(counted, getLabel, { costs, extra })
    return formatGroups(name, caption ?? `By ${name.toLowerCase()}`, groups)
  })
  const hasCosts = costs.size + unshared.length > 0
  const costNote = hasCosts
    ? ' A campaign’s costs are shared equally among its requests in the period; those of a campaign without requests are only in the tables by source and campaign.'
    : ''
  return formatSection('Which click paid', [
    html`<p class="note">
      Won: won_by is filled in, or the status is a won one. * fewer than ${SMALL_COUNT} requests:
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
): Map<string, Money> {
  const byLabel = [...Map.groupBy(spend, getLabel)]
  return new Map(byLabel.map(([label, some]) => [label, sumSpend(some)]))
}
