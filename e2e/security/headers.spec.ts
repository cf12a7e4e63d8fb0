import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { expectSecurityHeaders, type ResponseKind } from '@/e2e/support/checks/response-headers'
import { VALID_MOVE } from '@/e2e/support/pages/post-form'
import { mergeFields, fetchForm, postBody } from '@/lib/monitoring/plain-form'
import { expect, test } from '@/e2e/support/servers/fixtures'
import { sendRawRequest } from '@/e2e/support/pages/send-raw-request'

interface Expected {
  headers?: Record<string, string>
  location?: string
}

const UNREADABLE_STATE = { rsc: '1', 'next-router-state-tree': 'invalid' }
const IN_2001 = 'Mon, 01 Jan 2001 00:00:00 GMT'

const CASES: [request: string, status: number, kind: ResponseKind, expected?: Expected][] = [
  ['GET /', 200, 'page'],
  ['GET /toronto', 200, 'page'],
  ['GET /toronto/book-now', 200, 'page'],
  ['HEAD /toronto/book-now', 200, 'page'],
  ['GET /toronto/nope', 404, 'page'],
  ['GET /toronto.txt', 404, 'page'],
  ['GET /nope.png', 404, 'page'],
  ['GET /get-quote/nope', 404, 'page'],
  ['GET /thankyou?kind=quote&city=toronto', 200, 'page'],
  ['GET http://foreign.example/toronto', 200, 'page'],
  // A part of a page as the router requests it, and two requests that no router sends.
  ['GET /toronto?_rsc', 200, 'page', { headers: { rsc: '1' } }],
  ['GET /thankyou', 200, 'page', { headers: { rsc: '1' } }],
  ['GET /thankyou', 200, 'page', { headers: UNREADABLE_STATE }],
  ['GET /api/nope', 404, 'page'],
  ['GET /.well-known/nope', 404, 'page'],
  ['GET /_next/data/x.json', 404, 'page'],
  ['GET /nowhere?gclid=1', 307, 'text', { location: '/?gclid=1' }],
  ['GET /Toronto?gclid=1', 308, 'text', { location: '/toronto?gclid=1' }],
  ['GET /toronto/?gclid=1', 308, 'text', { location: '/toronto?gclid=1' }],
  ['GET //toronto', 308, 'text', { location: '/toronto' }],
  ['GET //evil.example/', 308, 'text', { location: '/evil.example' }],
  ['GET /\\evil.example', 308, 'text', { location: '/evil.example' }],
  ['POST /toronto/', 308, 'text', { location: '/toronto' }],
  ['GET /badges/raptors.svg/', 308, 'text', { location: '/badges/raptors.svg' }],
  ['GET http://foreign.example/toronto/', 308, 'text', { location: '/toronto' }],
  ['GET http://foreign.example/nowhere', 307, 'text', { location: '/' }],
  ['GET *', 400, 'text'],
  ['OPTIONS *', 400, 'text'],
  ['TRACE /', 405, 'text'],
  ['DELETE /toronto', 405, 'text'],
  ['OPTIONS /badges/raptors.svg', 405, 'text'],
  ['POST /badges/raptors.svg', 405, 'text'],
  ['POST /toronto', 415, 'text'],
  ['GET /%', 400, 'text'],
  ['GET /badges/%', 400, 'text'],
  ['GET /_next/static/%', 400, 'text'],
  ['GET /logos/..%c0%af..', 400, 'text'],
  ['GET /toronto.rsc', 404, 'text'],
  ['GET /toronto.segments/_tree.segment.rsc', 404, 'text'],
  ['GET /robots.txt', 200, 'text'],
  ['GET /sitemap.xml', 200, 'text'],
  ['GET /manifest.webmanifest', 200, 'text'],
  ['GET /api/health', 200, 'text'],
  ['GET /api/pickup.ics', 404, 'text'],
  ['GET /icon.svg', 200, 'icon'],
  ['GET /apple-icon.png', 200, 'icon'],
  ['GET /favicon.ico', 200, 'icon'],
  ['GET /favicon.ico', 200, 'icon', { headers: { range: 'bytes=999999999-' } }],
  ['GET /badges/raptors.svg', 200, 'file'],
  ['GET /logos/usa.svg', 200, 'file'],
  ['GET /og/toronto.png', 200, 'file'],
  ['GET /film/home-team.avif', 200, 'file'],
  ['GET /badges/nope.svg', 404, 'file'],
  ['GET /badges/nope.svg', 404, 'file', { headers: { 'sec-fetch-dest': 'document' } }],
  ['GET /_next/static/nope.js', 404, 'file'],
  ['GET /badges/raptors.svg', 200, 'file', { headers: { 'if-match': '"x"' } }],
  ['GET /badges/raptors.svg', 200, 'file', { headers: { 'if-unmodified-since': IN_2001 } }],
  ['GET /badges/raptors.svg', 206, 'file', { headers: { range: 'bytes=0-5' } }],
  ['GET /badges/raptors.svg', 416, 'text', { headers: { range: 'bytes=999999999-' } }],
  ['GET /film/home-team.avif', 200, 'file', { headers: { range: 'x' } }],
]

