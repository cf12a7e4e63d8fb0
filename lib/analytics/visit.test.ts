import { NextRequest, NextResponse } from 'next/server'
import {
  updateVisit,
  parseVisit,
  readAttribution,
  serializeVisit,
  setVisitCookie,
} from './attribution'
import { SHOWN_FROM_HEADER } from '@/lib/routing/api-paths'

const NOW = new Date('2026-11-20T15:30:00Z')
const SITE = 'https://movers.example'
const PAGE = `${SITE}/toronto/get-quote`
const VISIT = updateVisit(undefined, {
  url: new URL(`${PAGE}?gclid=A1`),
  referrer: 'https://www.google.com/',
  now: NOW,
  headline: 'packing',
})
const COOKIE = serializeVisit(VISIT)

describe('A posted form', () => {
  const readFrom = (headers: Record<string, string>) =>
    readAttribution(new NextRequest(SITE, { headers }), NOW)

  test.each([`visit=${COOKIE}`, `a=b; visit=${COOKIE}; c=d`, `__Host-visit=${COOKIE}; visit=x`])(
    'has the visit of its cookie and nothing of its page’s address',
    (cookie) => {
      expect(readFrom({ cookie, referer: `${PAGE}?h=insured&gclid=B2` })).toEqual(VISIT)
    },
  )

  test.each([
    'visit=%zz',
    '=;;=',
    'visit',
    `visit=${'%'.repeat(4_000)}`,
    `x=${COOKIE}`,
    '__proto__=x',
  ])('has no visit with the cookies "%s"', (cookie) => {
    expect(readFrom({ cookie })).toBeUndefined()
  })

  test('without cookies has the campaign and the headline of its page’s address', () => {
    expect(readFrom({ referer: `${PAGE}?utm_source=google&gclid=A1&h=insured` })).toEqual({
      first: expect.anything() as unknown,
      last: {
        at: '2026-11-20T15:30:00Z',
        landing_path: '/toronto/get-quote',
        utm_source: 'google',
        gclid: 'A1',
      },
      headline: 'insured',
    })
  })

  test.each([`${PAGE}?h=free`, `${SITE}/toronto?h=insured`])(
    'without cookies has no headline from the page %s',
    (referer) => {
      expect(readFrom({ referer })).not.toHaveProperty('headline')
    },
  )

  test('without cookies and referrer has no attribution', () => {
    expect(readFrom({})).toBeUndefined()
  })
})

describe('A page load', () => {
  function load(headers: Record<string, string> = {}, url = `${PAGE}?gclid=B2`, method = 'GET') {
    const response = NextResponse.next()
    const request = new NextRequest(url, { method, headers: { accept: 'text/html', ...headers } })
    const path = '/mississauga/get-quote'
    setVisitCookie(request, response, { path, siteUrl: SITE, now: NOW, headline: 'insured' })
    return response
  }
  const getVisit = (response: NextResponse, name = '__Host-visit') =>
    parseVisit(response.cookies.get(name)?.value)

  test('keeps its typed path, campaign and headline in a session cookie', () => {
    const response = load({ host: 'movers.example' })
    const first = {
      at: '2026-11-20T15:30:00Z',
      landing_path: '/mississauga/get-quote',
      gclid: 'B2',
    }
    expect(getVisit(response)).toEqual({ first, last: first, headline: 'insured' })
    const header = response.headers.get('set-cookie')
    expect(header).toMatch(/; Secure; HttpOnly; SameSite=lax$/)
    expect(header).not.toMatch(/max-age|expires/i)
  })

  test('without TLS has a cookie without a prefix', () => {
    const response = load({}, `${PAGE.replace('https', 'http')}?gclid=B2`)
    expect(getVisit(response, 'visit')?.last.gclid).toBe('B2')
  })

  test('of a known visit keeps its first touch', () => {
    const { first, last } = getVisit(load({ cookie: `__Host-visit=${COOKIE}` })) ?? {}
    expect([first, last?.gclid]).toEqual([VISIT.first, 'B2'])
  })

  test('that changes nothing sets no cookie', () => {
    const cookie = `__Host-visit=${load().cookies.get('__Host-visit')?.value}`
    expect(load({ cookie }).headers.has('set-cookie')).toBe(false)
  })

  test('with an invalid host has a campaign', () => {
    expect(getVisit(load({ host: 'a b' }))?.last.gclid).toBe('B2')
  })

  test('that the browser prefetched becomes a visit only when it is shown', () => {
    for (const purpose of ['prefetch', 'prefetch;prerender', 'prefetch;anonymous-client-ip'])
      expect(load({ 'sec-purpose': purpose }).headers.has('set-cookie')).toBe(false)
    const shown = { [SHOWN_FROM_HEADER]: 'https://www.bing.com/' }
    const visit = getVisit(load({ ...shown, referer: `${PAGE}?gclid=B2` }, undefined, 'HEAD'))
    expect(visit?.last).toMatchObject({ gclid: 'B2', referrer_host: 'www.bing.com' })
  })

  test.each([
    ['HEAD', {}],
    ['POST', {}],
    ['GET', { accept: '*/*' }],
  ])('is no %s with %j', (method, headers) => {
    expect(load(headers, PAGE, method).headers.has('set-cookie')).toBe(false)
  })
})
