import 'server-only'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { NextRequest, NextResponse } from 'next/server'
import { getCookieName, type ReadableCookies } from '@/lib/http/cookie-name'
import { getRequestedHeadline } from '@/lib/routing/routing'
import {
  AttributionSchema,
  TouchSchema,
  updateVisit,
  type Attribution,
  type PageView,
  type Touch,
} from './attribution'
import { CLICK_IDS, SHOWN_FROM_HEADER } from './link-parameters'

/** A request, as far as its visit is read from it; a NextRequest is one. */
export interface VisitRequest {
  headers: Pick<Headers, 'get'>
  cookies: ReadableCookies
}

/** The visit of the cookie; without cookies, what the address of the form's page says. */
export function readAttribution(
  { headers, cookies }: VisitRequest,
  now: Date,
): Attribution | undefined {
  // The cookie's scheme is unknown here: a proxy may speak http with us.
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
  /** As the visitor's browser shows it. */
  path: string
  /** Used where the request's host is invalid. */
  siteUrl: string
}

/** Source of a request's attribution; ignores requests other than page loads. */
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

/** Keeps the header below 1 KB: proxies limit all headers together, often to 4 KB. */
const COOKIE_MAX_BYTES = 940
/** Longer than any two touches of ours. */
const INFLATED_MAX_BYTES = 8_192
/** The names of the fields take no place in the cookie. */
const DICTIONARY = Buffer.from(
  `${Object.keys(TouchSchema.shape).join('":"","')}"},"last":{"headline":"{"first":{"landing_path":"/`,
)

/** Fields of a visit that is too long are dropped in this order: the ad is billed by the last touch. */
const TRIM_ORDER: readonly [which: 'first' | 'last', names: readonly (keyof Touch)[]][] = [
  ['first', CLICK_IDS],
  ['first', ['utm_term', 'utm_content', 'referrer_host', 'landing_path']],
  ['last', ['utm_term', 'utm_content']],
  ['last', ['referrer_host', 'landing_path']],
  ['first', ['utm_source', 'utm_medium', 'utm_campaign', 'utm_id']],
  ['last', ['wbraid', 'gad_source']],
  ['last', ['gbraid', 'dclid']],
  ['last', ['utm_campaign', 'utm_id']],
  ['last', ['fbclid']],
  ['last', ['utm_source', 'utm_medium']],
  ['last', ['ttclid']],
  ['last', ['msclkid']],
]

export function serializeVisit(attribution: Attribution): string {
  const { first, last } = attribution
  const visit = { ...attribution, first: { ...first }, last: { ...last } }
  const compress = () =>
    deflateRawSync(JSON.stringify(visit), { level: 9, dictionary: DICTIONARY }).toString(
      'base64url',
    )
  let text = compress()
  for (const [which, names] of TRIM_ORDER) {
    if (text.length <= COOKIE_MAX_BYTES) break
    for (const name of names) delete visit[which][name]
    text = compress()
  }
  return text
}

/** Undefined for a forged cookie. */
export function parseVisit(value = ''): Attribution | undefined {
  try {
    const options = { dictionary: DICTIONARY, maxOutputLength: INFLATED_MAX_BYTES }
    const json = inflateRawSync(Buffer.from(value, 'base64url'), options).toString()
    return AttributionSchema.parse(JSON.parse(json))
  } catch {
    return undefined
  }
}