/** Headers that may be sent more than once. */
const LIST_HEADERS = ['set-cookie', 'vary']

function expectRawHeaders(answer: IncomingMessage, status: number, kind: ResponseKind): void {
  expect(answer.statusCode).toBe(status)
  const names = answer.rawHeaders
    .filter((_text, n) => n % 2 === 0)
    .map((name) => name.toLowerCase())
    .filter((name) => !LIST_HEADERS.includes(name))
  expect(names.filter((name, n) => names.indexOf(name) !== n)).toEqual([])
  const headers = new Headers(
    names.map((name): [string, string] => [name, String(answer.headers[name])]),
  )
  expectSecurityHeaders({ status, headers }, kind)
}

for (const [line, status, kind, { headers = {}, location } = {}] of CASES) {
  const request = [line, ...Object.entries(headers).flat()].join(' ')
  test(
    `${request} is answered with ${status} and each security header once`,
    { tag: '@core' },
    async ({ site }) => {
      const [method = '', path = ''] = line.split(' ')
      const answer = await sendRawRequest(site, method, path, headers)
      expectRawHeaders(answer, status, kind)
      expect(answer.headers.location).toBe(location)
    },
  )
}

const BOUNDARY = '----WebKitFormBoundaryJZ9brb7jtCRLtePP'

test(
  'A form posted to a part of a page or from another site is rejected and not stored',
  { tag: '@core' },
  async ({ site, database }) => {
    const form = await fetchForm(`${site.url}/toronto`, 'Moving quote')
    const body = mergeFields(form, VALID_MOVE)
      .map(
        ([name, value]) =>
          `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value as string}\r\n`,
      )
      .join('')
      .concat(`--${BOUNDARY}--\r\n`)
    const post = (path: string, more: OutgoingHttpHeaders = {}) => {
      const headers = {
        origin: site.url,
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        'content-length': String(Buffer.byteLength(body)),
      }
      return sendRawRequest(site, 'POST', path, { ...headers, ...more }, body)
    }
    expectRawHeaders(await post('/toronto.rsc'), 404, 'text')
    expect(database.read('/leads')).toBeNull()

    const from = { host: 'hidden.example', origin: 'https://hidden.example' }
    const forwarded = { ...from, 'x-forwarded-host': 'evil.example' }
    for (const more of [forwarded, { ...forwarded, 'next-action': 'f'.repeat(42) }])
      expectRawHeaders(await post('/toronto', more), 403, 'text')
    // A form with an unreadable router state, as after an upgrade of Next, is still stored.
    expect((await post('/toronto', UNREADABLE_STATE)).statusCode).toBe(303)
  },
)

test('Over HTTPS the conversion cookie is for this host only', async ({ baseURL }) => {
  const form = await fetchForm(`${baseURL}/toronto`, 'Moving quote')
  const body = new FormData()
  for (const [name, value] of mergeFields(form, VALID_MOVE)) body.append(name, value)
  const { headers } = await postBody(form, body, { 'x-forwarded-proto': 'https' })
  expect(headers.get('set-cookie')).toMatch(
    /^__Host-sent=lead\.toronto\.[-\w]{20}; Path=\/; .*Max-Age=600; Secure; SameSite=lax$/,
  )
})
