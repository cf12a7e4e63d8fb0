import { VALID_MOVE } from '@/e2e/support/pages/post-form'
import { fetchForm, postPlainForm } from '@/lib/http/plain-form'
import { expect, serverTest as test } from '@/e2e/support/servers/fixtures'
import { sendRawRequest } from '@/e2e/support/pages/send-raw-request'

/** `file`: in one of our public folders; `document`: any other response. */
type ResponseKind = 'document' | 'file'

interface Expected {
  headers?: Record<string, string>
  location?: string
}

const CASES: [request: string, status: number, kind: ResponseKind, expected?: Expected][] = [
  ['GET /', 200, 'document'],
  ['GET /toronto', 200, 'document'],
  ['GET /toronto/book-now', 200, 'document'],
  ['HEAD /toronto/book-now', 200, 'document'],
  ['GET /toronto/nope', 404, 'document'],
  ['GET /toronto.txt', 404, 'document'],
  ['GET /nope.png', 404, 'document'],
  ['GET /get-quote/nope', 404, 'document'],
  ['GET /thankyou?form=full&city=toronto', 200, 'document'],
  // The router requests a part of a page like this.
  ['GET /toronto?_rsc', 200, 'document', { headers: { rsc: '1' } }],
  ['GET /api/nope', 404, 'document'],
  ['GET /.well-known/nope', 404, 'document'],
  ['GET /_next/data/x.json', 404, 'document'],
  ['GET /nowhere?gclid=1', 307, 'document', { location: '/?gclid=1&place=nowhere' }],
  ['GET /Toronto?gclid=1', 308, 'document', { location: '/toronto?gclid=1' }],
  ['DELETE /toronto', 405, 'document'],
  ['POST /toronto', 415, 'document'],
  ['GET /toronto', 200, 'document', { headers: { 'next-action': 'f'.repeat(42) } }],
  [
    'POST /toronto',
    403,
    'document',
    { headers: { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' } },
  ],
  ['GET /robots.txt', 200, 'document'],
  ['GET /sitemap.xml', 200, 'document'],
  ['GET /manifest.webmanifest', 200, 'document'],
  ['GET /api/health', 200, 'document'],
  ['GET /.well-known/security.txt', 200, 'document'],
  ['GET /api/pickup.ics', 404, 'document'],
  ['GET /icon.svg', 200, 'document'],
  ['GET /apple-icon.png', 200, 'document'],
  ['GET /favicon.ico', 200, 'document'],
  ['GET /favicon.ico', 200, 'document', { headers: { range: 'bytes=999999999-' } }],
  ['GET /badges/raptors.svg', 200, 'file'],
  ['GET /logos/usa.svg', 200, 'file'],
  ['GET /og/toronto.png', 200, 'file'],
  ['GET /film/crew.avif', 200, 'file'],
  ['GET /badges/nope.svg', 404, 'file'],
  ['GET /badges/nope.svg', 404, 'file', { headers: { 'sec-fetch-dest': 'document' } }],
  ['GET /_next/static/nope.js', 404, 'file'],
  ['GET /badges/raptors.svg', 206, 'file', { headers: { range: 'bytes=0-5' } }],
]

const COMMON_HEADERS = {
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}
const DOCUMENT_HEADERS = {
  'x-frame-options': 'DENY',
  'referrer-policy': expect.stringMatching(/^strict-origin/) as unknown,
  'permissions-policy': expect.stringContaining('geolocation=()') as unknown,
}
const REJECTED = [400, 403, 405, 411, 413, 415]

function expectSecurityHeaders(
  headers: Record<string, unknown>,
  status: number,
  kind: ResponseKind,
): void {
  expect(headers).toMatchObject(
    kind === 'file' ? COMMON_HEADERS : { ...COMMON_HEADERS, ...DOCUMENT_HEADERS },
  )
  expect(headers).not.toHaveProperty('x-powered-by')
  if (REJECTED.includes(status)) expect(headers['cache-control']).toContain('no-store')
  expect('permissions-policy' in headers).toBe(kind === 'document')
  expect('content-security-policy' in headers).toBe(kind === 'document')
  if (kind === 'file') return
  const policy = `${String(headers['content-security-policy'])};`
  for (const directive of ['default-src', 'object-src', 'base-uri', 'frame-ancestors'])
    expect(policy).toContain(`${directive} 'none';`)
  expect(policy).toContain("form-action 'self';")
  // A comma would join two policies.
  expect(policy).not.toMatch(/unsafe-eval|,/)
}

/** Headers that may be sent more than once; Next sends the third twice. */
const LIST_HEADERS = ['set-cookie', 'vary', 'x-nextjs-prerender']

for (const [line, status, kind, { headers = {}, location } = {}] of CASES) {
  const request = [line, ...Object.entries(headers).flat()].join(' ')
  test(
    `${request} is answered with ${status} and each security header once`,
    { tag: '@core' },
    async ({ site }) => {
      const [method = '', path = ''] = line.split(' ')
      const answer = await sendRawRequest(site, method, path, headers)
      expect(answer.statusCode).toBe(status)
      const names = answer.rawHeaders
        .filter((_text, n) => n % 2 === 0)
        .map((name) => name.toLowerCase())
        .filter((name) => !LIST_HEADERS.includes(name))
      expect(names.filter((name, n) => names.indexOf(name) !== n)).toEqual([])
      expectSecurityHeaders(answer.headers, status, kind)
      expect(answer.headers.location).toBe(location)
    },
  )
}

test('Over HTTPS the conversion cookie is for this host only', async ({ site }) => {
  const form = await fetchForm(`${site.url}/toronto`, 'Moving quote')
  const { headers } = await postPlainForm(form, VALID_MOVE, { 'x-forwarded-proto': 'https' })
  expect(headers.get('set-cookie')).toMatch(
    /^__Host-sent=lead\.toronto\.[-\w]{20}; Path=\/; .*Max-Age=600; Secure; SameSite=lax$/,
  )
})

for (const path of ['/badges/nope.svg', '/fonts/nope.woff2', '/api/nope', '/toronto/nope']) {
  test(
    `Nobody but the browser caches the router’s request for ${path}, which does not exist`,
    { tag: '@core' },
    async ({ site }) => {
      for (const query of ['', '?_rsc']) {
        const answer = await sendRawRequest(site, 'GET', path + query, { rsc: '1' })
        expect(answer.statusCode).toBe(query === '' ? 307 : 404)
        expect(answer.headers['cache-control'] ?? '').not.toMatch(/public|immutable|s-maxage/)
      }
    },
  )
}

for (const path of [
  ...['/api/pickup.ics', '/api/health', '/api/revalidate', '/api/site.css'],
  '/thankyou?form=full&city=toronto',
]) {
  test(`No one stores the answer of ${path}`, { tag: '@core' }, async ({ site }) => {
    const { headers } = await fetch(site.url + path)
    expect(headers.get('cache-control')).toContain('no-store')
  })
}

for (const [path, label] of [
  ['/toronto', 'Moving quote'],
  ['/toronto/book-now', 'Junk pickup'],
] as const) {
  test(`The answer to an empty “${label}” is not cached`, { tag: '@core' }, async ({ site }) => {
    const { status, headers } = await postPlainForm(await fetchForm(site.url + path, label), {})
    expect(status).toBe(200)
    expectSecurityHeaders(Object.fromEntries(headers), status, 'document')
    expect(headers.get('cache-control')).toContain('no-store')
  })
}

for (const path of ['/', '/toronto', '/toronto/book-now', '/toronto/nope', '/get-quote/nope']) {
  test(
    `Only the browser caches ${path}, which differs by country`,
    { tag: '@core' },
    async ({ site }) => {
      const get = (country: string, headers = {}) =>
        fetch(site.url + path, { headers: { 'cf-ipcountry': country, ...headers } })
      const [usa, canada] = [await get('US'), await get('CA')]
      expect(usa.headers.get('cache-control')).toBe('private, max-age=0, must-revalidate')
      const etag = usa.headers.get('etag') ?? ''
      // `fetch` alone would ask for a fresh copy.
      const again = await get('US', { 'if-none-match': etag, 'cache-control': 'max-age=0' })
      expect(again.status).toBe(304)
      // The 404 page outside cities is the same for every country.
      if (!path.startsWith('/get-quote')) expect(canada.headers.get('etag')).not.toBe(etag)
    },
  )
}
