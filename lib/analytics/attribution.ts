import { z } from 'zod'
import type { NextRequest, NextResponse } from 'next/server'
import type { HeadlineKey } from '@/lib/business/headlines'
import * as stored from '@/lib/dates/instant'
import { readQuery, getRequestedHeadline } from '@/lib/routing/routing'
import { followRedirect } from '@/lib/routing/towns'
import { getCookieName, type ReadableCookies } from '@/lib/http/cookie-name'
import {
  CAMPAIGN_PARAMETERS,
  CLICK_IDS,
  sanitizeCampaign,
  sanitizeClickId,
} from './link-parameters'
import { SHOWN_FROM_HEADER } from '@/lib/routing/api-paths'

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

interface PageView {
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

export interface VisitRequest {
  headers: Pick<Headers, 'get'>
  cookies: ReadableCookies
}

/** The visit in the cookie. If there is none, the address of the form's page stands in for it. */
export function readAttribution(
  { headers, cookies }: VisitRequest,
  now: Date,
): Attribution | undefined {
  // We cannot know the cookie's scheme here, because a proxy may speak http with us.
  const [secure, plain] = [true, false].map((isSecure) => cookies.get(getVisitCookieName(isSecure)))
  const visit = parseVisit((secure ?? plain)?.value)
  const page = headers.get('referer')
  if (visit || !page || !URL.canParse(page)) return visit
  const url = new URL(page)
  const headline = getRequestedHeadline(url.pathname, url.searchParams)
  return updateVisit(undefined, { url, referrer: null, now, headline })
}

const getVisitCookieName = (isSecure: boolean) => getCookieName('visit', isSecure)

interface VisitedPage extends Pick<PageView, 'now' | 'headline'> {
  /** The path in the visitor's browser. */
  path: string
  siteUrl: string
}

export function setVisitCookie(
  request: NextRequest,
  response: NextResponse,
  { path, siteUrl, ...view }: VisitedPage,
): void {
  const { headers, method, nextUrl } = request
  const shownFrom = headers.get(SHOWN_FROM_HEADER)
  const isPageLoad = method === 'GET' || shownFrom !== null
  if (!isPageLoad || !headers.get('accept')?.includes('text/html')) return
  if (headers.get('sec-purpose')?.startsWith('prefetch')) return
  const isSecure = nextUrl.protocol === 'https:'
  const name = getVisitCookieName(isSecure)
  const visit = parseVisit(request.cookies.get(name)?.value)
  const host = `http://${headers.get('host')}`
  const url = new URL(path + nextUrl.search, URL.canParse(host) ? host : siteUrl)
  const updatedVisit = updateVisit(visit, {
    ...view,
    url,
    referrer: shownFrom ?? headers.get('referer'),
  })
  if (updatedVisit === visit) return
  response.cookies.set(name, serializeVisit(updatedVisit), {
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
  })
}

/** Proxies often limit all headers of a response to 4 KB. Ours take 2.5 KB without this cookie. */
const COOKIE_MAX_LENGTH = 1_400

/** A visit that is too long loses fields from the end of this list. */
const FIELDS = [...CLICK_IDS, ...CAMPAIGN_PARAMETERS, 'referrer_host', 'landing_path'] as const

/** Shortens the first touch first, because ads are billed by the last. Next encodes the cookie. */
export function serializeVisit(attribution: Attribution): string {
  const first = { ...attribution.first }
  const last = { ...attribution.last }
  const serialize = () => JSON.stringify({ ...attribution, first, last })
  for (const touch of [first, last])
    for (const name of FIELDS.toReversed())
      if (encodeURIComponent(serialize()).length > COOKIE_MAX_LENGTH) delete touch[name]
  return serialize()
}

export function parseVisit(value = ''): Attribution | undefined {
  try {
    return AttributionSchema.parse(JSON.parse(value))
  } catch {
    return undefined
  }
}
