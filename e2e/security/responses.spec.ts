import type { IncomingMessage } from 'node:http'
import { entriesOf, VALID_MOVE, getForm } from '@/e2e/support/pages/post-form'
import { expect, test } from '@/e2e/support/servers/fixtures'
import { sendRawRequest } from '@/e2e/support/pages/send-raw-request'

/** What an answer is, and so which headers it has beside those of all. */
type ResponseKind = 'page' | 'text' | 'file' | 'icon'

interface RequestCase {
  line: string
  headers?: Record<string, string>
  kind: ResponseKind
  status: number
  location?: string
}

const REQUEST_CASES: RequestCase[] = [
  { line: 'GET /', kind: 'page', status: 200 },
  { line: 'GET /toronto', kind: 'page', status: 200 },
  { line: 'HEAD /toronto/book-now', kind: 'page', status: 200 },
  { line: 'GET /toronto/nope', kind: 'page', status: 404 },
  { line: 'GET /toronto.txt', kind: 'page', status: 404 },
  { line: 'GET /get-quote/nope', kind: 'page', status: 404 },
  { line: 'GET /thankyou?kind=quote&city=toronto', kind: 'page', status: 200 },
  { line: 'GET http://foreign.example/toronto', kind: 'page', status: 200 },
  // A part of a page, as the router asks for it, and as nobody does.
  { line: 'GET /toronto?_rsc', headers: { rsc: '1' }, kind: 'page', status: 200 },
  { line: 'GET /thankyou', headers: { rsc: '1' }, kind: 'page', status: 200 },
  {
    line: 'GET /thankyou',
    headers: { rsc: '1', 'next-router-state-tree': 'rubbish' },
    kind: 'page',
    status: 200,
  },
  { line: 'GET /nowhere?gclid=1', kind: 'text', status: 307, location: '/?gclid=1' },
  { line: 'GET /Toronto?gclid=1', kind: 'text', status: 308, location: '/toronto?gclid=1' },
  { line: 'GET /toronto/?gclid=1', kind: 'text', status: 308, location: '/toronto?gclid=1' },
  { line: 'GET //toronto', kind: 'text', status: 308, location: '/toronto' },
  { line: 'GET //evil.example/', kind: 'text', status: 308, location: '/evil.example' },
  { line: 'GET /\\evil.example', kind: 'text', status: 308, location: '/evil.example' },
  { line: 'POST /toronto/', kind: 'text', status: 308, location: '/toronto' },
  { line: 'GET /badges/raptors.svg/', kind: 'text', status: 308, location: '/badges/raptors.svg' },
  {
    line: 'GET http://foreign.example/toronto/',
    kind: 'text',
    status: 308,
    location: '/toronto',
  },
  { line: 'GET http://foreign.example/nowhere', kind: 'text', status: 307, location: '/' },
  { line: 'GET *', kind: 'text', status: 400 },
  { line: 'OPTIONS *', kind: 'text', status: 400 },
  { line: 'TRACE /', kind: 'text', status: 405 },
  { line: 'DELETE /toronto', kind: 'text', status: 405 },
  { line: 'OPTIONS /badges/raptors.svg', kind: 'text', status: 405 },
  { line: 'POST /badges/raptors.svg', kind: 'text', status: 405 },
  { line: 'POST /toronto', kind: 'text', status: 415 },
  { line: 'GET /%', kind: 'text', status: 400 },
  { line: 'GET /badges/%', kind: 'text', status: 400 },
  { line: 'GET /_next/static/%', kind: 'text', status: 400 },
  { line: 'GET /logos/..%c0%af..', kind: 'text', status: 400 },
  { line: 'GET /toronto.rsc', kind: 'text', status: 404 },
  { line: 'GET /toronto.segments/_tree.segment.rsc', kind: 'text', status: 404 },
  { line: 'GET /robots.txt', kind: 'text', status: 200 },
  { line: 'GET /sitemap.xml', kind: 'text', status: 200 },
  { line: 'GET /manifest.webmanifest', kind: 'text', status: 200 },
  { line: 'GET /api/health', kind: 'text', status: 200 },
  { line: 'GET /api/pickup.ics', kind: 'text', status: 404 },
  { line: 'GET /api/nope', kind: 'page', status: 404 },
  { line: 'GET /.well-known/nope', kind: 'page', status: 404 },
  { line: 'GET /_next/data/x.json', kind: 'page', status: 404 },
  { line: 'GET /icon.svg', kind: 'icon', status: 200 },
  { line: 'GET /favicon.ico', headers: { range: 'bytes=999999999-' }, kind: 'icon', status: 200 },
  { line: 'GET /badges/raptors.svg', kind: 'file', status: 200 },
  { line: 'GET /badges/nope.svg', kind: 'file', status: 404 },
  {
    line: 'GET /badges/nope.svg',
    headers: { 'sec-fetch-dest': 'document' },
    kind: 'file',
    status: 404,
  },
  { line: 'GET /_next/static/nope.js', kind: 'file', status: 404 },
  { line: 'GET /badges/raptors.svg', headers: { 'if-match': '"x"' }, kind: 'file', status: 200 },
  {
    line: 'GET /badges/raptors.svg',
    headers: { 'if-unmodified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' },
    kind: 'file',
    status: 200,
  },
  { line: 'GET /badges/raptors.svg', headers: { range: 'bytes=0-5' }, kind: 'file', status: 206 },
  {
    line: 'GET /badges/raptors.svg',
    headers: { range: 'bytes=999999999-' },
    kind: 'text',
    status: 416,
  },
  { line: 'GET /film/home-team.avif', headers: { range: 'x' }, kind: 'file', status: 200 },
]

