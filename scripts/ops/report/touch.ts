import { readText } from '@/lib/notifications/stored-request'
import { resolveRoute } from '@/lib/routing/routing'
import { followRedirect } from '@/lib/routing/towns'
import type { StoredRecord } from '@/lib/store/store'

export interface TouchLabels {
  /** As the link has them: not to be printed without `hideNumbers`. */
  source: string
  campaign: string
  landingPage: string
}

export const GOOGLE_ADS = 'Google Ads'
export const MICROSOFT_ADS = 'Microsoft Ads'
export const META_ADS = 'Meta Ads'
const NO_CAMPAIGN = 'no campaign'
const OTHER_PAGE = 'no page of the site'

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
/** Not their mail and other services. */
const SEARCH_ENGINE =
  /^(?:www\.|(?:[a-z]{2}\.)?search\.)?(google|bing|duckduckgo|yahoo|ecosia|brave)\.[a-z.]+$/

/** Names source, campaign and landing page of a stored touch. */
export function describeTouch(touch: StoredRecord): TouchLabels {
  const campaign = readText(touch, 'utm_campaign') || readText(touch, 'utm_id') || NO_CAMPAIGN
  const path = readText(touch, 'landing_path')
  return {
    source: findSource(touch),
    campaign,
    landingPage: path ? describePath(path) : UNKNOWN_TOUCH.landingPage,
  }
}

/** The platform's name for a source like `google`, as links and tables of costs have it. */
export function nameSource(text: string): string {
  return PAID_SOURCES.find(([, pattern]) => pattern.test(text))?.[0] ?? text
}

/** The page to which a path led. One that is no page of the site may hold anything that was typed. */
function describePath(path: string): string {
  const page = followRedirect(path)
  const route = resolveRoute(page)
  return route.kind === 'page' && route.status === 200 ? page : OTHER_PAGE
}

function findSource(touch: StoredRecord): string {
  const [clicked] =
    PAID_CLICKS.find(([, fields]) => fields.some((field) => readText(touch, field))) ?? []
  if (clicked) return clicked
  const source = readText(touch, 'utm_source')
  const isPaid = PAID_MEDIUM.test(readText(touch, 'utm_medium'))
  if (source) return isPaid ? nameSource(source) : source
  const host = readText(touch, 'referrer_host')
  const [, engine] = SEARCH_ENGINE.exec(host) ?? []
  if (engine) return `search: ${engine}`
  return host || (readText(touch, 'at') ? 'direct' : UNKNOWN_TOUCH.source)
}
