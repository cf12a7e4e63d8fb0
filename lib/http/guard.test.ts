import { DEFAULT_PHONE } from '@/lib/business/brand'
import { SEED_LOCATIONS } from '@/lib/cities/locations'
import { findPathCity } from '@/lib/locations/pinned-location'
import { telHref } from '@/lib/routing/tel-href'
import {
  createRejectionResponse,
  findRejection,
  FORM_NOT_ALLOWED,
  isRevalidateRequest,
  MAX_BODY_BYTES,
} from './guard'

const FORM = {
  host: 'site.example',
  origin: 'https://site.example',
  'content-length': '4000',
  'content-type': 'multipart/form-data; boundary=----x',
}

function getRejectionStatus(
  method: string,
  headers: Record<string, string | undefined>,
): number | undefined {
  const set = Object.entries(headers).filter(([, value]) => value !== undefined)
  const request = { method, headers: new Headers(set as [string, string][]) }
  return findRejection(request, 'www.site.example')?.status
}

test.each([
  ['a form', 'POST', {}, undefined],
  [
    'a form through a proxy that hides the host',
    'POST',
    { host: '10.0.0.7', origin: 'https://www.site.example' },
    undefined,
  ],
  ['a form from an old browser, without an origin', 'POST', { origin: undefined }, undefined],
  ['the largest form', 'POST', { 'content-length': String(MAX_BODY_BYTES) }, undefined],
  ['a page', 'GET', { 'content-type': undefined }, undefined],
  ['another site’s form', 'POST', { origin: 'https://evil.example' }, 403],
  [
    'another site’s form for a forged host',
    'POST',
    { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
    403,
  ],
  [
    'a form through a proxy that names another host',
    'POST',
    { 'x-forwarded-host': 'proxy.example', origin: 'https://www.site.example' },
    undefined,
  ],
  ['a form of the origin null', 'POST', { origin: 'null' }, 403],
  ['a PUT', 'PUT', {}, 405],
  ['a DELETE', 'DELETE', {}, 405],
  ['a body without a length', 'POST', { 'content-length': undefined }, 411],
  ['a body of invalid length', 'POST', { 'content-length': '12e9' }, 400],
  ['one byte too much', 'POST', { 'content-length': String(MAX_BODY_BYTES + 1) }, 413],
  ['JSON', 'POST', { 'content-type': 'application/json' }, 415],
  ['a URL-encoded form', 'POST', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['a form without a boundary', 'POST', { 'content-type': 'multipart/form-data' }, 415],
  ...[
    'MULTIPART/FORM-DATA; BOUNDARY=----x',
    'multipart/form-data;;boundary=----x',
    'multipart/form-data; charset=utf-16; boundary=----x',
    'multipart/form-data; boundary=----x; boundary=y',
    'multipart/form-data; boundary="----x',
  ].map((type): [string, string, Record<string, string>, number] => [
    `a form of type ${type}, which parsers read differently`,
    'POST',
    { 'content-type': type },
    415,
  ]),
  ['a body without a type', 'POST', { 'content-type': undefined }, 415],
])('For %s (%s %j) the status of the rejection is %s', (_what, method, headers, status) => {
  expect(getRejectionStatus(method, { ...FORM, ...headers })).toBe(status)
})

test.each<[string, string, string, Record<string, string>, boolean]>([
  ['no body', 'POST', '/api/revalidate', {}, true],
  ['the length 0', 'POST', '/api/revalidate', { 'content-length': '0' }, true],
  ['a body', 'POST', '/api/revalidate', { 'content-length': '1' }, false],
  ['a chunked body', 'POST', '/api/revalidate', { 'transfer-encoding': 'chunked' }, false],
  ['a form', 'POST', '/api/revalidate', { 'content-type': 'multipart/form-data' }, false],
  ['an action', 'POST', '/api/revalidate', { 'next-action': 'f'.repeat(42) }, false],
  ['another method', 'PUT', '/api/revalidate', {}, false],
  ['another path', 'POST', '/api/revalidate/', {}, false],
  ['the path of a page', 'POST', '/toronto', {}, false],
])(
  'A revalidation with %s (%s %s, %j) is let through: %s',
  (_name, method, path, headers, expected) => {
    expect(isRevalidateRequest(path, { method, headers: new Headers(headers) })).toBe(expected)
  },
)

test('A rejected request gets a reason, a phone number and the allowed methods', async () => {
  const response = createRejectionResponse(FORM_NOT_ALLOWED, findPathCity('/robots.txt'))
  expect(response.status).toBe(405)
  expect(Object.fromEntries(response.headers)).toEqual({
    allow: 'GET, HEAD',
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
  })
  const html = await response.text()
  expect(html).toContain('<h1>This address takes no forms.</h1>')
  expect(html).toContain(`<a href="${telHref(DEFAULT_PHONE)}">Call ${DEFAULT_PHONE}</a>`)
  expect(html).toContain('<a href="/">')
})

test.each([
  [
    '/fr/ottawa/booking',
    '<html lang="fr-CA">',
    '<a href="/fr/ottawa">Retour à Ottawa–Gatineau</a>',
  ],
  [
    '/FR/thankyou',
    'Cette adresse ne reçoit pas de formulaires.',
    `>Appeler le ${SEED_LOCATIONS.ottawa.tracking_phone}<`,
  ],
  ['/fr/toronto', '<html lang="en-US">', '<a href="/toronto">Back to Toronto</a>'],
])('A rejection at %s is in the language of its page: %s, %s', async (path, ...parts) => {
  const html = await createRejectionResponse(FORM_NOT_ALLOWED, findPathCity(path)).text()
  for (const part of parts) expect(html).toContain(part)
})

test.each(['/toronto/get-quote', '/Toronto'])(
  'A rejection at %s has its city’s number',
  async (path) => {
    const html = await createRejectionResponse(FORM_NOT_ALLOWED, findPathCity(path)).text()
    const phone = SEED_LOCATIONS.toronto.tracking_phone
    expect(html).toContain(`<a href="${telHref(phone)}">Call ${phone}</a>`)
    expect(html).toContain('<a href="/toronto">Back to Toronto</a>')
  },
)
