import { html, type Markup } from '@/lib/notifications/html'
import {
  formatDays,
  formatGroups,
  formatHours,
  formatNumber,
  formatPercent,
  SMALL_COUNT,
} from './tables'
import {
  countGroup,
  groupRequests,
  nameCampaignOf,
  shareCosts,
  type Cost,
  type Group,
} from './costs'
import {
  formatAmount,
  formatMoney,
  sumAmounts,
  type Amount,
  type ReportData,
  type ReportRequest,
} from './data'
import { LOST_REASONS } from '@/lib/requests/outcome'
import { formatCount } from '@/scripts/ops/output'
import { STYLES } from './styles'

/** A self-contained HTML file that contains no personal data and no script, and loads nothing. */
export function formatReport(data: ReportData, given?: readonly Cost[]): string {
  const { since, until } = data.period
  const costs = (given ?? []).filter(({ date }) => date >= since && date <= until)
  const { requests, unmatched } = shareCosts(data.requests, costs)
  const bySource = Map.groupBy(unmatched, ({ source }) => source)
  const byCampaign = Map.groupBy(unmatched, nameCampaignOf)
  const sources = groupRequests(requests, ({ source }) => source, bySource)
  const tables: [title: string, groups: Group[]][] = [
    ['Source', sources],
    ['Campaign', groupRequests(requests, nameCampaignOf, byCampaign)],
    ['City', groupRequests(requests, ({ city }) => city)],
    ['Language of the page', groupRequests(requests, ({ language }) => language)],
    ['Landing page', groupRequests(requests, ({ landingPage }) => landingPage)],
    ['Headline of the quote page', groupRequests(requests, ({ headline }) => headline)],
  ]
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Which click paid, ${since} to ${until}</title>
        <style>
          ${STYLES}
        </style>
      </head>
      <body>
        <main>
          <p class="pennant">${since} to ${until}</p>
          <h1>Which click paid</h1>
          ${given ? formatAnswers(sources, unmatched) : ''}
          ${formatTiles(countGroup('', requests, unmatched))}
          <p>${describeOutcomes(requests)}</p>
          <h2>When requests come</h2>
          <div class="charts">${[formatDays(requests, data.period), formatHours(requests)]}</div>
          <h2>Where requests come from</h2>
          <p>
            Sorted by cost per won job. Costs are divided by paid requests alone: those that came by
            an ad. Source and campaign are of the last visit before the request. * fewer than
            ${SMALL_COUNT} requests: the share says little.
          </p>
          <p class="note">
            ${describeCosts(given)} Records without a time, in no figure: ${data.unreadable}.
          </p>
          ${tables.map(([title, groups]) => formatGroups(title, groups))}
        </main>
      </body>
    </html> `
  return page.toString()
}

function formatTiles({ requests, won, paid, cost, value, ...group }: Group): Markup {
  const tiles: [name: string, figure: string | Markup][] = [
    [requests === 1 ? 'request' : 'requests', formatNumber(requests)],
    ['won', formatNumber(won)],
    ['won in %', requests > 0 ? formatPercent(won / requests) : '–'],
    [paid === 1 ? 'paid request' : 'paid requests', formatNumber(paid)],
    ['spent', formatMoney(cost)],
    ['per paid request', formatAmount(group.costPerRequest)],
    ['per won job', formatAmount(group.costPerWon)],
    ['value of won jobs', formatMoney(value)],
  ]
  return html`<ul class="tiles">
    ${tiles.map(([name, figure]) => html`<li><b>${figure}</b> ${name}</li> `)}
  </ul>`
}

/** `12 of 14 requests answered; 3 calls without an answer; lost 2: price 1, date 1.` */
function describeOutcomes(requests: readonly ReportRequest[]): string {
  const lost = requests.flatMap((request) => request.lost ?? [])
  const reasons = LOST_REASONS.map((reason) => [
    reason,
    lost.filter((one) => one === reason).length,
  ])
  const named = reasons.flatMap(([reason, count]) => (count ? `${reason} ${count}` : [])).join(', ')
  const calls = requests.reduce((sum, request) => sum + request.calls, 0)
  const answered = requests.filter(({ isAnswered }) => isAnswered).length
  return [
    `${answered} of ${formatCount(requests.length, 'request')} answered`,
    `${formatCount(calls, 'call')} without an answer`,
    `lost ${lost.length}${named && `: ${named}`}.`,
  ].join('; ')
}

/** Names the period, because the costs of a week make the requests of a month look cheap. */
function describeCosts(costs: readonly Cost[] | undefined): string {
  const dates = (costs ?? []).map(({ date }) => date).toSorted()
  return dates.length > 0 ? `Costs are of ${dates[0]} to ${dates.at(-1)}.` : 'Costs are unknown.'
}

/** @param sources sorted by the cost of a won job */
function formatAnswers(sources: readonly Group[], unmatched: readonly Cost[]): Markup {
  const comparable = sources.filter(({ costPerWon }) => costPerWon)
  // We cannot compare two currencies.
  const lists = [...Map.groupBy(comparable, ({ costPerWon }) => costPerWon?.currency).values()]
  const cheapest = lists.flatMap(([first]) => (first && hasWonPaid(first) ? first : []))
  const dearest = lists
    .flatMap((list) => list.toSorted((a, b) => getLeastCost(b) - getLeastCost(a)).slice(0, 1))
    .filter((source) => !cheapest.includes(source))
  const sentences = [
    cheapest.length > 0
      ? html`The cheapest source per won job is ${describeSources(cheapest)}.`
      : html`No source with costs has won a job.`,
    dearest.length > 0
      ? html`The dearest is ${describeSources(dearest)}.`
      : html`No other source with costs is dearer.`,
    describeWaste(unmatched.filter(({ amount }) => amount > 0)),
  ]
  return html`<ul class="answers">
    ${sentences.map((sentence) => html`<li>${sentence}</li> `)}
  </ul>`
}

function hasWonPaid({ costPerWon }: Group): boolean {
  return Number.isFinite(costPerWon?.amount)
}

/** The total cost if nothing was won: the first won job will cost at least that. */
function getLeastCost({ cost, costPerWon }: Group): number {
  return Math.min(costPerWon?.amount ?? 0, cost[0]?.amount ?? 0)
}

function describeSources(groups: readonly Group[]): Markup {
  const parts = groups.map((group) =>
    hasWonPaid(group)
      ? html`<b>${group.label}</b> at <b>${formatAmount(group.costPerWon)}</b>`
      : html`<b>${group.label}</b> with <b>${joinAmounts(group.cost)}</b> and no won job`,
  )
  return html`${parts.map((part, n) => (n === 0 ? part : html`, and ${part}`))}`
}

function describeWaste(costs: readonly Cost[]): Markup {
  if (costs.length === 0) return html`No money was spent without a request.`
  const names = [...new Set(costs.map(nameCampaignOf))]
  return html`<b>${joinAmounts(sumAmounts(costs))}</b> was spent without a request:
    ${names.join(', ')}.`
}

function joinAmounts(money: readonly Amount[]): string {
  return money.map(formatAmount).join(' and ')
}
