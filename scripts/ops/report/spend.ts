import { sanitizeCampaign } from '@/lib/analytics/attribution'
import { UsageError } from '@/scripts/command'
import type { ReportRequest } from './request'
import type { Spend } from './spend-file'

export interface SharedSpend {
  /** Cost of a request, by its key. */
  costs: ReadonlyMap<string, number>
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

/** Each request has the same part of its campaign's costs in the period. */
export function shareSpend(
  requests: readonly ReportRequest[],
  spend: readonly Spend[],
  { since, until }: { since: string; until: string },
): SharedSpend {
  const inPeriod = spend.filter(({ day }) => day >= since && day <= until)
  const byCampaign = Map.groupBy(inPeriod, (one) => makeKey(one.source, one.campaign))
  const members = Map.groupBy(requests, (one) => makeKey(one.source, one.campaign))
  const costs = new Map<string, number>()
  const unshared: Spend[] = []
  for (const [campaign, lines] of byCampaign) {
    const paid = members.get(campaign) ?? []
    if (paid.length === 0) unshared.push(...lines)
    const cost = lines.reduce((total, line) => total + line.cost, 0) / paid.length
    for (const { key } of paid) costs.set(key, cost)
  }
  return { costs, unshared }
}

/** As the site stores a campaign; without regard to case. '' without a campaign. */
function makeKey(source: string, campaign: string): string {
  return campaign && `${source}: ${sanitizeCampaign(campaign)}`.toLowerCase()
}

/** '' where no file names one. @throws UsageError for costs in several */
export function findCurrency(spend: readonly Spend[]): string {
  const [currency = '', other] = new Set(spend.map((one) => one.currency).filter(Boolean))
  if (other) throw new UsageError(`The costs are in ${currency} and ${other}: convert one of them.`)
  return currency
}
