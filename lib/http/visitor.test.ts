import { getClientIp, getClientNetwork } from './visitor'

test.each([
  ['proxy:1', { 'x-forwarded-for': '6.6.6.6, 203.0.113.7' }, '203.0.113.7'],
  ['proxy:2', { 'x-forwarded-for': '6.6.6.6, 203.0.113.7, 10.0.0.1' }, '203.0.113.7'],
  ['proxy:2', { 'x-forwarded-for': '203.0.113.7' }, ''],
  ['proxy:1', { 'x-forwarded-for': '203.0.113.7:51234' }, '203.0.113.7'],
  ['proxy:1', { 'x-forwarded-for': '[2001:db8::1]:443' }, '2001:db8::1'],
  ['proxy:1', { 'x-forwarded-for': '[2001:db8::1]' }, '2001:db8::1'],
  ['proxy:1', { 'x-forwarded-for': '[::ffff:203.0.113.7]:443' }, '203.0.113.7'],
  ['proxy:1', { 'x-forwarded-for': '203.0.113.7:' }, ''],
  ['proxy:1', { 'x-forwarded-for': '[203.0.113.7' }, ''],
  ['proxy:1', { 'x-real-ip': '203.0.113.7' }, ''],
  [
    'vercel',
    { 'x-vercel-forwarded-for': '203.0.113.7', 'x-forwarded-for': '6.6.6.6' },
    '203.0.113.7',
  ],
  ['vercel', { 'x-real-ip': '203.0.113.7:51234' }, '203.0.113.7'],
  ['vercel', { 'x-forwarded-for': '6.6.6.6' }, ''],
])('CLIENT_IP_SOURCE=%s and the headers %j give the client "%s"', (source, headers, ip) => {
  expect(getClientIp(new Headers(headers as Record<string, string>), source)).toBe(ip)
})

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('The address %s belongs to the network %s', (address, network) => {
  expect(getClientNetwork(address)).toBe(network)
})

test('A /48 holds all networks of one customer', () => {
  for (const address of ['2001:db8:1:2::1', '2001:db8:1:ffff::9'])
    expect(getClientNetwork(address, 48)).toBe('2001:db8:1::/48')
  expect(getClientNetwork('203.0.113.7', 48)).toBe('203.0.113.7')
})
