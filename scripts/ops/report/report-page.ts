import type { LocationId } from '@/lib/cities/locations'
import { html, type Markup } from '@/lib/notifications/html'
import { isRecordKey } from '@/lib/submissions/push-id'
import { formatClicks } from './click-section'
import { formatDeliveries } from './delivery-section'
import { formatExperiments } from './experiment-section'
import { countGroup } from './groups'
import { hideNumbers } from './labels'
import { formatCostPer, formatMoney } from './money'
import { formatPage } from './page'
import { selectLocation, type ReportData } from './read-report'
import { describeGaps, nameCampaigns, shareSpend, sumSpend, type SharedSpend } from './spend'
import type { Spend } from './spend-file'
import { formatPercent, type Cell } from './tables'
import { formatTimes } from './time-section'

/** A self-contained HTML file. @param given costs; undefined without a file of them */
export async function formatReport(
  all: ReportData,
  given?: readonly Spend[],
  location?: LocationId,
): Promise<string> {
  const spend = given ?? []
  const { since, until } = all.period
  const named = nameCampaigns(all.requests, spend)
  const paid = spend.filter(({ day }) => day >= since && day <= until)
  // Before a location is chosen: a campaign pays for the requests of all.
  const shared = shareSpend(named, paid)
  const printable = { ...all, requests: hideNumbers(named, spend) }
  const data = location ? selectLocation(printable, location) : printable
  const costs = location ? { ...shared, unshared: [] } : shared
  const sections = [
    formatTotals(data, costs),
    ...formatWarnings(describeGaps(given, all.period)),
    ...(data.requests.length === 0
      ? [html`<p>No request was stored in this period.</p>`]
      : [await formatTimes(data), formatClicks(data.requests, costs)]),
    ...formatExperiments(data),
    formatDeliveries(data),
    ...formatProblems(data),
  ]
  return formatPage('Requests', `${since} to ${until}, ${location ?? 'all locations'}`, sections)
}

function formatTotals({ requests }: ReportData, { costs, unshared }: SharedSpend): Markup {
  const { bookings, won, value, spend } = countGroup('', requests, costs, sumSpend(unshared))
  const totals: [string, Cell][] = [
    ['requests', requests.length],
    ['of them bookings', bookings],
    ['won', won],
  ]
  if (requests.length > 0) totals.push(['share won', formatPercent(won / requests.length)])
  if (value.size > 0) totals.push(['value of won jobs, where entered', formatMoney(value)])
  if (spend.size > 0) {
    totals.push(
      ['spent', formatMoney(spend)],
      ['per request', formatCostPer(spend, requests.length)],
      ['per won job', formatCostPer(spend, won)],
    )
  }
  const items = totals.map(([name, cell]) => html`<li><b>${cell}</b> ${name}</li> `)
  return html`<ul class="totals">
    ${items}
  </ul>`
}

const MAX_KEYS = 20

function formatProblems({ unreadable, failures }: ReportData): Markup[] {
  const lists = [...failures.keys()].map((list) => `The list ${list} could not be read.`)
  const lines = [...unreadable].map(([list, keys]) => {
    const count = keys.length === 1 ? '1 record' : `${keys.length} records`
    return `${count} of ${list} could not be read: ${describeKeys(keys)}.`
  })
  return formatWarnings([...lists, ...lines])
}

function formatWarnings(lines: readonly string[]): Markup[] {
  return lines.map((line) => html`<p class="warning">${line}</p> `)
}

/** Staff may have typed anything as a key. */
function describeKeys(keys: readonly string[]): string {
  const shown = keys.filter(isRecordKey).slice(0, MAX_KEYS)
  const rest = keys.length - shown.length
  if (shown.length === 0) return 'their keys are none of the site’s'
  return `keys ${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
}
