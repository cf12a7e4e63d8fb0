import { sanitizeCampaign } from '@/lib/analytics/attribution'
import { safeLine } from '@/lib/notifications/safe-text'
import { sumMoney, type Money } from './money'
import type { Period } from './period'
import type { ReportRequest } from './request'
import type { Spend } from './spend-file'

export interface SharedSpend {
  /** Of a request, by its key. */
  costs: ReadonlyMap<string, Money>
  /** Of campaigns without a request. */
  unshared: Spend[]
}

/**
 * Requests with the names of the table of costs, where the ad's link has the campaign's name or id
 * (Google's ValueTrack has no name).
 */
export function nameCampaigns(
  requests: readonly ReportRequest[],
  spend: readonly Spend[],
): ReportRequest[] {
  const sources = new Map(spend.map(({ source }) => [makeKey(source), source]))
  const campaigns = new Map([
    ...spend.map(({ source, campaign }) => [makeKey(source, campaign), campaign] as const),
    ...spend.map((one) => [makeKey(one.source, one.campaignId), one.campaign] as const),
  ])
  campaigns.delete('')
  return requests.map(({ source, campaign, ...request }) => ({
    ...request,
    source: sources.get(makeKey(source)) ?? source,
    campaign: campaigns.get(makeKey(source, campaign)) ?? campaign,
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

/**
 * A sentence for each source whose costs do not cover the period: a file of a week makes the
 * requests of a month look cheap.
 * @param spend undefined without a file of costs
 */
export function describeGaps(
  spend: readonly Spend[] | undefined,
  { since, until }: Period,
): string[] {
  if (spend?.length === 0) return ['The cost files hold no costs.']
  return [...Map.groupBy(spend ?? [], ({ source }) => source)].flatMap(([source, lines]) => {
    const days = lines.map(({ day }) => day).filter((day) => day >= since && day <= until)
    const [first, last] = [days.sort()[0], days.at(-1)]
    if (!first) return `No costs of ${source} are of this period.`
    if (first === since && last === until) return []
    return `The costs of ${source} are of ${first} to ${last} only.`
  })
}

export function sumSpend(spend: readonly Spend[]): Money {
  return sumMoney(spend.map(({ cost, currency }) => new Map([[currency, cost]])))
}

/** By source and campaign as the report reads them from a link; without regard to case. '' without the last. */
function makeKey(...names: string[]): string {
  const parts = names.map((name) => safeLine(sanitizeCampaign(name)).toLowerCase())
  return parts.at(-1) ? parts.join('\n') : ''
}
