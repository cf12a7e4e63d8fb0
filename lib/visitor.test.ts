import {
  clientIp,
  COUNTRY_LIFETIME_MS,
  countryOfHeaders,
  countryOfName,
  readCountryCookie,
  writeCountryCookie,
} from './visitor'

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
])('Geo headers %j mean %s', (headers, country) => {
  expect(countryOfHeaders(new Headers(headers as Record<string, string>))).toBe(country)
})

test.each([
  [undefined, 'usa'],
  ['', 'usa'],
  ['United States', 'usa'],
  ['UNITED STATES OF AMERICA', 'usa'],
  ['United States Minor Outlying Islands', 'usa'],
  ['Canada', 'canada'],
  ['Mexico', 'other'],
  ['United Kingdom', 'other'],
])('The country name %s means %s', (name, country) => {
  expect(countryOfName(name)).toBe(country)
})

test('A looked-up country is believed for one hour', () => {
  const now = 1_800_000_000_000
  const cookie = writeCountryCookie('canada', now)
  expect(readCountryCookie(cookie, now)).toBe('canada')
  expect(readCountryCookie(cookie, now + COUNTRY_LIFETIME_MS - 1)).toBe('canada')
  expect(readCountryCookie(cookie, now + COUNTRY_LIFETIME_MS)).toBeUndefined()
  expect(readCountryCookie(cookie, now - 1)).toBeUndefined()
})

test.each([undefined, '', 'canada', 'canada.', 'canada.soon', 'atlantis.1800000000000'])(
  'The cookie %s tells no country',
  (cookie) => {
    expect(readCountryCookie(cookie, 1_800_000_000_000)).toBeUndefined()
  },
)

test.each([
  ['proxy:1', { 'x-forwarded-for': '203.0.113.7' }, '203.0.113.7'],
  ['proxy:1', { 'x-forwarded-for': '6.6.6.6, 203.0.113.7' }, '203.0.113.7'],
  ['proxy:2', { 'x-forwarded-for': '6.6.6.6, 203.0.113.7, 10.0.0.1' }, '203.0.113.7'],
  ['proxy:2', { 'x-forwarded-for': '203.0.113.7' }, ''],
  ['proxy:1', { 'x-forwarded-for': '::ffff:203.0.113.7' }, '203.0.113.7'],
  ['proxy:1', { 'x-forwarded-for': '2001:db8::1' }, '2001:db8::1'],
  ['proxy:1', { 'x-forwarded-for': 'unknown' }, ''],
  ['proxy:1', { 'x-real-ip': '203.0.113.7' }, ''],
  ['proxy:1', {}, ''],
  [
    'vercel',
    { 'x-vercel-forwarded-for': '203.0.113.7', 'x-forwarded-for': '6.6.6.6' },
    '203.0.113.7',
  ],
  ['vercel', { 'x-real-ip': '203.0.113.7' }, '203.0.113.7'],
  ['vercel', { 'x-forwarded-for': '6.6.6.6' }, ''],
])('With the source %s, %j is the client "%s"', (source, headers, ip) => {
  expect(clientIp(new Headers(headers as Record<string, string>), source)).toBe(ip)
})
