import { sanitizeCampaign } from '@/lib/analytics/link-parameters'
import type { StoredRecord } from '@/lib/store/store'
import { readText } from './stored-request'

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

export interface TouchSource {
  /** The advertiser paid for the visit: the link has an ad's click id or a paid medium. */
  isPaid: boolean
  /** `Google Ads`, `Google search`, `newsletter`, the name of a host, `direct` or `unknown`. */
  source: string
}

/** @param touch of a request's attribution; staff may have edited it */
export function describeSource(touch: StoredRecord): TouchSource {
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
  return { isPaid, source: engine ? `${capitalize(engine)} search` : visit }
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** The platform of ads that links and costs call `google` or `Google Ads`. */
export function nameAdPlatform(text: string): string {
  const source = sanitizeCampaign(text).toLowerCase()
  return AD_PLATFORMS.find(([, pattern]) => pattern.test(source))?.[0] ?? source
}
