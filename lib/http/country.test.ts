import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createCountryCookie, getKnownCountry, lookUpCountry as lookUp } from './country'

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

test.each([
  ['null', 'usa'],
  ['[]', 'usa'],
  ['7', 'usa'],
  ['{"country_name":7}', 'usa'],
  ['{"country_name":""}', 'usa'],
  ['{"country_name":"United States"}', 'usa'],
  ['{"country_name":"UNITED STATES OF AMERICA"}', 'usa'],
  ['{"country_name":"United States Minor Outlying Islands"}', 'usa'],
  ['{"country_name":"Canada"}', 'canada'],
  ['{"country_name":"Mexico"}', 'other'],
  ['{"country_name":"United Kingdom"}', 'other'],
])('The response %s means %s', async (body, country) => {
  respond = () => ({ body })
  expect(await lookUpCountry({ url, key: undefined }, '')).toBe(country)
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

const NOW = 1_800_000_000_000
const HOUR_MS = 3_600_000

/** @param cookie value of the country cookie */
function findCountry(headers: Record<string, string>, cookie?: string, isSecure = false) {
  const cookies = {
    get: (name: string) =>
      cookie !== undefined && name === (isSecure ? '__Host-visitor-country' : 'visitor-country')
        ? { value: cookie }
        : undefined,
  }
  return getKnownCountry({ headers: new Headers(headers), cookies }, isSecure, NOW)
}

test.each([
  [{}, undefined],
  [{ 'x-vercel-ip-country': 'US' }, 'usa'],
  [{ 'x-vercel-ip-country': 'CA' }, 'canada'],
  [{ 'x-vercel-ip-country': 'MX' }, 'other'],
  [{ 'cf-ipcountry': 'ca' }, 'canada'],
  [{ 'cf-ipcountry': 'XX' }, undefined],
  [{ 'cf-ipcountry': 'T1' }, undefined],
  [{ 'cloudfront-viewer-country': 'DE' }, 'other'],
  [{ 'x-vercel-ip-country': '', 'cf-ipcountry': 'CA' }, 'canada'],
  [{ 'x-vercel-ip-country': '<script>' }, undefined],
])('The geo headers %j mean %s', (headers, country) => {
  expect(findCountry(headers as Record<string, string>)).toBe(country)
})

test.each([
  [`canada.${NOW}`, 'canada'],
  [`unknown.${NOW}`, 'unknown'],
  [`canada.${NOW - HOUR_MS + 1}`, 'canada'],
  [`canada.${NOW - HOUR_MS}`, undefined],
  [`canada.${NOW + 1}`, undefined],
  ['', undefined],
  ['canada', undefined],
  ['canada.', undefined],
  ['canada.soon', undefined],
  [`atlantis.${NOW}`, undefined],
])('The country cookie %s means %s', (cookie, country) => {
  expect(findCountry({}, cookie)).toBe(country)
  expect(findCountry({}, cookie, true)).toBe(country)
})

test('A geo header comes before the cookie', () => {
  expect(findCountry({ 'x-vercel-ip-country': 'US' }, `canada.${NOW}`)).toBe('usa')
})

test('The country cookie lasts for the session, and for a minute after a failed look-up', () => {
  expect(createCountryCookie('canada', true, NOW)).toEqual({
    name: '__Host-visitor-country',
    value: `canada.${NOW}`,
    httpOnly: true,
    sameSite: 'lax',
    secure: true,
  })
  expect(createCountryCookie('unknown', false, NOW)).toMatchObject({
    name: 'visitor-country',
    secure: false,
    maxAge: 60,
  })
})
