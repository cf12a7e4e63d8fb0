import { NextResponse, type NextRequest } from 'next/server'
import { visitAfter } from '@/lib/analytics/attribution'
import { BRAND, type Country } from '@/lib/business/brand'
import { env, SITE_URL } from '@/lib/env'
import { lookUpCountry } from '@/lib/http/geolocation'
import { bodyRefusalOf, isStaffCall, isVitalsCall, refusalOf, type Refusal } from '@/lib/http/guard'
import { logEvent, requestId } from '@/lib/log'
import { pageHeaders, requestHeadersFor } from '@/lib/security/page-headers'
import { TEXT_HEADERS } from '@/lib/security/static-headers'
import { SELF_TEST_PATH, THANK_YOU_PATH } from '@/lib/routing/paths'
import { innerPath, isActionsPreview, routeOf } from '@/lib/routing/routing'
import { thankYouQuery } from '@/lib/forms/thank-you'
import { reportUnknownCall } from '@/lib/monitoring/unknown-call'
import { readVisit, visitCookie, writeVisit } from '@/lib/analytics/visit-cookie'
import {
  clientIp,
  countryCookie,
  countryOfHeaders,
  readCountryCookie,
  writeCountryCookie,
} from '@/lib/http/visitor'

const SITE_HOST = new URL(SITE_URL).host
/** After a failed lookup the visitor counts as American for a minute, then we ask again. */
const RETRY_LOOKUP_S = 60
/** The framework would run an action at whatever address it is posted to. */
const NO_FORM: Refusal = { status: 405, reason: 'This address takes no forms.', allow: 'GET, HEAD' }

/** The door: lib/ decides, this does it. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl
  if (isStaffCall(pathname, request) || isVitalsCall(pathname, request, SITE_HOST)) {
    return NextResponse.next()
  }
  const refusal =
    refusalOf(request, SITE_HOST) ??
    (request.method === 'POST'
      ? await bodyRefusalOf(request, () => reportUnknownCall(requestId(request.headers)))
      : undefined)
  if (refusal) return refuse(request, refusal)

  const url = request.nextUrl.clone()
  if (isActionsPreview(url.pathname, request)) {
    return new NextResponse(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  }
  const route = routeOf(url.pathname, env.VERCEL_ENV === 'preview')
  switch (route.kind) {
    case 'pass':
      return request.method === 'POST' ? refuse(request, NO_FORM) : NextResponse.next()
    case 'absent':
      url.pathname = '/_not-found'
      url.search = ''
      return showPage(request, url, '', 404)
    case 'redirect':
      url.pathname = route.path
      return NextResponse.redirect(url, { status: route.status, headers: TEXT_HEADERS })
    case 'page': {
      const known = knownCountry(request)
      const looked = known ? undefined : await lookUp(request)
      url.pathname = innerPath(route.page, known ?? looked?.country ?? 'usa', url.searchParams)
      url.search = innerQuery(route.page, url.searchParams)
      const response = showPage(request, url, route.page, route.status)
      if (looked) remember(response, looked, isSecure(request))
      rememberVisit(request, response)
      return response
    }
  }
}

/**
 * As much of the query as a page reads: the framework repeats the inner address in the answer's headers,
 * whose size proxies bound.
 */
function innerQuery(page: string, query: URLSearchParams): string {
  if (page === SELF_TEST_PATH) return query.toString()
  return page === THANK_YOU_PATH ? thankYouQuery(query) : ''
}

/** @param page its path without the country; '' where it has none */
function showPage(request: NextRequest, url: URL, page: string, status: 200 | 404): NextResponse {
  const headers = pageHeaders(request.method, page, env)
  const asked = requestHeadersFor(request.headers, headers)
  return NextResponse.rewrite(url, {
    status,
    headers,
    ...(asked && { request: { headers: asked } }),
  })
}

function isSecure(request: NextRequest): boolean {
  return request.nextUrl.protocol === 'https:'
}

function knownCountry(request: NextRequest): Country | undefined {
  const cookie = request.cookies.get(countryCookie(isSecure(request)))?.value
  return countryOfHeaders(request.headers) ?? readCountryCookie(cookie, Date.now())
}

/** Asks the geolocation service, if there is one; a visitor who posts has waited long enough. */
async function lookUp(request: NextRequest) {
  const { GEOLOCATION_URL: url, GEOLOCATION_API_KEY: key } = env
  if (!url || request.method === 'POST') return undefined
  return lookUpCountry({ url, key }, clientIp(request.headers, env.CLIENT_IP_SOURCE))
}

function remember(
  response: NextResponse,
  looked: { country: Country; found: boolean },
  secure: boolean,
): void {
  response.cookies.set(countryCookie(secure), writeCountryCookie(looked.country, Date.now()), {
    httpOnly: true,
    sameSite: 'lax',
    secure,
    // A session cookie, as the specification's session storage; a failure is not kept that long.
    ...(looked.found ? {} : { maxAge: RETRY_LOOKUP_S }),
  })
}

/** Where the visit comes from, for the record beside a lead or job; only pages that people open tell. */
function rememberVisit(request: NextRequest, response: NextResponse): void {
  const { headers, method, nextUrl } = request
  if (method !== 'GET' || !headers.get('accept')?.includes('text/html')) return
  const name = visitCookie(isSecure(request))
  const visit = readVisit(request.cookies.get(name)?.value)
  const host = `http://${headers.get('host')}`
  const url = new URL(nextUrl.pathname + nextUrl.search, URL.canParse(host) ? host : SITE_URL)
  const after = visitAfter(visit, { url, referrer: headers.get('referer'), now: new Date() })
  if (after === visit) return
  response.cookies.set(name, writeVisit(after), {
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(request),
  })
}

function refuse(request: NextRequest, { status, reason, allow }: Refusal): NextResponse {
  logEvent('door', { request: requestId(request.headers), method: request.method, status })
  return new NextResponse(`${reason} Go back and try again, or call ${BRAND.defaultPhone}.\n`, {
    status,
    headers: {
      ...TEXT_HEADERS,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...(allow && { allow }),
    },
  })
}

export const config = {
  runtime: 'nodejs',
  matcher: [
    // Pictures and scripts need no decision, and most requests are for them,
    '/((?!_next/|badges/|drawings/|film/|icons/|items/|logos/|og/).*)',
    // unless they bring a form, or call an action.
    { source: '/:path*', has: [{ type: 'header', key: 'content-type' }] },
    { source: '/:path*', has: [{ type: 'header', key: 'next-action' }] },
  ],
}
