import { MAX_BODY_BYTES, refusalOf } from './guard'

const FORM = {
  host: 'site.example',
  origin: 'https://site.example',
  'content-length': '4000',
  'content-type': 'multipart/form-data; boundary=----x',
}

function statusOf(method: string, headers: Record<string, string | undefined>): number | undefined {
  const set = Object.entries(headers).filter(([, value]) => value !== undefined)
  const request = { method, headers: new Headers(set as [string, string][]) }
  return refusalOf(request, 'www.site.example')?.status
}

test.each([
  ['a form', 'POST', {}, undefined],
  [
    'a form by way of a proxy that hides the host',
    'POST',
    { host: '10.0.0.7', origin: 'https://www.site.example' },
    undefined,
  ],
  ['a form from an old browser, which names no origin', 'POST', { origin: undefined }, undefined],
  ['the largest form', 'POST', { 'content-length': String(MAX_BODY_BYTES) }, undefined],
  ['a page', 'GET', { 'content-type': undefined }, undefined],
  ['another site’s form', 'POST', { origin: 'https://evil.example' }, 403],
  ['a form of nowhere', 'POST', { origin: 'null' }, 403],
  ['a PUT', 'PUT', {}, 405],
  ['a DELETE', 'DELETE', {}, 405],
  ['a body without a length', 'POST', { 'content-length': undefined }, 411],
  ['a body of nonsense length', 'POST', { 'content-length': '12e9' }, 400],
  ['one byte too much', 'POST', { 'content-length': String(MAX_BODY_BYTES + 1) }, 413],
  ['JSON', 'POST', { 'content-type': 'application/json' }, 415],
  [
    'a form without files’ encoding',
    'POST',
    { 'content-type': 'application/x-www-form-urlencoded' },
    415,
  ],
  ['a form without a boundary', 'POST', { 'content-type': 'multipart/form-data' }, 415],
  ['a body of no type', 'POST', { 'content-type': undefined }, 415],
])('For %s (%s) the door says %s', (_what, method, headers, status) => {
  expect(statusOf(method, { ...FORM, ...headers })).toBe(status)
})
