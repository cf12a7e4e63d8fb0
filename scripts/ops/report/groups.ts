import type { Cost } from './costs'
import { divideMoney, sumAmounts, type Amount, type ReportRequest } from './data'

export type Group = ReturnType<typeof countGroup>

/** Divides a campaign's costs evenly among its paid requests. `unmatched`: costs without a paid request. */
export function shareCosts(requests: readonly ReportRequest[], costs: readonly Cost[]) {
  const byCampaign = Map.groupBy(costs, nameCampaignOf)
  const paid = requests.filter(({ isPaid }) => isPaid)
  const parts = new Map<string, Amount[]>()
  for (const [campaign, members] of Map.groupBy(paid, nameCampaignOf)) {
    const total = sumAmounts(byCampaign.get(campaign) ?? [])
    const divide = (one: Amount) => ({ ...one, amount: one.amount / members.length })
    parts.set(campaign, total.map(divide))
  }
  const share = (request: ReportRequest) =>
    request.isPaid ? { ...request, costs: parts.get(nameCampaignOf(request)) ?? [] } : request
  const unmatched = costs.filter((line) => !parts.has(nameCampaignOf(line)))
  return { requests: requests.map(share), unmatched }
}

export function nameCampaignOf({ source, campaign }: { source: string; campaign: string }): string {
  return `${source}: ${campaign}`
}

/**
 * Sorted by the cost of a won job; then groups with costs that won nothing; then groups without costs by
 * requests. @param getLabel returns undefined to leave a request out
 * @param extra costs without a request, by label
 */
export function groupRequests(
  requests: readonly ReportRequest[],
  getLabel: (request: ReportRequest) => string | undefined,
  extra: ReadonlyMap<string, Cost[]> = new Map(),
): Group[] {
  const members = Map.groupBy(requests, getLabel)
  members.delete(undefined)
  const labels = new Set([...members.keys(), ...extra.keys()])
  return [...labels]
    .map((label = '') => countGroup(label, members.get(label) ?? [], extra.get(label)))
    .toSorted((a, b) => getSortCost(a) - getSortCost(b) || b.requests - a.requests)
}

export function countGroup(
  label: string,
  members: readonly ReportRequest[],
  extra: readonly Cost[] = [],
) {
  const paid = members.filter(({ isPaid }) => isPaid)
  const cost = sumAmounts([...paid.flatMap(({ costs }) => costs), ...extra])
  return {
    label,
    requests: members.length,
    won: members.filter(({ isWon }) => isWon).length,
    paid: paid.length,
    cost,
    // Only paid requests have costs.
    costPerRequest: divideMoney(cost, paid.length),
    costPerWon: divideMoney(cost, paid.filter(({ isWon }) => isWon).length),
    value: sumAmounts(members.flatMap(({ value }) => value ?? [])),
  }
}

/** Finite, because the difference of two infinities is NaN. */
function getSortCost({ costPerWon }: Group): number {
  if (!costPerWon) return Number.MAX_SAFE_INTEGER
  return Math.min(costPerWon.amount, Number.MAX_SAFE_INTEGER - 1)
}
