import { sanitizeCampaign } from '@/lib/analytics/attribution'
import { sumMoney, type Money } from './money'
import type { ReportRequest } from './request'
import type { Spend } from './spend-file'

export interface SharedSpend {
  /** Of a request, by its key. */
  costs: ReadonlyMap<string, Money>
  /** Of campaigns without a request. */
  unshared: Spend[]
}

/** Requests with the campaign's name where the ad's link has its id (Google's ValueTrack has no name). */
export function nameCampaigns(
  requests: readonly ReportRequest[],
  spend: readonly Spend[],
): ReportRequest[] {
  const names = new Map(spend.map((one) => [makeKey(one.source, one.campaignId), one.campaign]))
  names.delete('')
  return requests.map((request) => ({
    ...request,
    campaign: names.get(makeKey(request.source, request.campaign)) ?? request.campaign,
  }))
}

/** Each request has the same part of its campaign's costs. @param spend of the period */
export function shareSpend(
  requests: readonly ReportRequest[],
  spend: readonly Spend[],
): SharedSpend {
  const byCampaign = Map.groupBy(spend, (one) => makeKey(one.source, one.campaign))
  const members = Map.groupBy(requests, (one) => makeKey(one.source, one.campaign))
  const costs = new Map<string, Money>()
  const unshared: Spend[] = []
  for (const [campaign, lines] of byCampaign) {
    const paid = members.get(campaign) ?? []
    if (paid.length === 0) unshared.push(...lines)
    const part = sumSpend(lines.map((line) => ({ ...line, cost: line.cost / paid.length })))
    for (const { key } of paid) costs.set(key, part)
  }
  return { costs, unshared }
}

export function sumSpend(spend: readonly Spend[]): Money {
  return sumMoney(spend.map(({ cost, currency }) => new Map([[currency, cost]])))
}

/** As the site stores a campaign; without regard to case. '' without a campaign. */
function makeKey(source: string, campaign: string): string {
  return campaign && `${source}: ${sanitizeCampaign(campaign)}`.toLowerCase()
}
