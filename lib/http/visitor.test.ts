import {
  getClientIp,
  getClientNetwork,
  COUNTRY_COOKIE_LIFETIME_MS,
  getCountryFromHeaders,
  parseCountryName,
  parseCountryCookie,
  serializeCountryCookie,
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
])('The geo headers %j mean %s', (headers, country) => {
  expect(getCountryFromHeaders(new Headers(headers as Record<string, string>))).toBe(country)
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
  expect(parseCountryName(name)).toBe(country)
})

test('The country cookie is valid for one hour', () => {
  const now = 1_800_000_000_000
  const cookie = serializeCountryCookie('canada', now)
  expect(parseCountryCookie(cookie, now)).toBe('canada')
  expect(parseCountryCookie(cookie, now + COUNTRY_COOKIE_LIFETIME_MS - 1)).toBe('canada')
  expect(parseCountryCookie(cookie, now + COUNTRY_COOKIE_LIFETIME_MS)).toBeUndefined()
  expect(parseCountryCookie(cookie, now - 1)).toBeUndefined()
})

test.each([undefined, '', 'canada', 'canada.', 'canada.soon', 'atlantis.1800000000000'])(
  'The cookie %s holds no country',
  (cookie) => {
    expect(parseCountryCookie(cookie, 1_800_000_000_000)).toBeUndefined()
  },
)

test.each([
  ['proxy:1', { 'x-forwarded-for': '203.0.113.7' }, '203.0.113.7'],
  ['proxy:1', { 'x-forwarded-for': '6.6.6.6, 203.0.113.7' }, '203.0.113.7'],
  ['proxy:2', { 'x-forwarded-for': '6.6.6.6, 203.0.113.7, 10.0.0.1' }, '203.0.113.7'],
  ['proxy:2', { 'x-forwarded-for': '203.0.113.7' }, ''],
  ['proxy:1', { 'x-forwarded-for': '::ffff:203.0.113.7' }, '203.0.113.7'],
  ['proxy:1', { 'x-forwarded-for': '2001:db8::1' }, '2001:db8::1'],
  ['proxy:1', { 'x-forwarded-for': '203.0.113.7:51234' }, '203.0.113.7'],
  ['proxy:2', { 'x-forwarded-for': '203.0.113.7:51234, 10.0.0.1:80' }, '203.0.113.7'],
  ['proxy:1', { 'x-forwarded-for': '[2001:db8::1]:443' }, '2001:db8::1'],
  ['proxy:1', { 'x-forwarded-for': '[2001:db8::1]' }, '2001:db8::1'],
  ['proxy:1', { 'x-forwarded-for': '[::ffff:203.0.113.7]:443' }, '203.0.113.7'],
  ['proxy:1', { 'x-forwarded-for': '2001:db8::1:443' }, '2001:db8::1:443'],
  ['proxy:1', { 'x-forwarded-for': '203.0.113.7:' }, ''],
  ['proxy:1', { 'x-forwarded-for': '203.0.113.7:80:80' }, ''],
  ['proxy:1', { 'x-forwarded-for': '[203.0.113.7' }, ''],
  ['proxy:1', { 'x-forwarded-for': 'unknown' }, ''],
  ['proxy:1', { 'x-real-ip': '203.0.113.7' }, ''],
  ['proxy:1', {}, ''],
  [
    'vercel',
    { 'x-vercel-forwarded-for': '203.0.113.7', 'x-forwarded-for': '6.6.6.6' },
    '203.0.113.7',
  ],
  ['vercel', { 'x-real-ip': '203.0.113.7' }, '203.0.113.7'],
  ['vercel', { 'x-real-ip': '203.0.113.7:51234' }, '203.0.113.7'],
  ['vercel', { 'x-forwarded-for': '6.6.6.6' }, ''],
])('With the source %s, %j is the client "%s"', (source, headers, ip) => {
  expect(getClientIp(new Headers(headers as Record<string, string>), source)).toBe(ip)
})

test('A thousand requests with forged forwarding headers count as one client', () => {
  const random = (max: number) => Math.floor(Math.random() * max)
  const randomAddress = () => [1, 2, 3, 4].map(() => random(256)).join('.')
  const clients = Array.from({ length: 1_000 }, () => {
    const chain = Array.from({ length: random(4) }, () =>
      random(5) === 0
        ? 'unknown'
        : random(2) === 0
          ? `2001:db8::${random(9_999)}`
          : randomAddress(),
    )
    // The proxy appends its peer.
    const headers = new Headers({
      'x-forwarded-for': [...chain, '203.0.113.7'].join(', '),
      'x-real-ip': randomAddress(),
      'x-vercel-forwarded-for': randomAddress(),
      forwarded: `for=${randomAddress()}`,
    })
    return getClientNetwork(getClientIp(headers, 'proxy:1'))
  })
  expect(new Set(clients)).toEqual(new Set(['203.0.113.7']))
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:CB00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['1::', '1:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['', ''],
])('The address %s belongs to the network %s', (address, network) => {
  expect(getClientNetwork(address)).toBe(network)
})
