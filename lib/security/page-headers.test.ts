import { CSP, guestsOn, looserPolicy } from './content-policy'
import { pageHeaders, requestHeadersFor } from './page-headers'
import { FILE_HEADERS, PAGE_HEADERS } from './static-headers'
import { PERMISSIONS_POLICY } from './permissions-policy'

const nonceOf = (policy = '') => /'nonce-([\w+/]{22}==)'/.exec(policy)?.[1]

test.each([
  ['POST', '/toronto'],
  ['POST', ''],
  ['GET', '/thankyou'],
  ['GET', '/self-test'],
])('%s %s is answered for this request alone: a nonce, and nobody keeps it', (method, page) => {
  const [one, two] = [pageHeaders(method, page, {}), pageHeaders(method, page, {})]
  expect(one['cache-control']).toBe('no-store')
  expect(nonceOf(one[CSP])).toBeDefined()
  expect(nonceOf(one[CSP])).not.toBe(nonceOf(two[CSP]))
})

test('A prerendered page brings its policy itself, and no shared cache keeps it', () => {
  const headers = pageHeaders('GET', '/toronto', {})
  expect(headers).toEqual({ 'cache-control': 'private, max-age=0, must-revalidate' })
})

test('Vercel keeps the pages itself: there the door sends a policy, and leaves its cache alone', () => {
  const headers = pageHeaders('GET', '/toronto', { VERCEL: '1' })
  expect(Object.keys(headers)).toEqual([CSP])
  expect(headers[CSP]).toContain("'unsafe-inline'")
  expect(nonceOf(pageHeaders('POST', '/toronto', { VERCEL: '1' })[CSP])).toBeDefined()
})

test('The framework is told our nonce, and never the client’s', () => {
  const asked = new Headers({
    [CSP]: "script-src 'nonce-theirs'",
    [`${CSP}-report-only`]: "script-src 'nonce-theirs'",
    accept: 'text/html',
  })
  const live = pageHeaders('POST', '/toronto', {})
  expect([...(requestHeadersFor(asked, live) ?? [])]).toEqual([
    ['accept', 'text/html'],
    [CSP, live[CSP]],
  ])
  const prerendered = pageHeaders('GET', '/toronto', {})
  expect([...(requestHeadersFor(asked, prerendered) ?? [])]).toEqual([['accept', 'text/html']])
  expect(requestHeadersFor(new Headers({ accept: 'text/html' }), prerendered)).toBeUndefined()
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
    Object.entries({ ...FILE_HEADERS, ...PAGE_HEADERS, ...headers }).reduce(
      (sum, [name, value]) => sum + name.length + value.length + ': \r\n'.length,
      0,
    )
  const posted = sizeOf(pageHeaders('POST', '/toronto/book-now', settings))
  // A prerendered page has up to eight inline scripts.
  const guests = guestsOn('/toronto/book-now', settings)
  const policy = looserPolicy(guests).replace("'unsafe-inline'", "'sha256-'".padEnd(53).repeat(8))
  const opened = sizeOf({ ...pageHeaders('GET', '/toronto/book-now', settings), [CSP]: policy })
  expect(posted + OTHERS).toBeLessThan(4_096)
  expect(opened + COOKIE + OTHERS).toBeLessThan(4_096)
})

test('While the site is being made, nothing keeps the tools from working', () => {
  expect(pageHeaders('POST', '/toronto', { NODE_ENV: 'development' })).toEqual({
    'cache-control': 'no-store',
  })
})
