import { CSP_HEADER, thirdPartiesFor, unsafeInlinePolicy } from './content-security-policy'
import { getPageHeaders, overrideRequestHeaders } from './page-headers'
import { COMMON_HEADERS, DOCUMENT_HEADERS } from './static-headers'
import { PERMISSIONS_POLICY } from './permissions-policy'

const getCspNonce = (policy = '') => /'nonce-([\w+/]{22}==)'/.exec(policy)?.[1]

test.each([
  ['POST', '/toronto'],
  ['POST', ''],
  ['GET', '/thankyou'],
])('%s %s gets a fresh nonce and is not cached', (method, page) => {
  const [first, second] = [getPageHeaders(method, page, {}), getPageHeaders(method, page, {})]
  expect(first['cache-control']).toBe('no-store')
  expect(getCspNonce(first[CSP_HEADER])).toBeDefined()
  expect(getCspNonce(first[CSP_HEADER])).not.toBe(getCspNonce(second[CSP_HEADER]))
})

test('A prerendered page gets no policy here and may not be kept by shared caches', () => {
  const headers = getPageHeaders('GET', '/toronto', {})
  expect(headers).toEqual({ 'cache-control': 'private, max-age=0, must-revalidate' })
})

test('On Vercel a prerendered page gets a policy and no caching header', () => {
  const headers = getPageHeaders('GET', '/toronto', { VERCEL: '1' })
  expect(Object.keys(headers)).toEqual([CSP_HEADER])
  expect(headers[CSP_HEADER]).toContain("'unsafe-inline'")
  const posted = getPageHeaders('POST', '/toronto', { VERCEL: '1' })
  expect(getCspNonce(posted[CSP_HEADER])).toBeDefined()
})

test('Next reads our nonce and never the client’s', () => {
  const requestHeaders = new Headers({
    [CSP_HEADER]: "script-src 'nonce-theirs'",
    [`${CSP_HEADER}-report-only`]: "script-src 'nonce-theirs'",
    accept: 'text/html',
  })
  const live = getPageHeaders('POST', '/toronto', {})
  expect([...(overrideRequestHeaders(requestHeaders, live) ?? [])]).toEqual([
    ['accept', 'text/html'],
    [CSP_HEADER, live[CSP_HEADER]],
  ])
  const prerendered = getPageHeaders('GET', '/toronto', {})
  expect([...(overrideRequestHeaders(requestHeaders, prerendered) ?? [])]).toEqual([
    ['accept', 'text/html'],
  ])
  expect(overrideRequestHeaders(new Headers({ accept: 'text/html' }), prerendered)).toBeUndefined()
})

test('The permissions policy denies each feature once, in less than 512 bytes', () => {
  const entries = PERMISSIONS_POLICY.split(', ').map((entry) => entry.split('='))
  expect(new Set(entries.map(([name]) => name)).size).toBe(entries.length)
  expect(entries.filter(([, allowlist]) => allowlist !== '()')).toEqual([])
  expect(PERMISSIONS_POLICY.length).toBeLessThan(512)
})

test('With every third party and the longest cookie, the headers are below four kilobytes', () => {
  const settings = {
    NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: 'key',
    APP_CHECK_MODE: 'enforce' as const,
    NEXT_PUBLIC_GOOGLE_TAG_ID: ['G-1'],
  }
  // Next's and Node's own headers, measured on a city page.
  const OTHER_HEADERS_SIZE = 460
  const COOKIE_SIZE = 1_024
  const getSize = (headers: Record<string, string>) =>
    Object.entries({ ...COMMON_HEADERS, ...DOCUMENT_HEADERS, ...headers }).reduce(
      (sum, [name, value]) => sum + name.length + value.length + ': \r\n'.length,
      0,
    )
  const postedSize = getSize(getPageHeaders('POST', '/toronto/book-now', settings))
  // A prerendered page has up to eight inline scripts.
  const policy = unsafeInlinePolicy(thirdPartiesFor('/toronto/book-now', settings)).replace(
    "'unsafe-inline'",
    "'sha256-'".padEnd(53).repeat(8),
  )
  const prerenderedSize = getSize({
    ...getPageHeaders('GET', '/toronto/book-now', settings),
    [CSP_HEADER]: policy,
  })
  expect(postedSize + OTHER_HEADERS_SIZE).toBeLessThan(4_096)
  expect(prerenderedSize + COOKIE_SIZE + OTHER_HEADERS_SIZE).toBeLessThan(4_096)
})

test('In development a page gets no policy', () => {
  expect(getPageHeaders('POST', '/toronto', { NODE_ENV: 'development' })).toEqual({
    'cache-control': 'no-store',
  })
})
