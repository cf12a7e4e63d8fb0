import { HOUR_MS } from '@/lib/dates/durations'
import { createCountryCookie, getKnownCountry, lookUpCountry } from './country'

const URL = 'https://geo.example'
const IP = '203.0.113.7'

let fetch: jest.SpyInstance
let logged: jest.SpyInstance

beforeEach(() => {
  fetch = jest.spyOn(globalThis, 'fetch')
  logged = jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => jest.restoreAllMocks())

const answer = (body: string, status = 200) =>
  fetch.mockResolvedValue(new Response(body, { status }))

test.each([
  [`${URL}/{ip}/`, 'k 1', IP, `${URL}/${IP}/json/?key=k+1`],
  [URL, undefined, '', `${URL}/json/`],
])('The service %s with the key %j gets one request for "%s": %s', async (url, key, ip, asked) => {
  answer('{"country_name":"Canada"}')
  expect(await lookUpCountry({ url, key }, ip)).toBe('canada')
  // A redirect could leak the key to another host.
  const options = expect.objectContaining({ redirect: 'manual' }) as RequestInit
  expect(fetch.mock.calls.map(([to, init]) => [String(to), init as unknown])).toEqual([
    [asked, options],
  ])
  expect(logged).not.toHaveBeenCalled()
})

test('A visitor without an address is not looked up', async () => {
  expect(await lookUpCountry({ url: `${URL}/{ip}`, key: 'k' }, '')).toBe('unknown')
  expect(fetch).not.toHaveBeenCalled()
})

test.each([
  ['{"country_name":"Canada"}', 503, 'not ok: 503'],
  ['{"country_name":"Canada"}', 302, 'not ok: 302'],
  [`Toronto, ${IP}`, 200, 'not JSON'],
])('The response %s with status %i is logged without its text', async (body, status, reason) => {
  answer(body, status)
  expect(await lookUpCountry({ url: `${URL}/{ip}`, key: 'k' }, IP)).toBe('unknown')
  expect(logged).toHaveBeenCalledTimes(1)
  expect(logged).toHaveBeenCalledWith(expect.stringContaining(reason))
  expect(logged).not.toHaveBeenCalledWith(expect.stringMatching(/203\.0|Toronto/))
})

test('After half a second the look-up is logged, and the country stays unknown', async () => {
  fetch.mockImplementation(
    (_url, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      ),
  )
  expect(await lookUpCountry({ url: URL, key: undefined }, '')).toBe('unknown')
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
  answer(body)
  expect(await lookUpCountry({ url: URL, key: undefined }, '')).toBe(country)
})

const NOW = 1_800_000_000_000

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
