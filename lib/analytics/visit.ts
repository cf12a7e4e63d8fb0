import type { NextRequest, NextResponse } from 'next/server'
import { getCookieName, type ReadableCookies } from '@/lib/http/cookie-name'
import { SHOWN_FROM_HEADER } from '@/lib/routing/api-paths'
import { getRequestedHeadline } from '@/lib/routing/routing'
import { AttributionSchema, updateVisit, type Attribution, type PageView } from './attribution'
import { CAMPAIGN_PARAMETERS, CLICK_IDS } from './link-parameters'

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

/** Stores the attribution of a page load; ignores other requests. */
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
