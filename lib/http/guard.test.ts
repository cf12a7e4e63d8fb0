import {
  findBodyRejection,
  isRevalidateRequest,
  isVitalsRequest,
  MAX_BODY_BYTES,
  MAX_VITALS_BYTES,
  findRejection,
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
  ['a form for another host', 'POST', { 'x-forwarded-host': 'evil.example' }, 403],
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
    `a form of type ${type}, which Next parses differently`,
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

test.each<[string, string, string, Record<string, string | undefined>, boolean]>([
  ['of our page', 'POST', '/api/vitals', {}, true],
  [
    'through a proxy that hides the host',
    'POST',
    '/api/vitals',
    { host: '10.0.0.7', origin: 'https://www.site.example' },
    true,
  ],
  [
    'of the largest length',
    'POST',
    '/api/vitals',
    { 'content-length': String(MAX_VITALS_BYTES) },
    true,
  ],
  ['that is too long', 'POST', '/api/vitals', { 'content-length': '1025' }, false],
  ['without a length', 'POST', '/api/vitals', { 'content-length': undefined }, false],
  ['of invalid length', 'POST', '/api/vitals', { 'content-length': '1e2' }, false],
  ['in chunks', 'POST', '/api/vitals', { 'transfer-encoding': 'chunked' }, false],
  ['that calls an action', 'POST', '/api/vitals', { 'next-action': 'f'.repeat(42) }, false],
  ['that is a form', 'POST', '/api/vitals', { 'content-type': FORM['content-type'] }, false],
  ['that is text', 'POST', '/api/vitals', { 'content-type': 'text/plain' }, false],
  ['without a type', 'POST', '/api/vitals', { 'content-type': undefined }, false],
  ['of another site', 'POST', '/api/vitals', { origin: 'https://evil.example' }, false],
  ['of the origin null', 'POST', '/api/vitals', { origin: 'null' }, false],
  ['without an origin', 'POST', '/api/vitals', { origin: undefined }, false],
  ['by PUT', 'PUT', '/api/vitals', {}, false],
  ['to another path', 'POST', '/api/vitals/', {}, false],
  ['to a page', 'POST', '/toronto', {}, false],
])('A vitals report %s (%s %s, %j) is let through: %s', (_name, method, path, change, expected) => {
  const values = { ...FORM, 'content-type': 'application/json', 'content-length': '90', ...change }
  const set = Object.entries(values).filter(([, value]) => value !== undefined)
  const headers = new Headers(set)
  expect(isVitalsRequest(path, { method, headers }, 'www.site.example')).toBe(expected)
})

const CALL = '[{"status":"start","values":{},"errors":{}},"$K1"]'
const ACTION = '609f179f5bcf7dfaf9be77c8f16809230889943eac'
const FIELDS = ['cityKey', 'nonce', 'name', 'phone']

/** The status of its rejection, and whether its encoding is unknown. */
async function checkBody(
  fields: [string, string | Blob][],
  action?: string,
): Promise<[number | undefined, boolean]> {
  const body = new FormData()
  for (const [name, value] of fields) body.append(name, value)
  const headers = action === undefined ? undefined : { 'next-action': action }
  const request = new Request('https://site.example', { method: 'POST', body, headers })
  let isUnknown = false
  const rejection = await findBodyRejection(request, () => (isUnknown = true))
  // Next must still be able to read the body.
  if (!rejection) expect([...(await request.formData()).keys()]).toHaveLength(fields.length)
  return [rejection?.status, isUnknown]
}

const prefixFields = (prefix: string) =>
  FIELDS.map((name): [string, string] => [prefix + name, 'x'])

test('A hydrated form is let through', async () => {
  expect(await checkBody([...prefixFields('_1_'), ['0', CALL]], ACTION)).toEqual([undefined, false])
})

test('A form in an unknown encoding is let through and reported', async () => {
  expect(await checkBody([...prefixFields('~1~'), ['0', CALL]], ACTION)).toEqual([undefined, true])
  expect(await checkBody([...prefixFields('_1_'), ['0', CALL]], 'b'.repeat(64))).toEqual([
    undefined,
    false,
  ])
})

test('A form that Next’s other parser cannot read is rejected', async () => {
  const call: [string, string] = ['0', CALL]
  const rejected = [400, false]
  expect(await checkBody([['_1_a\0', ''], call], ACTION)).toEqual(rejected)
  expect(await checkBody([['_1_a', new Blob(['x'])], call], ACTION)).toEqual(rejected)
  expect(
    await checkBody([...prefixFields('~1~'), ['~1~a', new Blob(['x'])], call], ACTION),
  ).toEqual(rejected)
  expect(await checkBody([...prefixFields('~1~'), ['~1~a\0', 'x'], call], ACTION)).toEqual(rejected)
  expect(await checkBody([...prefixFields('_1_'), ['0', '["$F1","$K1"]']], ACTION)).toEqual(
    rejected,
  )
  expect(await checkBody([...prefixFields('_1_'), call], 'short')).toEqual(rejected)
  expect(await checkBody([['name', 'Mary']])).toEqual(rejected)
})
