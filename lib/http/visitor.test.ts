import { getClientIp, getClientNetwork } from './visitor'

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
  ['proxy:1', { 'x-forwarded-for': '::ffff:cb00:7107' }, '203.0.113.7'],
  ['proxy:1', { 'x-forwarded-for': '0:0:0:0:0:FFFF:CB00:7107' }, '203.0.113.7'],
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
])('CLIENT_IP_SOURCE=%s and the headers %j give the client "%s"', (source, headers, ip) => {
  expect(getClientIp(new Headers(headers as Record<string, string>), source)).toBe(ip)
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
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

test('A /48 holds all networks of one customer', () => {
  for (const address of ['2001:db8:1:2::1', '2001:db8:1:ffff::9'])
    expect(getClientNetwork(address, 48)).toBe('2001:db8:1::/48')
  expect(getClientNetwork('203.0.113.7', 48)).toBe('203.0.113.7')
})
