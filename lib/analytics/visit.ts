import type { NextRequest, NextResponse } from 'next/server'
import type { ReadableCookies } from '@/lib/http/cookie-name'
import { toAttribution, updateVisit, type Attribution, type Visit } from './attribution'
import {
  chooseHeadline,
  recordChoice,
  type HeadlineChoice,
  type HeadlineRequest,
  type HeadlineSettings,
} from './headline-choice'
import { getVisitCookieName, parseVisit, serializeVisit } from './visit-cookie'

/** A request, as far as its visit is read from it; a NextRequest is one. */
export interface VisitRequest {
  headers: Pick<Headers, 'get'>
  cookies: ReadableCookies
}

/** The cookie's scheme is unknown here: a proxy may speak http with us. */
export function readVisitCookie(cookies: ReadableCookies): Visit | undefined {
  const [secure, plain] = [true, false].map((isSecure) => cookies.get(getVisitCookieName(isSecure)))
  return parseVisit((secure ?? plain)?.value)
}

/** The visit of the cookie; without cookies, what the address of the form's page says. */
export function readAttribution(
  { headers, cookies }: VisitRequest,
  now: Date,
  settings: HeadlineSettings,
): Attribution | undefined {
  const visit = readVisitCookie(cookies)
  const page = headers.get('referer')
  if (visit) return toAttribution(visit)
  if (!page || !URL.canParse(page)) return undefined
  const url = new URL(page)
  const choice = chooseHeadline({
    ...settings,
    page: url.pathname,
    query: url.searchParams,
    kind: 'post',
    getVisit: () => undefined,
    userAgent: headers.get('user-agent'),
    now,
  })
  return toAttribution(recordChoice(updateVisit(undefined, { url, referrer: null, now }), choice))
}

/**
 * The headline of a get-quote page, and the visitor's variant.
 * @param page its path without the country
 */
export function choosePageHeadline(
  request: NextRequest,
  page: string,
  now: Date,
  settings: HeadlineSettings,
): HeadlineChoice {
  return chooseHeadline({
    ...settings,
    page,
    query: request.nextUrl.searchParams,
    kind: getKind(request),
    getVisit: () => readVisitCookie(request.cookies),
    userAgent: request.headers.get('user-agent'),
    now,
  })
}

function getKind(request: NextRequest): HeadlineRequest['kind'] {
  if (request.method === 'POST') return 'post'
  const mode = request.headers.get('sec-fetch-mode') ?? 'navigate'
  return isPageLoad(request) && mode === 'navigate' && !isPrefetch(request) ? 'load' : 'other'
}

function isPageLoad({ method, headers }: NextRequest): boolean {
  return method === 'GET' && headers.get('accept')?.includes('text/html') === true
}

/** Of a page that may never be seen. */
function isPrefetch({ headers }: NextRequest): boolean {
  return ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) =>
    /prefetch|preview|prerender/i.test(headers.get(name) ?? ''),
  )
}

interface VisitedPage {
  /** As the visitor's browser shows it. */
  path: string
  /** Used where the request's host is invalid. */
  siteUrl: string
  now: Date
  choice?: HeadlineChoice
}

/** Source of the `attribution` record; ignores requests other than page loads. */
export function setVisitCookie(
  request: NextRequest,
  response: NextResponse,
  { path, siteUrl, now, choice = {} }: VisitedPage,
): void {
  if (!isPageLoad(request)) return
  const { headers, nextUrl } = request
  const isSecure = nextUrl.protocol === 'https:'
  const name = getVisitCookieName(isSecure)
  const visit = parseVisit(request.cookies.get(name)?.value)
  const host = `http://${headers.get('host')}`
  const url = new URL(path + nextUrl.search, URL.canParse(host) ? host : siteUrl)
  const pageView = { url, referrer: headers.get('referer'), now }
  const updatedVisit = recordChoice(updateVisit(visit, pageView), choice)
  if (updatedVisit === visit) return
  response.cookies.set(name, serializeVisit(updatedVisit), {
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
  })
}
