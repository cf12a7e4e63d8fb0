import { sanitizeCampaign } from '@/lib/analytics/link-parameters'
import type { StoredRecord } from '@/lib/store/store'
import { readText } from './read-record'

/** `fbclid` is no proof of an ad: Facebook adds it to links of posts and messages, too. */
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
const SEARCH_ENGINE =
  /^(?:www\.|(?:[a-z]{2}\.)?search\.)?(google|bing|duckduckgo|yahoo|ecosia|brave)\.[a-z.]+$/

export type Touch = ReturnType<typeof parseTouch>

export function parseTouch(touch: StoredRecord) {
  const read = (field: string) => readText(touch, field)
  return {
    ...describeSource(read),
    at: read('at'),
    campaign: read('utm_campaign') || read('utm_id'),
    keyword: read('utm_term'),
    landingPath: read('landing_path'),
    gclid: read('gclid'),
    wbraid: read('wbraid'),
    gbraid: read('gbraid'),
  }
}

/** `source`: `Google Ads`, `Google search`, `newsletter`, a host's name, `direct` or `unknown`. */
function describeSource(read: (field: string) => string): { isPaid: boolean; source: string } {
  const readName = (field: string) => sanitizeCampaign(read(field)).toLowerCase()
  const [platform] = AD_CLICK_IDS.find(([, fields]) => fields.some(read)) ?? []
  if (platform) return { isPaid: true, source: platform }
  const isPaid = PAID_MEDIUM.test(readName('utm_medium'))
  const source = readName('utm_source')
  if (source) return { isPaid, source: isPaid ? nameAdPlatform(source) : source }
  const host = readName('referrer_host')
  const [, engine] = SEARCH_ENGINE.exec(host) ?? []
  const visit = host || (read('at') ? 'direct' : 'unknown')
  return { isPaid, source: engine ? `${capitalize(engine)} search` : visit }
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** Links say `google` and cost reports `Google Ads`: both are one platform. */
export function nameAdPlatform(text: string): string {
  const source = sanitizeCampaign(text).toLowerCase()
  return AD_PLATFORMS.find(([, pattern]) => pattern.test(source))?.[0] ?? source
}
