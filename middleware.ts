import { NextResponse, type NextRequest } from 'next/server'
import { setVisitCookie } from '@/lib/analytics/attribution'
import type { VisitorCountry } from '@/lib/business/brand'
import { env, SITE_URL } from '@/lib/env'
import { createCountryCookie, getKnownCountry, lookUpCountry } from '@/lib/http/country'
import {
  createRejectionResponse,
  findRejection,
  FORM_NOT_ALLOWED,
  isRevalidateRequest,
  type Rejection,
} from '@/lib/http/guard'
import { getCacheControl, toInternalAddress } from '@/lib/http/page-rewrite'
import { getClientIp } from '@/lib/http/visitor'
import { findPathCity } from '@/lib/locations/pinned-location'
import { getRequestId, logEvent } from '@/lib/log'
import { keepDeskCookie } from '@/lib/office/desk-cookie'
import { isDeskPage } from '@/lib/routing/paths'
import { getRequestedHeadline, type Route } from '@/lib/routing/routing'
import { UNKNOWN_PLACE } from '@/lib/routing/api-paths'
import { getTypedPath, resolveRouteOrTown } from '@/lib/routing/towns'

const SITE_HOST = new URL(SITE_URL).host

/** Applies the decisions of lib/routing and lib/http, and keeps the cookies of lib/analytics and lib/office. */
export async function middleware(request: NextRequest): Promise<Response> {
  const { pathname } = request.nextUrl
  if (isRevalidateRequest(pathname, request)) return NextResponse.next()
  const rejection = findRejection(request, SITE_HOST)
  if (rejection) return reject(request, rejection)

  const route = resolveRouteOrTown(pathname)
  switch (route.kind) {
    case 'pass':
      return request.method === 'POST' ? reject(request, FORM_NOT_ALLOWED) : NextResponse.next()
    case 'not-found':
      return rewrite(request, '', { pathname: '/_not-found', search: '' }, 404)
    case 'redirect':
      return redirect(request, route)
    case 'page':
      return showPage(request, route)
  }
}

async function showPage(
  request: NextRequest,
  route: Extract<Route, { kind: 'page' }>,
): Promise<NextResponse> {
  const { page, status } = route
  const { pathname, protocol, searchParams } = request.nextUrl
  const isSecure = protocol === 'https:'
  const now = new Date()
  const known = getKnownCountry(request, isSecure, now.getTime())
  const isDesk = isDeskPage(page)
  const lookedUp = known || isDesk ? undefined : await lookUpVisitorCountry(request)
  const country = known ?? lookedUp ?? 'unknown'
  const address = toInternalAddress(route, country, searchParams)
  const response = rewrite(request, page, address, status)
  if (lookedUp) response.cookies.set(createCountryCookie(lookedUp, isSecure, now.getTime()))
  if (isDesk) {
    keepDeskCookie(request, response, now.getTime())
    return response
  }
  const headline = getRequestedHeadline(page, searchParams)
  setVisitCookie(request, response, { path: pathname, siteUrl: SITE_URL, now, headline })
  return response
}

/** Undefined for a POST, which must not wait. */
async function lookUpVisitorCountry(request: NextRequest): Promise<VisitorCountry | undefined> {
  const { GEOLOCATION_URL: url, GEOLOCATION_API_KEY: key } = env
  if (!url || request.method === 'POST') return undefined
  return lookUpCountry({ url, key }, getClientIp(request.headers, env.CLIENT_IP_SOURCE))
}

function rewrite(
  request: NextRequest,
  page: string,
  address: { pathname: string; search: string },
  status: 200 | 404,
): NextResponse {
  const url = Object.assign(request.nextUrl.clone(), address)
  const headers = { 'cache-control': getCacheControl(request.method, page) }
  return NextResponse.rewrite(url, { status, headers })
}

function redirect(
  request: NextRequest,
  { path, status, place }: Extract<Route, { kind: 'redirect' }>,
): NextResponse {
  const url = request.nextUrl.clone()
  url.pathname = path
  if (place) url.searchParams.set(UNKNOWN_PLACE, place)
  const typedPath = status === 307 ? getTypedPath(request.nextUrl.pathname) : undefined
  const response = NextResponse.redirect(url, status)
  response.headers.set('cache-control', 'no-store')
  if (typedPath && !isDeskPage(path)) {
    setVisitCookie(request, response, { path: typedPath, siteUrl: SITE_URL, now: new Date() })
  }
  return response
}

function reject(request: NextRequest, rejection: Rejection): Response {
  const { method, headers, nextUrl } = request
  logEvent('middleware', { request: getRequestId(headers), method, status: rejection.status })
  return createRejectionResponse(rejection, findPathCity(nextUrl.pathname))
}

export const config = {
  runtime: 'nodejs',
  matcher: [
    // Static files need no middleware,
    '/((?!_next/|_vercel/speed-insights/|badges/|drawings/|film/|fonts/|icons/|items/|logos/|og/|(?:apple-icon\\.png|favicon\\.ico|icon\\.svg|manifest\\.webmanifest|robots\\.txt|sitemap\\.xml)$).*)',
    // unless the request posts a form or calls an action.
    { source: '/((?!_vercel/speed-insights/).*)', has: [{ type: 'header', key: 'content-type' }] },
    { source: '/((?!_vercel/speed-insights/).*)', has: [{ type: 'header', key: 'next-action' }] },
  ],
}
