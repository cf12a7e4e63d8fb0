import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getCountryCookieName } from '@/lib/http/visitor'
import { getRewritePath, importMiddleware, send, type Middleware } from './middleware.fixture'

const COUNTRY_COOKIE = getCountryCookieName(false)
const GET_TORONTO = 'http://localhost:3000/toronto'

describe('With a geolocation service', () => {
  let service: Server
  let serviceResponse: { status?: number; body?: string; delayMs?: number }
  let lookups = 0
  let middleware: Middleware

  beforeAll(async () => {
    service = createServer((_request, response) => {
      lookups++
      const { status = 200, body = '', delayMs = 0 } = serviceResponse
      setTimeout(() => response.writeHead(status).end(body), delayMs)
    })
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
    const { port } = service.address() as AddressInfo
    middleware = await importMiddleware({ GEOLOCATION_URL: `http://127.0.0.1:${port}` })
    jest.spyOn(console, 'error').mockImplementation(() => {})
  })
  beforeEach(() => {
    lookups = 0
  })
  afterAll(() => service.close())

  test('A visitor without a geo header is looked up once per session', async () => {
    serviceResponse = { body: '{"country_name":"Canada"}' }
    const response = await send(middleware, GET_TORONTO)
    expect(getRewritePath(response)).toBe('/canada/toronto')
    expect(response.headers.get('set-cookie')).toMatch(
      new RegExp(`^${COUNTRY_COOKIE}=canada\\.\\d{13}; Path=/; HttpOnly; SameSite=lax$`, 'i'),
    )
    const again = await send(middleware, GET_TORONTO, {
      cookie: `${COUNTRY_COOKIE}=${response.cookies.get(COUNTRY_COOKIE)?.value}`,
    })
    expect([getRewritePath(again), lookups]).toEqual(['/canada/toronto', 1])
  })

  test.each([
    ['too slow', { body: '{"country_name":"Canada"}', delayMs: 700 }],
    ['of 503', { status: 503 }],
    ['without JSON', { body: '<html>' }],
  ])(
    'After a response %s the page has the city’s country, and a minute passes to the next lookup',
    async (_name, response) => {
      serviceResponse = response
      const page = await send(middleware, GET_TORONTO)
      expect(getRewritePath(page)).toBe('/canada/toronto')
      expect(page.headers.get('set-cookie')).toMatch(/=unknown\.\d{13}; .*Max-Age=60/)
      const cookie = `${COUNTRY_COOKIE}=${page.cookies.get(COUNTRY_COOKIE)?.value}`
      const again = await send(middleware, 'http://localhost:3000/dfw', { cookie })
      expect([getRewritePath(again), lookups]).toEqual(['/usa/dfw', 1])
    },
  )

  test('Over https the country cookie has the prefix __Host-', async () => {
    serviceResponse = { body: '{"country_name":"Canada"}' }
    const response = await send(middleware, 'https://localhost:3000/toronto')
    expect(response.headers.get('set-cookie')).toMatch(
      /^__Host-visitor-country=canada\.\d{13}; Path=\/; Secure; HttpOnly; SameSite=lax$/i,
    )
    const cookie = `${getCountryCookieName(true)}=${response.cookies.get(getCountryCookieName(true))?.value}`
    await send(middleware, 'https://localhost:3000/toronto', { cookie })
    await send(middleware, 'https://localhost:3000/toronto', {
      cookie: cookie.replace('__Host-', ''),
    })
    expect(lookups).toBe(2)
  })

  test('A visitor with a geo header, a redirect and a file need no lookup', async () => {
    await send(middleware, GET_TORONTO, { 'cf-ipcountry': 'CA' })
    await send(middleware, 'http://localhost:3000/nowhere')
    await send(middleware, 'http://localhost:3000/robots.txt')
    expect(lookups).toBe(0)
  })
})
