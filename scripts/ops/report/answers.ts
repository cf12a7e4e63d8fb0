import { html, type Markup } from '@/lib/notifications/html'
import type { Cost } from './costs'
import { nameCampaignOf, type Group } from './groups'
import { formatAmount, sumAmounts, type Amount } from './money'

/** @param sources sorted by the cost of a won job */
export function formatAnswers(sources: readonly Group[], unmatched: readonly Cost[]): Markup {
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
