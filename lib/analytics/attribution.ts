import { z } from 'zod'
import type { HeadlineKey } from '@/lib/business/headlines'
import * as stored from '@/lib/dates/instant'
import { readQuery } from '@/lib/routing/routing'
import { followRedirect } from '@/lib/routing/towns'
import {
  CAMPAIGN_PARAMETERS,
  CLICK_IDS,
  sanitizeCampaign,
  sanitizeClickId,
} from './link-parameters'

const PATH_OR_HOST_MAX = 80

// These schemas also check the visit's cookie, which a client can forge.
const campaignText = z.string().refine((text) => text !== '' && sanitizeCampaign(text) === text)
const clickId = z.string().refine((text) => text !== '' && sanitizeClickId(text) === text)
const pathOrHost = z
  .string()
  .regex(/^[-./0-9A-Z_a-z]*$/)
  .max(PATH_OR_HOST_MAX)

function createShape<Name extends string>(names: readonly Name[], schema: z.ZodString) {
  return Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, z.ZodString>
}

/** One arrival at the site. A field that its link lacks is undefined. */
export const TouchSchema = z
  .strictObject({
    landing_path: pathOrHost,
    /** We drop the path, which may hold a search. */
    referrer_host: pathOrHost,
    ...createShape(CAMPAIGN_PARAMETERS, campaignText),
    ...createShape(CLICK_IDS, clickId),
  })
  .partial()
  .extend({ at: stored.instant })
type Touch = z.infer<typeof TouchSchema>

/** Stored in `details` and in the visit's cookie. */
export const AttributionSchema = z.strictObject({
  first: TouchSchema,
  last: TouchSchema,
  /** The last headline an ad's link chose. Any name is valid, so that removing one loses no visit. */
  headline: z
    .string()
    .regex(/^[a-z-]+$/)
    .max(40)
    .optional(),
})
export type Attribution = z.infer<typeof AttributionSchema>

export interface PageView {
  url: URL
  referrer: string | null
  now: Date
  headline?: HeadlineKey | undefined
}

/** A view with a campaign or foreign referrer becomes the last touch. Returns `visit` if nothing changes. */
export function updateVisit(visit: Attribution | undefined, pageView: PageView): Attribution {
  const touch = createTouch(pageView)
  const headline = pageView.headline ?? visit?.headline
  const last = visit && !isNewTouch(visit.last, touch) ? visit.last : touch
  if (visit && last === visit.last && headline === visit.headline) return visit
  return { first: visit?.first ?? touch, last, ...(headline && { headline }) }
}

const ORIGIN = ['referrer_host', ...CAMPAIGN_PARAMETERS, ...CLICK_IDS] as const

function isNewTouch(last: Touch, touch: Touch): boolean {
  return ORIGIN.some((name) => touch[name]) && !isRepeated(last, touch)
}

/** True after a reload or "back". `followRedirect` makes a typed path equal to the page it led to. */
function isRepeated(last: Touch, touch: Touch): boolean {
  const getPath = ({ landing_path: path = '' }: Touch) => followRedirect(path)
  return getPath(last) === getPath(touch) && ORIGIN.every((name) => last[name] === touch[name])
}

function createTouch({ url, referrer, now }: PageView): Touch {
  const from = referrer && URL.canParse(referrer) ? new URL(referrer).hostname : ''
  const query = readQuery(url.searchParams)
  const read = (name: string) => query.get(name) ?? ''
  const values: (readonly [name: string, value: string])[] = [
    ['landing_path', sanitizePathOrHost(url.pathname)],
    ['referrer_host', from === url.hostname ? '' : sanitizePathOrHost(from)],
    ...CAMPAIGN_PARAMETERS.map((name) => [name, sanitizeCampaign(read(name))] as const),
    ...CLICK_IDS.map((name) => [name, sanitizeClickId(read(name))] as const),
  ]
  const known = Object.fromEntries(values.filter(([, value]) => value !== ''))
  return { ...known, at: stored.toInstant(now) }
}

export function sanitizePathOrHost(text: string): string {
  return text.replace(/[^-./\w]+/g, '_').slice(0, PATH_OR_HOST_MAX)
}
