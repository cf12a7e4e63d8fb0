import { html, type Markup } from '@/lib/notifications/html'
import { formatClicks } from './click-section'
import { formatDeliveries } from './delivery-section'
import { formatExperiments } from './experiment-section'
import { countGroup } from './groups'
import { formatPage } from './page'
import { selectLocation, type ReportData } from './read-report'
import { findCurrency, nameCampaigns, shareSpend, type SharedSpend } from './spend'
import type { Spend } from './spend-file'
import { type Cell, formatMoney, formatPercent, formatValues } from './tables'
import { formatTimes } from './time-section'
import type { LocationId } from '@/lib/cities/locations'

/** A self-contained HTML file. @throws UsageError for costs in two currencies */
export async function formatReport(
  all: ReportData,
  spend: readonly Spend[] = [],
  location?: LocationId,
): Promise<string> {
  const named = { ...all, requests: nameCampaigns(all.requests, spend) }
  // Before a location is chosen: a campaign pays for the requests of all.
  const shared = shareSpend(named.requests, spend, all.period)
  const data = location ? selectLocation(named, location) : named
  const paid = location ? { ...shared, unshared: [] } : shared
  const currency = findCurrency(spend)
  const { since, until } = all.period
  const subtitle = `${since} to ${until}, ${location ?? 'all locations'}`
  const sections =
    data.requests.length === 0
      ? [html`<p>No request was stored in this period.</p>`]
      : [
          formatTotals(data, paid, currency),
          await formatTimes(data),
          formatClicks(data.requests, paid, currency),
          ...formatExperiments(data),
          formatDeliveries(data),
        ]
  return formatPage('Requests', subtitle, [...sections, ...formatProblems(data)])
}

function formatTotals(
  { requests }: ReportData,
  { costs, unshared }: SharedSpend,
  currency: string,
): Markup {
  const extra = unshared.map(({ cost }) => cost)
  const { bookings, won, values, spend } = countGroup('', requests, costs, extra)
  const money = (amount: number) => formatMoney(amount, currency)
  const totals: [string, Cell][] = [
    ['requests', requests.length],
    ['bookings of them', bookings],
    ['won', won],
    ['share won', formatPercent(won / requests.length)],
  ]
  if (values.size > 0) totals.push(['won, as far as known', formatValues(values)])
  if (spend !== undefined) {
    totals.push(['spent', money(spend)], ['per request', money(spend / requests.length)])
    if (won > 0) totals.push(['per won job', money(spend / won)])
  }
  const items = totals.map(([name, value]) => html`<li><b>${value}</b> ${name}</li> `)
  return html`<ul class="totals">
    ${items}
  </ul>`
}

const MAX_KEYS = 20

function formatProblems({ unreadable, failures }: ReportData): Markup[] {
  const keys = [...unreadable].map(([list, some]) => {
    const shown = some.slice(0, MAX_KEYS).join(', ')
    const more = some.length > MAX_KEYS ? ` and ${some.length - MAX_KEYS} more` : ''
    const count = some.length === 1 ? '1 record' : `${some.length} records`
    return `${count} of ${list} could not be read: keys ${shown}${more}`
  })
  const lists = [...failures].map(([list, reason]) => `${list} could not be read: ${reason}`)
  return [...lists, ...keys].map((line) => html`<p class="warning">${line}</p> `)
}