const COMMON_HEADERS = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}
const DOCUMENT_HEADERS = {
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('geolocation=()') as unknown,
}
const CSP_PATTERNS: Record<ResponseKind, RegExp> = {
  page: /^default-src 'none'; script-src 'self' '(sha256|nonce)-[^,]*frame-ancestors 'none'$/,
  text: /^default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'$/,
  file: /^frame-ancestors 'none'$/,
  icon: /^frame-ancestors 'none'$/,
}
/** Sent more than once by right: each line is a value of its own. */
const LIST_HEADERS = ['set-cookie', 'vary']

function expectHeaders({ rawHeaders, headers }: IncomingMessage, kind: ResponseKind): void {
  const names = rawHeaders
    .filter((_text, n) => n % 2 === 0)
    .map((name) => name.toLowerCase())
    .filter((name) => !LIST_HEADERS.includes(name))
  expect(names.filter((name, n) => names.indexOf(name) !== n)).toEqual([])
  expect(headers).toMatchObject(
    kind === 'file' ? COMMON_HEADERS : { ...COMMON_HEADERS, ...DOCUMENT_HEADERS },
  )
  if (kind === 'file') expect(headers).not.toHaveProperty('permissions-policy')
  expect(headers['content-security-policy']).toMatch(CSP_PATTERNS[kind])
}

for (const { line, headers, kind, status, location } of REQUEST_CASES) {
  test(
    `To ${[line, ...Object.entries(headers ?? {}).flat()].join(' ')} the answer is ${status}, with each header of its kind once`,
    { tag: '@core' },
    async ({ site }) => {
      const [method = '', path = ''] = line.split(' ')
      const answer = await sendRawRequest(site, method, path, headers)
      expect(answer.statusCode).toBe(status)
      expectHeaders(answer, kind)
      expect(answer.headers.location).toBe(location)
    },
  )
}

const BOUNDARY = '----WebKitFormBoundaryJZ9brb7jtCRLtePP'

test(
  'A form that is posted to a part of a page is not stored',
  { tag: '@core' },
  async ({ site, database }) => {
    const form = await getForm(`${site.url}/toronto`, 'Moving quote')
    const body = entriesOf(form, VALID_MOVE)
      .map(
        ([name, value]) =>
          `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value as string}\r\n`,
      )
      .join('')
      .concat(`--${BOUNDARY}--\r\n`)
    const headers = {
      origin: site.url,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': String(Buffer.byteLength(body)),
    }
    const answer = await sendRawRequest(site, 'POST', '/toronto.rsc', headers, body)
    expect(answer.statusCode).toBe(404)
    expectHeaders(answer, 'text')
    expect(database.read('/leads')).toBeNull()

    const from = { host: 'hidden.example', origin: 'https://hidden.example' }
    const forwarded = { ...headers, ...from, 'x-forwarded-host': 'evil.example' }
    for (const more of [forwarded, { ...forwarded, 'next-action': 'f'.repeat(42) }]) {
      const refused = await sendRawRequest(site, 'POST', '/toronto', more, body)
      expect(refused.statusCode).toBe(403)
      expectHeaders(refused, 'text')
    }
    // With a state that nobody can read, as after an upgrade of the framework, a form is still taken.
    const stale = { ...headers, rsc: '1', 'next-router-state-tree': 'rubbish' }
    expect((await sendRawRequest(site, 'POST', '/toronto', stale, body)).statusCode).toBe(303)
  },
)
