import * as z from 'zod/mini'
import * as stored from '@/lib/forms/stored-fields'
import { followRedirect } from '@/lib/routing/towns'

const CAMPAIGN_PARAMETERS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const
export const CLICK_IDS = ['gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid'] as const
/** In touches since November 2026, and only where the link has them (docs/record-changes.md). */
const ADDED_PARAMETERS = ['utm_id', 'ttclid', 'dclid', 'gad_source'] as const

const CAMPAIGN_MAX = 80
/** Cut first, because normalize() takes quadratic time for combining marks. */
const CAMPAIGN_READ_MAX = 4 * CAMPAIGN_MAX
/** Today's ids have at most about 200 characters. Longer ones are dropped, as a cut id is useless. */
const CLICK_ID_MAX = 250
const PATH_OR_HOST_MAX = 80

// These schemas also check the visit's cookie, which a client can forge.
const campaignText = z.string().check(
  z.maxLength(CAMPAIGN_MAX),
  z.refine((text) => sanitizeCampaign(text) === text),
)
const clickId = z.string().check(z.regex(/^[-.0-9A-Z_a-z]*$/), z.maxLength(CLICK_ID_MAX))
export const pathOrHost = z
  .string()
  .check(z.regex(/^[-./0-9A-Z_a-z]*$/), z.maxLength(PATH_OR_HOST_MAX))

/** One arrival at the site; '' where unknown. */
export const TouchSchema = z.strictObject({
  at: stored.instant,
  landing_path: pathOrHost,
  /** Without its path, which may hold a search. */
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
  utm_id: z.optional(campaignText),
  ttclid: z.optional(clickId),
  dclid: z.optional(clickId),
  gad_source: z.optional(clickId),
})
export type Touch = z.infer<typeof TouchSchema>

export function isTouchField(name: string): name is keyof Touch {
  return Object.hasOwn(TouchSchema.shape, name)
}

// Patterns and no lists: a new headline needs no new database rules.
const headlineKey = z.string().check(z.regex(/^[a-z-]+$/), z.maxLength(40))
const variant = z.string().check(z.regex(/^[0-9a-z-]+:[a-z-]+$/), z.maxLength(81))

/** A record of the list `attribution`. */
export const AttributionSchema = z.strictObject({
  first: TouchSchema,
  last: TouchSchema,
  /** The last one shown on get-quote by an ad's link or an experiment; absent for the default. */
  headline: z.optional(headlineKey),
  /** `<experiment>:<headline key or default>`. */
  experiment: z.optional(variant),
})
export type Attribution = z.infer<typeof AttributionSchema>

/** What the visit's cookie holds. */
export type Visit = Attribution & {
  /** With `?h=`, known or not: the visit is in no experiment. */
  hasOpenedHeadlineLink?: true
}

export function toAttribution(visit: Visit): Attribution {
  const attribution = { ...visit }
  delete attribution.hasOpenedHeadlineLink
  return attribution
}

export interface PageView {
  url: URL
  referrer: string | null
  now: Date
}

/** A page view with a campaign or a foreign referrer is the new last touch; else returns `visit`. */
export function updateVisit(visit: Visit | undefined, pageView: PageView): Visit {
  const touch = createTouch(pageView)
  if (!visit) return { first: touch, last: touch }
  const origin = [
    'referrer_host',
    ...CAMPAIGN_PARAMETERS,
    ...CLICK_IDS,
    ...ADDED_PARAMETERS,
  ] as const
  const hasOrigin = origin.some((name) => touch[name])
  return hasOrigin && !isRepeated(visit.last, touch) ? { ...visit, last: touch } : visit
}

/** By a reload or "back"; a redirect keeps the typed path, and the page after it comes with its own. */
function isRepeated(last: Touch, touch: Touch): boolean {
  const [before, after] = [last, touch].map((one) =>
    JSON.stringify({ ...one, at: '', landing_path: followRedirect(one.landing_path) }),
  )
  return before === after
}

function createTouch({ url, referrer, now }: PageView): Touch {
  const from = referrer && URL.canParse(referrer) ? new URL(referrer).hostname : ''
  return {
    at: stored.toInstant(now),
    landing_path: sanitizePathOrHost(url.pathname),
    referrer_host: from === url.hostname ? '' : sanitizePathOrHost(from),
    ...pickParameters(url.searchParams, CAMPAIGN_PARAMETERS, sanitizeCampaign),
    ...pickParameters(url.searchParams, CLICK_IDS, sanitizeClickId),
    ...dropEmpty({
      ...pickParameters(url.searchParams, ['utm_id'], sanitizeCampaign),
      ...pickParameters(url.searchParams, ['ttclid', 'dclid', 'gad_source'], sanitizeClickId),
    }),
  }
}

function dropEmpty(values: Partial<Touch>): Partial<Touch> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}

function pickParameters<Name extends string>(
  query: URLSearchParams,
  names: readonly Name[],
  clean: (text: string) => string,
): Record<Name, string> {
  const entries = names.map((name) => [name, clean(query.get(name) ?? '')])
  return Object.fromEntries(entries) as Record<Name, string>
}

/** Drops texts that may hold an email address. */
export function sanitizeCampaign(text: string): string {
  if (text.includes('@')) return ''
  const clean = text
    .slice(0, CAMPAIGN_READ_MAX)
    .toWellFormed()
    .normalize('NFC')
    .replace(/[^\p{L}\p{N} ._~+:|/()&,-]+/gu, '_')
  return [...clean].slice(0, CAMPAIGN_MAX).join('').trim()
}

/** '' for text that is no click id. */
export function sanitizeClickId(text: string): string {
  return text.length <= CLICK_ID_MAX && /^[-.\w]+$/.test(text) ? text : ''
}

export function sanitizePathOrHost(text: string): string {
  return text.replace(/[^-./\w]+/g, '_').slice(0, PATH_OR_HOST_MAX)
}
