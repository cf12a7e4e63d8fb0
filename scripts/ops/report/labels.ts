import { hidePhoneNumbers } from '@/lib/notifications/safe-text'
import type { ReportRequest } from './request'
import type { Spend } from './spend-file'

/**
 * Requests with a source and a campaign that may be printed. A visitor's link may hold a phone
 * number; a name in the table of costs is the advertiser's own, and an id is digits alone.
 */
export function hideNumbers(
  requests: readonly ReportRequest[],
  spend: readonly Pick<Spend, 'source' | 'campaign'>[],
): ReportRequest[] {
  const ownSources = new Set(spend.map(({ source }) => source))
  const ownCampaigns = new Set(spend.map(({ campaign }) => campaign))
  const sources = createLabels(
    requests.map(({ source }) => source),
    (text) => ownSources.has(text),
  )
  const campaigns = createLabels(
    requests.map(({ campaign }) => campaign),
    (text) => ownCampaigns.has(text) || /^\d+$/.test(text),
  )
  return requests.map((request) => ({
    ...request,
    source: sources.get(request.source) ?? '',
    campaign: campaigns.get(request.campaign) ?? '',
  }))
}

/** A label for each text; those that differ in their numbers only are counted. */
function createLabels(
  texts: readonly string[],
  isPrintable: (text: string) => boolean,
): Map<string, string> {
  const hide = (text: string) => (isPrintable(text) ? text : hidePhoneNumbers(text))
  const labels = [...Map.groupBy(new Set(texts), hide)].flatMap(([label, members]) =>
    members.map((text, n) => [text, n === 0 ? label : `${label} #${n + 1}`] as const),
  )
  return new Map(labels)
}
