import { CSP_HEADER, thirdPartiesFor, unsafeInlinePolicy } from './content-security-policy'
import { getPageHeaders, overrideRequestHeaders } from './page-headers'
import { COMMON_HEADERS, DOCUMENT_HEADERS } from './static-headers'
import { PERMISSIONS_POLICY } from './permissions-policy'

const getNonce = (policy = '') => /'nonce-([\w+/]{22}==)'/.exec(policy)?.[1]

test.each([
  ['POST', '/toronto'],
  ['POST', ''],
  ['GET', '/thankyou'],
  ['GET', '/self-test'],
])('%s %s is answered for this request alone: a nonce, and nobody keeps it', (method, page) => {
  const [one, two] = [getPageHeaders(method, page, {}), getPageHeaders(method, page, {})]
  expect(one['cache-control']).toBe('no-store')
  expect(getNonce(one[CSP_HEADER])).toBeDefined()
  expect(getNonce(one[CSP_HEADER])).not.toBe(getNonce(two[CSP_HEADER]))
})

test('A prerendered page brings its policy itself, and no shared cache keeps it', () => {
  const headers = getPageHeaders('GET', '/toronto', {})
  expect(headers).toEqual({ 'cache-control': 'private, max-age=0, must-revalidate' })
})

test('Vercel keeps the pages itself: there the door sends a policy, and leaves its cache alone', () => {
  const headers = getPageHeaders('GET', '/toronto', { VERCEL: '1' })
  expect(Object.keys(headers)).toEqual([CSP_HEADER])
  expect(headers[CSP_HEADER]).toContain("'unsafe-inline'")
  expect(getNonce(getPageHeaders('POST', '/toronto', { VERCEL: '1' })[CSP_HEADER])).toBeDefined()
})

test('The framework is told our nonce, and never the client’s', () => {
  const asked = new Headers({
    [CSP_HEADER]: "script-src 'nonce-theirs'",
    [`${CSP_HEADER}-report-only`]: "script-src 'nonce-theirs'",
    accept: 'text/html',
  })
  const live = getPageHeaders('POST', '/toronto', {})
  expect([...(overrideRequestHeaders(asked, live) ?? [])]).toEqual([
    ['accept', 'text/html'],
    [CSP_HEADER, live[CSP_HEADER]],
  ])
  const prerendered = getPageHeaders('GET', '/toronto', {})
  expect([...(overrideRequestHeaders(asked, prerendered) ?? [])]).toEqual([['accept', 'text/html']])
  expect(overrideRequestHeaders(new Headers({ accept: 'text/html' }), prerendered)).toBeUndefined()
})

test('What a page may not ask the browser for is said once, in less than half a kilobyte', () => {
  const entries = PERMISSIONS_POLICY.split(', ').map((entry) => entry.split('='))
  expect(new Set(entries.map(([name]) => name)).size).toBe(entries.length)
  expect(entries.filter(([, who]) => who !== '()')).toEqual([])
  expect(PERMISSIONS_POLICY.length).toBeLessThan(512)
})

test('With every third party in the policy, and the longest cookie, an answer’s headers are below four kilobytes', () => {
  const settings = {
    NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: 'key',
    APP_CHECK_MODE: 'enforce',
    NEXT_PUBLIC_GOOGLE_TAG_ID: ['G-1'],
  }
  // What the framework and Node add, measured on a city page.
  const OTHERS = 460
  const COOKIE = 1_024
  const sizeOf = (headers: Record<string, string>) =>
    Object.entries({ ...COMMON_HEADERS, ...DOCUMENT_HEADERS, ...headers }).reduce(
      (sum, [name, value]) => sum + name.length + value.length + ': \r\n'.length,
      0,
    )
  const posted = sizeOf(getPageHeaders('POST', '/toronto/book-now', settings))
  // A prerendered page has up to eight inline scripts.
  const guests = thirdPartiesFor('/toronto/book-now', settings)
  const policy = unsafeInlinePolicy(guests).replace(
    "'unsafe-inline'",
    "'sha256-'".padEnd(53).repeat(8),
  )
  const opened = sizeOf({
    ...getPageHeaders('GET', '/toronto/book-now', settings),
    [CSP_HEADER]: policy,
  })
  expect(posted + OTHERS).toBeLessThan(4_096)
  expect(opened + COOKIE + OTHERS).toBeLessThan(4_096)
})

test('While the site is being made, nothing keeps the tools from working', () => {
  expect(getPageHeaders('POST', '/toronto', { NODE_ENV: 'development' })).toEqual({
    'cache-control': 'no-store',
  })
})
