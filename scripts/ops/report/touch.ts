import { sanitizeCampaign } from '@/lib/analytics/link-parameters'
import { readText } from '@/lib/notifications/stored-request'
import { resolveRoute } from '@/lib/routing/routing'
import { followRedirect } from '@/lib/routing/towns'
import type { StoredRecord } from '@/lib/store/store'

export interface TouchLabels {
  /** The advertiser paid for the visit: the link has an ad's click id or a paid medium. */
  isPaid: boolean
  source: string
  campaign: string
  landingPage: string
}

/** Not `fbclid`: Facebook adds it to links of posts and messages, too. */
const AD_CLICK_IDS: [source: string, fields: string[]][] = [
  ['Google Ads', ['gclid', 'gbraid', 'wbraid', 'dclid']],
  ['Microsoft Ads', ['msclkid']],
  ['TikTok Ads', ['ttclid']],
]
const PAID_MEDIUM = /^(cp[acmv]$|ppc|retargeting|paid)/i
const AD_PLATFORMS: [source: string, pattern: RegExp][] = [
  ['Google Ads', /^(google|adwords)/],
  ['Microsoft Ads', /^(bing|microsoft)/],
  ['Meta Ads', /^(facebook|fb|instagram|ig|meta|an)\b/],
  ['TikTok Ads', /^tiktok/],
]
/** Not their mail and other services. */
const SEARCH_ENGINE =
  /^(?:www\.|(?:[a-z]{2}\.)?search\.)?(google|bing|duckduckgo|yahoo|ecosia|brave)\.[a-z.]+$/

/** @param touch the last one, by which advertisers bill; staff may have edited it */
export function describeTouch(touch: StoredRecord): TouchLabels {
  const path = readText(touch, 'landing_path')
  return {
    ...describeSource(touch),
    campaign: nameCampaign(readText(touch, 'utm_campaign') || readText(touch, 'utm_id')),
    landingPage: path ? describePath(path) : 'unknown',
  }
}

/** The platform of ads that links and costs call `google` or `Google Ads`. */
export function nameAdPlatform(text: string): string {
  const source = sanitizeCampaign(text).toLowerCase()
  return AD_PLATFORMS.find(([, pattern]) => pattern.test(source))?.[0] ?? source
}

/** Without regard to case, as costs and links often differ in it. */
export function nameCampaign(text: string): string {
  return sanitizeCampaign(text).toLowerCase() || 'no campaign'
}

function describeSource(touch: StoredRecord): Pick<TouchLabels, 'isPaid' | 'source'> {
  const read = (field: string) => sanitizeCampaign(readText(touch, field)).toLowerCase()
  const [platform] =
    AD_CLICK_IDS.find(([, fields]) => fields.some((field) => readText(touch, field))) ?? []
  if (platform) return { isPaid: true, source: platform }
  const isPaid = PAID_MEDIUM.test(read('utm_medium'))
  const source = read('utm_source')
  if (source) return { isPaid, source: isPaid ? nameAdPlatform(source) : source }
  const host = read('referrer_host')
  const [, engine] = SEARCH_ENGINE.exec(host) ?? []
  const visit = host || (readText(touch, 'at') ? 'direct' : 'unknown')
  return { isPaid, source: engine ? `search: ${engine}` : visit }
}

/** The page to which a path led. One that is no page of the site may hold anything that was typed. */
function describePath(path: string): string {
  const page = followRedirect(path)
  const route = resolveRoute(page)
  return route.kind === 'page' && route.status === 200 ? page : 'no page of the site'
}
