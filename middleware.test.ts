import { NextRequest } from 'next/server'
import { getVisitCookieName, parseVisit } from '@/lib/analytics/visit-cookie'
import { getCountryCookieName } from '@/lib/http/visitor'
import { getRewritePath, importMiddleware, send, type Middleware } from './middleware.fixture'

const COUNTRY_COOKIE = getCountryCookieName(false)
const GET_TORONTO = 'http://localhost:3000/toronto'

describe('Without a geolocation service', () => {
  let middleware: Middleware
  beforeAll(async () => {
    middleware = await importMiddleware({})
  })

  test.each([
    [{}, '/canada/toronto'],
    [{ 'cf-ipcountry': 'XX' }, '/canada/toronto'],
    [{ cookie: `${COUNTRY_COOKIE}=unknown.${Date.now()}` }, '/canada/toronto'],
    [{ cookie: `${COUNTRY_COOKIE}=usa.${Date.now()}` }, '/usa/toronto'],
    [{ 'x-vercel-ip-country': 'US' }, '/usa/toronto'],
    [{ 'x-vercel-ip-country': 'CA' }, '/canada/toronto'],
    [{ 'cf-ipcountry': 'FR' }, '/other/toronto'],
    [{ 'cloudfront-viewer-country': 'CA' }, '/canada/toronto'],
    [
      { 'x-vercel-ip-country': 'US', cookie: `${COUNTRY_COOKIE}=canada.${Date.now()}` },
      '/usa/toronto',
    ],
    [{ cookie: `${COUNTRY_COOKIE}=canada.${Date.now()}` }, '/canada/toronto'],
  ])('%j shows %s', async (headers, path) => {
    const response = await send(middleware, GET_TORONTO, headers)
    expect(getRewritePath(response)).toBe(path)
    expect(response.status).toBe(200)
    expect(response.headers.has('set-cookie')).toBe(false)
  })

  test.each([
    ['/nowhere?gclid=a%20b&utm_source=ads', 307, '/?gclid=a%20b&utm_source=ads'],
    ['/mississauga/get-quote?gclid=1', 307, '/toronto/get-quote?gclid=1'],
    ['/Miami/HIRE?gclid=1', 308, '/miami/hire?gclid=1'],
    ['/canada/toronto?gclid=1', 307, '/?gclid=1'],
  ])('%s redirects with its query', async (path, status, target) => {
    const response = await send(middleware, `http://localhost:3000${path}`)
    expect(response.status).toBe(status)
    expect(response.headers.get('location')).toBe(`http://localhost:3000${target}`)
  })

  test.each([
    ['/mississauga/get-quote?gclid=1', '/mississauga/get-quote'],
    ['/Springfield?gclid=1', '/Springfield'],
    ['/mary@example?gclid=1', undefined],
    ['/Miami?gclid=1', undefined],
  ])('After the redirect from %s the first page of the visit is %s', async (path, landingPath) => {
    const response = await send(middleware, `http://localhost:3000${path}`, { accept: 'text/html' })
    const visit = parseVisit(response.cookies.get(getVisitCookieName(false))?.value)
    expect(visit?.first.landing_path).toBe(landingPath)
    expect(visit?.first.gclid).toBe(landingPath && '1')
  })

  test('The internal URL holds only the query that the page reads', async () => {
    const getInternalUrl = async (path: string) =>
      (await send(middleware, `http://localhost:3000${path}`)).headers.get('x-middleware-rewrite')
    expect(await getInternalUrl(`/toronto?gclid=${'a'.repeat(2_000)}`)).toBe(
      'http://localhost:3000/canada/toronto',
    )
    expect(await getInternalUrl('/get-quote/nope?gclid=1')).toBe('http://localhost:3000/_not-found')
    expect(
      await getInternalUrl(`/thankyou?kind=quote&city=toronto&gclid=${'a'.repeat(2_000)}`),
    ).toBe('http://localhost:3000/usa/thankyou?kind=quote&city=toronto')
  })

  test('An unknown page of a city gets that city’s 404', async () => {
    const response = await send(middleware, `${GET_TORONTO}/nope`, { 'x-vercel-ip-country': 'CA' })
    expect([response.status, getRewritePath(response)]).toEqual([
      404,
      '/canada/toronto/not-found-page',
    ])
  })

  test('A rejected request gets a reason and a phone number', async () => {
    const logged = jest.spyOn(console, 'log').mockImplementation(() => {})
    const response = await send(
      middleware,
      `${GET_TORONTO}?name=Mary`,
      { cookie: 'name=Mary' },
      'PUT',
    )
    const lines = logged.mock.calls.flat().map(String)
    logged.mockRestore()
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD, POST')
    expect(await response.text()).toMatch(/call 972-555-0117/)
    const { at, request, ...event } = JSON.parse(lines.join()) as Record<string, unknown>
    expect([at, request]).toEqual([expect.any(String), expect.any(String)])
    expect(event).toEqual({ level: 'info', event: 'middleware', method: 'PUT', status: 405 })
  })
})

test('A form posted to a file is rejected', async () => {
  const middleware = await importMiddleware({})
  const body = new FormData()
  body.append('_1_name', 'Mary')
  body.append('0', '[{"status":"start","values":{},"errors":{}},"$K1"]')
  const headers = { 'next-action': 'f'.repeat(42), 'content-length': '500' }
  const url = 'http://localhost:3000/badges/raptors.svg'
  const response = await middleware(new NextRequest(url, { method: 'POST', body, headers }))
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})
