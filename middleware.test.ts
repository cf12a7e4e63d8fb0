import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { NextRequest, type NextResponse } from 'next/server'
import { getCountryCookieName } from '@/lib/http/visitor'

/** The door as a whole: what becomes of a request for a page. */
type Door = (request: NextRequest) => Promise<NextResponse>

const COUNTRY_COOKIE = getCountryCookieName(false)
const GET_TORONTO = 'http://localhost:3000/toronto'

/** The door of a site with these settings: lib/env reads them once, so each needs its own copy. */
async function doorWith(settings: Record<string, string>): Promise<Door> {
  jest.resetModules()
  const before = process.env
  process.env = { ...before, ...settings }
  const { middleware } = await import('./middleware')
  process.env = before
  return middleware
}

function ask(door: Door, url: string, headers: Record<string, string> = {}, method = 'GET') {
  return door(new NextRequest(url, { method, headers }))
}

const rewrite = (response: Response) =>
  new URL(response.headers.get('x-middleware-rewrite') ?? 'none:').pathname

describe('Without a geolocation service', () => {
  let door: Door
  beforeAll(async () => {
    door = await doorWith({})
  })

  test.each([
    [{}, '/usa/toronto'],
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
    const response = await ask(door, GET_TORONTO, headers)
    expect(rewrite(response)).toBe(path)
    expect(response.status).toBe(200)
    expect(response.headers.has('set-cookie')).toBe(false)
  })

  test.each([
    ['/nowhere?gclid=a%20b&utm_source=ads', 307, '/?gclid=a%20b&utm_source=ads'],
    ['/Miami/HIRE?gclid=1', 308, '/miami/hire?gclid=1'],
    ['/canada/toronto?gclid=1', 307, '/?gclid=1'],
  ])('%s sends on with its query', async (path, status, to) => {
    const response = await ask(door, `http://localhost:3000${path}`)
    expect(response.status).toBe(status)
    expect(response.headers.get('location')).toBe(`http://localhost:3000${to}`)
  })

  test('The inner address, which the answer repeats, holds no more of the query than the page reads', async () => {
    const inner = async (path: string) =>
      (await ask(door, `http://localhost:3000${path}`)).headers.get('x-middleware-rewrite')
    expect(await inner(`/toronto?gclid=${'a'.repeat(2_000)}`)).toBe(
      'http://localhost:3000/usa/toronto',
    )
    expect(await inner('/get-quote/nope?gclid=1')).toBe('http://localhost:3000/_not-found')
    expect(await inner(`/thankyou?kind=quote&city=toronto&gclid=${'a'.repeat(2_000)}`)).toBe(
      'http://localhost:3000/usa/thankyou?kind=quote&city=toronto',
    )
  })

  test('An unknown page of a city is that city’s 404', async () => {
    const response = await ask(door, `${GET_TORONTO}/nope`, { 'x-vercel-ip-country': 'CA' })
    expect([response.status, rewrite(response)]).toEqual([404, '/canada/toronto/not-found-page'])
  })

  test('What the framework asks for on behalf of an action is left to the browser to open', async () => {
    const thanks = 'http://localhost:3000/thankyou?city=toronto'
    const asked = await ask(door, thanks, { accept: 'text/x-component' })
    expect([asked.status, asked.headers.get('content-type')]).toEqual([204, null])
    expect(rewrite(await ask(door, thanks, { accept: 'text/html' }))).toBe('/usa/thankyou')
    expect(rewrite(await ask(door, GET_TORONTO, { accept: 'text/x-component' }))).toBe(
      '/usa/toronto',
    )
  })

  test('A refused request is told why, and whom to call', async () => {
    const logged = jest.spyOn(console, 'log').mockImplementation(() => {})
    const response = await ask(door, `${GET_TORONTO}?name=Mary`, { cookie: 'name=Mary' }, 'PUT')
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

test('The page that tries a link out keeps its whole query', async () => {
  const door = await doorWith({ VERCEL_ENV: 'preview' })
  const response = await ask(door, 'http://localhost:3000/self-test?gclid=1&x=2')
  expect(response.headers.get('x-middleware-rewrite')).toBe(
    'http://localhost:3000/usa/self-test?gclid=1&x=2',
  )
})

test('A form that is sent to a file is refused', async () => {
  const door = await doorWith({})
  const body = new FormData()
  body.append('_1_name', 'Mary')
  body.append('0', '[{"status":"start","values":{},"errors":{}},"$K1"]')
  const headers = { 'next-action': 'f'.repeat(42), 'content-length': '500' }
  const url = 'http://localhost:3000/badges/raptors.svg'
  const response = await door(new NextRequest(url, { method: 'POST', body, headers }))
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

describe('With a geolocation service', () => {
  let service: Server
  let answer: { status?: number; body?: string; delayMs?: number }
  let asked = 0
  let door: Door

  beforeAll(async () => {
    service = createServer((_request, response) => {
      asked++
      const { status = 200, body = '', delayMs = 0 } = answer
      setTimeout(() => response.writeHead(status).end(body), delayMs)
    })
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
    const { port } = service.address() as AddressInfo
    door = await doorWith({ GEOLOCATION_URL: `http://127.0.0.1:${port}` })
    jest.spyOn(console, 'error').mockImplementation(() => {})
  })
  beforeEach(() => {
    asked = 0
  })
  afterAll(() => service.close())

  test('A visitor whom no header places is looked up, and remembered for the session', async () => {
    answer = { body: '{"country_name":"Canada"}' }
    const response = await ask(door, GET_TORONTO)
    expect(rewrite(response)).toBe('/canada/toronto')
    expect(response.headers.get('set-cookie')).toMatch(
      new RegExp(`^${COUNTRY_COOKIE}=canada\\.\\d{13}; Path=/; HttpOnly; SameSite=lax$`, 'i'),
    )
    const again = await ask(door, GET_TORONTO, {
      cookie: `${COUNTRY_COOKIE}=${response.cookies.get(COUNTRY_COOKIE)?.value}`,
    })
    expect([rewrite(again), asked]).toEqual(['/canada/toronto', 1])
  })

  test.each([
    ['slow', { body: '{"country_name":"Canada"}', delayMs: 700 }],
    ['answering 503', { status: 503 }],
    ['talking rubbish', { body: 'rubbish' }],
  ])('A service that is %s makes everybody American for a minute', async (_how, how) => {
    answer = how
    const response = await ask(door, GET_TORONTO)
    expect(rewrite(response)).toBe('/usa/toronto')
    expect(response.headers.get('set-cookie')).toMatch(/Max-Age=60/)
  })

  test('Over https the cookie is for this host only', async () => {
    answer = { body: '{"country_name":"Canada"}' }
    const response = await ask(door, 'https://localhost:3000/toronto')
    expect(response.headers.get('set-cookie')).toMatch(
      /^__Host-visitor-country=canada\.\d{13}; Path=\/; Secure; HttpOnly; SameSite=lax$/i,
    )
    const cookie = `${getCountryCookieName(true)}=${response.cookies.get(getCountryCookieName(true))?.value}`
    await ask(door, 'https://localhost:3000/toronto', { cookie })
    await ask(door, 'https://localhost:3000/toronto', { cookie: cookie.replace('__Host-', '') })
    expect(asked).toBe(2)
  })

  test('Nobody is looked up whom a header places, or who is sent elsewhere', async () => {
    await ask(door, GET_TORONTO, { 'cf-ipcountry': 'CA' })
    await ask(door, 'http://localhost:3000/nowhere')
    await ask(door, 'http://localhost:3000/robots.txt')
    expect(asked).toBe(0)
  })
})
