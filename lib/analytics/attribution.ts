import * as z from 'zod/mini'
import * as stored from '@/lib/forms/stored-fields'

/** Where a visit came from: which ad, search or page brought the visitor who asks. */

/** Parameters that name a campaign, in the advertiser's own words. */
const CAMPAIGN_PARAMETERS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const
/** Parameters by which Google, Meta and Microsoft find the click again. */
export const CLICK_IDS = ['gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid'] as const

const CAMPAIGN_MAX = 80
/** Cut before it is normalized, which takes quadratic time for marks; a letter may have three. */
const CAMPAIGN_READ_MAX = 4 * CAMPAIGN_MAX
/** What the networks send today is at most about 200 long. An id that is cut would find nothing. */
const CLICK_ID_MAX = 250
const PATH_OR_HOST_MAX = 80

// The visit comes back in a cookie, which anybody can write: what we would not have kept is refused.
const campaignText = z.string().check(
  z.maxLength(CAMPAIGN_MAX),
  z.refine((text) => sanitizeCampaign(text) === text),
)
const clickId = z.string().check(z.regex(/^[-.0-9A-Z_a-z]*$/), z.maxLength(CLICK_ID_MAX))
export const pathOrHost = z
  .string()
  .check(z.regex(/^[-./0-9A-Z_a-z]*$/), z.maxLength(PATH_OR_HOST_MAX))

/** One arrival at the site; what the link did not say is ''. */
export const TouchSchema = z.strictObject({
  at: stored.instant,
  /** Our own path, without its query. */
  landing_path: pathOrHost,
  /** The host of the page that linked here, never its path: that may hold what somebody searched. */
  referrer_host: pathOrHost,
  utm_source: campaignText,
  utm_medium: campaignText,
  utm_campaign: campaignText,
  utm_term: campaignText,
  utm_content: campaignText,
  gclid: clickId,
  gbraid: clickId,
  wbraid: clickId,
  fbclid: clickId,
  msclkid: clickId,
})
export type Touch = z.infer<typeof TouchSchema>

export function isTouchField(name: string): name is keyof Touch {
  return Object.hasOwn(TouchSchema.shape, name)
}

/** A record of `attribution`, under the key of the lead or job: the first touch and the last. */
export const AttributionSchema = z.strictObject({ first: TouchSchema, last: TouchSchema })
export type Attribution = z.infer<typeof AttributionSchema>

/** A page view, as far as it tells where the visitor comes from. */
export interface PageView {
  /** The address of ours that was asked for. */
  url: URL
  /** The `Referer` header. */
  referrer: string | null
  now: Date
}

/**
 * The visit after one more page view. Its first page begins it; a link from elsewhere, or one with a
 * campaign in it, is its last touch.
 * @returns `visit` itself where the page view changes nothing
 */
export function updateVisit(visit: Attribution | undefined, pageView: PageView): Attribution {
  const touch = createTouch(pageView)
  if (!visit) return { first: touch, last: touch }
  const origin = ['referrer_host', ...CAMPAIGN_PARAMETERS, ...CLICK_IDS] as const
  const hasOrigin = origin.some((name) => touch[name] !== '')
  // A reload, or "back" to the landing page, is no other touch.
  const isSame = JSON.stringify({ ...visit.last, at: touch.at }) === JSON.stringify(touch)
  return hasOrigin && !isSame ? { ...visit, last: touch } : visit
}

function createTouch({ url, referrer, now }: PageView): Touch {
  const from = referrer && URL.canParse(referrer) ? new URL(referrer).hostname : ''
  return {
    at: stored.toInstant(now),
    landing_path: sanitizePathOrHost(url.pathname),
    referrer_host: from === url.hostname ? '' : sanitizePathOrHost(from),
    ...pickParameters(url.searchParams, CAMPAIGN_PARAMETERS, sanitizeCampaign),
    ...pickParameters(url.searchParams, CLICK_IDS, sanitizeClickId),
  }
}

function pickParameters<Name extends string>(
  query: URLSearchParams,
  names: readonly Name[],
  clean: (text: string) => string,
): Record<Name, string> {
  const entries = names.map((name) => [name, clean(query.get(name) ?? '')])
  return Object.fromEntries(entries) as Record<Name, string>
}

/** The marketer's words, in any language; nothing that may be somebody's email. */
function sanitizeCampaign(text: string): string {
  if (text.includes('@')) return ''
  const clean = text
    .slice(0, CAMPAIGN_READ_MAX)
    .toWellFormed()
    .normalize('NFC')
    .replace(/[^\p{L}\p{N} ._~+:|/()&,-]+/gu, '_')
  return [...clean].slice(0, CAMPAIGN_MAX).join('').trim()
}

function sanitizeClickId(text: string): string {
  return text.length <= CLICK_ID_MAX && /^[-.\w]+$/.test(text) ? text : ''
}

export function sanitizePathOrHost(text: string): string {
  return text.replace(/[^-./\w]+/g, '_').slice(0, PATH_OR_HOST_MAX)
}
