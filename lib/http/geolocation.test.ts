import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { lookUpCountry as lookUp } from './geolocation'

interface ServiceResponse {
  status?: number
  headers?: Record<string, string>
  body?: string
  delayMs?: number
}

let respond: (path: string) => ServiceResponse
let server: Server
let url: string
let requestedPaths: string[]
let logged: jest.SpyInstance

beforeAll(async () => {
  server = createServer((request, response) => {
    requestedPaths.push(request.url ?? '')
    const { status = 200, headers, body = '', delayMs = 0 } = respond(request.url ?? '')
    setTimeout(() => response.writeHead(status, headers).end(body), delayMs)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  requestedPaths = []
  logged = jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => logged.mockRestore())
afterAll(() => server.close())

/** A long default timeout, for busy machines. */
const lookUpCountry = (...[service, ip, timeoutMs = 30_000]: Parameters<typeof lookUp>) =>
  lookUp(service, ip, timeoutMs)

const LOCATION_JSON = JSON.stringify({
  country_name: 'Canada',
  city: 'Toronto',
  region_code: 'ON',
  postal: 'M5V',
})

test('The service gets one request, at its /json/ path, with the key', async () => {
  respond = () => ({ body: LOCATION_JSON })
  const result = await lookUpCountry({ url: `${url}/{ip}/`, key: 'k 1' }, '203.0.113.7')
  expect(result).toBe('canada')
  expect(requestedPaths).toEqual(['/203.0.113.7/json/?key=k+1'])
  expect(logged).not.toHaveBeenCalled()
})

test('A service URL without the visitor’s address is used as it is', async () => {
  respond = () => ({ body: '{}' })
  expect(await lookUpCountry({ url, key: undefined }, '')).toBe('usa')
  expect(requestedPaths).toEqual(['/json/'])
})

test('A visitor without an address is not looked up', async () => {
  const result = await lookUpCountry({ url: `${url}/{ip}`, key: 'k' }, '')
  expect([result, requestedPaths]).toEqual(['unknown', []])
})

test.each([
  ['503', () => ({ status: 503 }), 'Network response was not ok: 503'],
  ['404', () => ({ status: 404, body: LOCATION_JSON }), 'Network response was not ok: 404'],
  ['no JSON', () => ({ body: '<html>' }), 'JSON'],
])(
  'A response of %s is logged, and the country stays unknown',
  async (_name, createResponse, reason) => {
    respond = createResponse
    expect(await lookUpCountry({ url, key: undefined }, '')).toBe('unknown')
    expect(logged).toHaveBeenCalledWith(expect.stringContaining(reason))
  },
)

test('A timeout is logged, and the country stays unknown', async () => {
  respond = () => ({ body: LOCATION_JSON, delayMs: 200 })
  expect(await lookUpCountry({ url, key: undefined }, '', 20)).toBe('unknown')
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('timeout'))
})

test.each(['null', '[]', '7', '{"country_name":7}'])('The response %s means USA', async (body) => {
  respond = () => ({ body })
  expect(await lookUpCountry({ url, key: undefined }, '')).toBe('usa')
})

test('The log does not quote the service’s response', async () => {
  respond = () => ({ body: 'Toronto, 203.0.113.7' })
  await lookUpCountry({ url: `${url}/{ip}`, key: 'k' }, '203.0.113.7')
  expect(logged).toHaveBeenCalledTimes(1)
  expect(logged).not.toHaveBeenCalledWith(expect.stringMatching(/203\.0|Toronto/))
})

test('A redirect of the service is not followed, as it would leak the key', async () => {
  respond = (path) =>
    path.startsWith('/other')
      ? { body: LOCATION_JSON }
      : { status: 302, headers: { location: `/other${path}` } }
  expect(await lookUpCountry({ url, key: 'k' }, '')).toBe('unknown')
  expect(requestedPaths).toEqual(['/json/?key=k'])
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('not ok: 302'))
})
