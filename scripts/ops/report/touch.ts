import { readText } from '@/lib/notifications/stored-request'
import type { StoredRecord } from '@/lib/store/store'

export interface TouchLabels {
  source: string
  campaign: string
  landingPage: string
}

export const GOOGLE_ADS = 'Google Ads'
export const MICROSOFT_ADS = 'Microsoft Ads'
export const META_ADS = 'Meta Ads'
const NO_CAMPAIGN = 'no campaign'

export const UNKNOWN_TOUCH: TouchLabels = {
  source: 'unknown',
  campaign: NO_CAMPAIGN,
  landingPage: 'unknown',
}

/** Click ids that only a paid click has. */
const PAID_CLICKS: [source: string, fields: string[]][] = [
  [GOOGLE_ADS, ['gclid', 'gbraid', 'wbraid', 'dclid']],
  [MICROSOFT_ADS, ['msclkid']],
]
const PAID_SOURCES: [source: string, pattern: RegExp][] = [
  [GOOGLE_ADS, /^(google|adwords)/i],
  [MICROSOFT_ADS, /^(bing|microsoft)/i],
  [META_ADS, /^(facebook|fb|instagram|ig|meta|an)\b/i],
]
const PAID_MEDIUM = /^(cpc|ppc|cpm|paid)/i
const SEARCH_ENGINE = /(?:^|\.)(google|bing|duckduckgo|yahoo|ecosia|brave)\.[a-z.]+$/

/** Names source, campaign and landing page of a stored touch. */
export function describeTouch(touch: StoredRecord): TouchLabels {
  const campaign = readText(touch, 'utm_campaign') || readText(touch, 'utm_id') || NO_CAMPAIGN
  const landingPage = readText(touch, 'landing_path') || UNKNOWN_TOUCH.landingPage
  return { source: findSource(touch), campaign, landingPage }
}

function findSource(touch: StoredRecord): string {
  const [clicked] =
    PAID_CLICKS.find(([, fields]) => fields.some((field) => readText(touch, field))) ?? []
  if (clicked) return clicked
  const source = readText(touch, 'utm_source')
  const isPaid = PAID_MEDIUM.test(readText(touch, 'utm_medium'))
  const [paid] = PAID_SOURCES.find(([, pattern]) => isPaid && pattern.test(source)) ?? []
  if (paid ?? source) return paid ?? source
  const host = readText(touch, 'referrer_host')
  const [, engine] = SEARCH_ENGINE.exec(host) ?? []
  if (engine) return `search: ${engine}`
  return host || (readText(touch, 'at') ? 'direct' : UNKNOWN_TOUCH.source)
}
