import { NextResponse, type NextRequest } from 'next/server'
import { setVisitCookie } from '@/lib/analytics/visit'
import { type VisitorCountry } from '@/lib/business/brand'
import { DEFAULT_PHONE } from '@/lib/business/default-phone'
import { env, SITE_URL } from '@/lib/env'
import { lookUpCountry } from '@/lib/http/geolocation'
import {
  findBodyRejection,
  isRevalidateRequest,
  isVitalsRequest,
  findRejection,
  type Rejection,
} from '@/lib/http/guard'
import { logEvent, getRequestId } from '@/lib/log'
import { getPageHeaders, overrideRequestHeaders } from '@/lib/security/page-headers'
import { NON_HTML_HEADERS } from '@/lib/security/static-headers'
import { THANK_YOU_PATH } from '@/lib/routing/paths'
import { getRequestedHeadline, toInternalPath } from '@/lib/routing/routing'
import { getTypedPath, resolveRouteOrTown } from '@/lib/routing/towns'
import { sanitizeThankYouQuery } from '@/lib/forms/thank-you'
import { reportUnknownCall } from '@/lib/monitoring/unknown-action-call'
import {
  getClientIp,
  getCountryCookieName,
  getCountryFromHeaders,
  parseCountryCookie,
  serializeCountryCookie,
} from '@/lib/http/visitor'

const SITE_HOST = new URL(SITE_URL).host
/** Seconds until a failed lookup is repeated. */
const LOOKUP_RETRY_S = 60
/** Next would run an action posted to any path. */
const FORM_NOT_ALLOWED: Rejection = {
  status: 405,
  reason: 'This address takes no forms.',
  allow: 'GET, HEAD',
}

/** Applies the decisions of lib/routing, lib/http and lib/security. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl
  if (isRevalidateRequest(pathname, request) || isVitalsRequest(pathname, request, SITE_HOST)) {
    return NextResponse.next()
  }
  const rejection =
    findRejection(request, SITE_HOST) ??
    (request.method === 'POST'
      ? await findBodyRejection(request, () => reportUnknownCall(getRequestId(request.headers)))
      : undefined)
  if (rejection) return rejectRequest(request, rejection)

  const url = request.nextUrl.clone()
  const route = resolveRouteOrTown(url.pathname)
  switch (route.kind) {
    case 'pass':
      return request.method === 'POST'
        ? rejectRequest(request, FORM_NOT_ALLOWED)
        : NextResponse.next()
    case 'not-found':
      url.pathname = '/_not-found'
      url.search = ''
      return rewriteToPage(request, url, '', 404)
    case 'redirect': {
      url.pathname = route.path
      const { status } = route
      const response = NextResponse.redirect(url, { status, headers: NON_HTML_HEADERS })
      const typedPath = status === 307 ? getTypedPath(pathname) : undefined
      if (typedPath) {
        setVisitCookie(request, response, { path: typedPath, siteUrl: SITE_URL, now: new Date() })
      }
      return response
    }
    case 'page': {
      const cachedCountry = getKnownCountry(request)
      const lookedUpCountry = cachedCountry ? undefined : await lookUpVisitorCountry(request)
      const country = cachedCountry ?? lookedUpCountry ?? 'unknown'
      const now = new Date()
      const headline = getRequestedHeadline(route.page, url.searchParams)
      url.pathname = toInternalPath(route.page, country, headline)
      url.search = toInternalQuery(route.page, url.searchParams)
      const response = rewriteToPage(request, url, route.page, route.status)
      if (lookedUpCountry) setCountryCookie(response, lookedUpCountry, isHttps(request))
      setVisitCookie(request, response, { path: pathname, siteUrl: SITE_URL, now, headline })
      return response
    }
  }
}

/** Only what a page reads: Next repeats the internal URL in the headers, whose size proxies limit. */
function toInternalQuery(page: string, query: URLSearchParams): string {
  return page === THANK_YOU_PATH ? sanitizeThankYouQuery(query) : ''
}

/** @param page its path without the country; '' for the 404 page without a city */
function rewriteToPage(
  request: NextRequest,
  url: URL,
  page: string,
  status: 200 | 404,
): NextResponse {
  const headers = getPageHeaders(request.method, page, env)
  const requestHeaders = overrideRequestHeaders(request.headers, headers)
  return NextResponse.rewrite(url, {
    status,
    headers,
    ...(requestHeaders && { request: { headers: requestHeaders } }),
  })
}

function isHttps(request: NextRequest): boolean {
  return request.nextUrl.protocol === 'https:'
}

function getKnownCountry(request: NextRequest): VisitorCountry | undefined {
  const cookie = request.cookies.get(getCountryCookieName(isHttps(request)))?.value
  return getCountryFromHeaders(request.headers) ?? parseCountryCookie(cookie, Date.now())
}

/** Not for a POST, which must not wait. */
async function lookUpVisitorCountry(request: NextRequest) {
  const { GEOLOCATION_URL: url, GEOLOCATION_API_KEY: key } = env
  if (!url || request.method === 'POST') return undefined
  return lookUpCountry({ url, key }, getClientIp(request.headers, env.CLIENT_IP_SOURCE))
}

function setCountryCookie(response: NextResponse, country: VisitorCountry, secure: boolean): void {
  response.cookies.set(getCountryCookieName(secure), serializeCountryCookie(country, Date.now()), {
    httpOnly: true,
    sameSite: 'lax',
    secure,
    // A session cookie (docs/requirements.md, section 9), except after a failure.
    ...(country === 'unknown' && { maxAge: LOOKUP_RETRY_S }),
  })
}

function rejectRequest(request: NextRequest, { status, reason, allow }: Rejection): NextResponse {
  logEvent('middleware', { request: getRequestId(request.headers), method: request.method, status })
  return new NextResponse(`${reason} Go back and try again, or call ${DEFAULT_PHONE}.\n`, {
    status,
    headers: {
      ...NON_HTML_HEADERS,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...(allow && { allow }),
    },
  })
}

export const config = {
  runtime: 'nodejs',
  matcher: [
    // Most requests are for static files, which need no middleware,
    '/((?!_next/|badges/|drawings/|film/|fonts/|icons/|items/|logos/|og/).*)',
    // unless they hold a form or call an action.
    { source: '/:path*', has: [{ type: 'header', key: 'content-type' }] },
    { source: '/:path*', has: [{ type: 'header', key: 'next-action' }] },
  ],
}
