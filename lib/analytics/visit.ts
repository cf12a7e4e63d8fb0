import type { NextRequest, NextResponse } from 'next/server'
import type { ReadableCookies } from '@/lib/http/cookie-name'
import { getRequestedHeadline } from '@/lib/routing/routing'
import { updateVisit, type Attribution, type PageView } from './attribution'
import { getVisitCookieName, parseVisit, serializeVisit } from './visit-cookie'

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
  const visit = readVisitCookie(cookies)
  const page = headers.get('referer')
  if (visit || !page || !URL.canParse(page)) return visit
  const url = new URL(page)
  const headline = getRequestedHeadline(url.pathname, url.searchParams)
  return updateVisit(undefined, { url, referrer: null, now, headline })
}

/** The cookie's scheme is unknown here: a proxy may speak http with us. */
function readVisitCookie(cookies: ReadableCookies): Attribution | undefined {
  const [secure, plain] = [true, false].map((isSecure) => cookies.get(getVisitCookieName(isSecure)))
  return parseVisit((secure ?? plain)?.value)
}

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
  if (method !== 'GET' || !headers.get('accept')?.includes('text/html')) return
  const isSecure = nextUrl.protocol === 'https:'
  const name = getVisitCookieName(isSecure)
  const visit = parseVisit(request.cookies.get(name)?.value)
  const host = `http://${headers.get('host')}`
  const url = new URL(path + nextUrl.search, URL.canParse(host) ? host : siteUrl)
  const updatedVisit = updateVisit(visit, { ...view, url, referrer: headers.get('referer') })
  if (updatedVisit === visit) return
  response.cookies.set(name, serializeVisit(updatedVisit), {
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
  })
}
