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
    'a form by way of a proxy that hides the host',
    'POST',
    { host: '10.0.0.7', origin: 'https://www.site.example' },
    undefined,
  ],
  ['a form from an old browser, which names no origin', 'POST', { origin: undefined }, undefined],
  ['the largest form', 'POST', { 'content-length': String(MAX_BODY_BYTES) }, undefined],
  ['a page', 'GET', { 'content-type': undefined }, undefined],
  ['another site’s form', 'POST', { origin: 'https://evil.example' }, 403],
  ['a form for another host', 'POST', { 'x-forwarded-host': 'evil.example' }, 403],
  [
    'another site’s form for a host that it made up',
    'POST',
    { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
    403,
  ],
  [
    'a form by way of a proxy that names another host',
    'POST',
    { 'x-forwarded-host': 'proxy.example', origin: 'https://www.site.example' },
    undefined,
  ],
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
  ...[
    'MULTIPART/FORM-DATA; BOUNDARY=----x',
    'multipart/form-data;;boundary=----x',
    'multipart/form-data; charset=utf-16; boundary=----x',
    'multipart/form-data; boundary=----x; boundary=y',
    'multipart/form-data; boundary="----x',
  ].map((type): [string, string, Record<string, string>, number] => [
    `a form of type ${type}, which the framework reads otherwise`,
    'POST',
    { 'content-type': type },
    415,
  ]),
  ['a body of no type', 'POST', { 'content-type': undefined }, 415],
])('For %s (%s) the door says %s', (_what, method, headers, status) => {
  expect(getRejectionStatus(method, { ...FORM, ...headers })).toBe(status)
})

test.each<[string, string, string, Record<string, string>, boolean]>([
  ['nothing', 'POST', '/api/revalidate', {}, true],
  ['a length of nothing', 'POST', '/api/revalidate', { 'content-length': '0' }, true],
  ['a body', 'POST', '/api/revalidate', { 'content-length': '1' }, false],
  ['a body of no length', 'POST', '/api/revalidate', { 'transfer-encoding': 'chunked' }, false],
  ['a form', 'POST', '/api/revalidate', { 'content-type': 'multipart/form-data' }, false],
  ['an action', 'POST', '/api/revalidate', { 'next-action': 'f'.repeat(42) }, false],
  ['another method', 'PUT', '/api/revalidate', {}, false],
  ['nothing elsewhere', 'POST', '/api/revalidate/', {}, false],
  ['nothing to a page', 'POST', '/toronto', {}, false],
])('Staff who send %s (%s %s, %j) get past the guard: %s', (_what, method, path, headers, may) => {
  expect(isRevalidateRequest(path, { method, headers: new Headers(headers) })).toBe(may)
})

test.each<[string, string, string, Record<string, string | undefined>, boolean]>([
  ['tells how fast it was', 'POST', '/api/vitals', {}, true],
  [
    'tells it by way of a proxy that hides the host',
    'POST',
    '/api/vitals',
    { host: '10.0.0.7', origin: 'https://www.site.example' },
    true,
  ],
  ['tells much', 'POST', '/api/vitals', { 'content-length': String(MAX_VITALS_BYTES) }, true],
  ['tells more', 'POST', '/api/vitals', { 'content-length': '1025' }, false],
  ['tells no length', 'POST', '/api/vitals', { 'content-length': undefined }, false],
  ['tells nonsense of its length', 'POST', '/api/vitals', { 'content-length': '1e2' }, false],
  ['sends chunks', 'POST', '/api/vitals', { 'transfer-encoding': 'chunked' }, false],
  ['calls an action', 'POST', '/api/vitals', { 'next-action': 'f'.repeat(42) }, false],
  ['sends a form', 'POST', '/api/vitals', { 'content-type': FORM['content-type'] }, false],
  ['sends text', 'POST', '/api/vitals', { 'content-type': 'text/plain' }, false],
  ['says nothing of a type', 'POST', '/api/vitals', { 'content-type': undefined }, false],
  ['is another site', 'POST', '/api/vitals', { origin: 'https://evil.example' }, false],
  ['is nowhere', 'POST', '/api/vitals', { origin: 'null' }, false],
  ['does not say where it is', 'POST', '/api/vitals', { origin: undefined }, false],
  ['puts', 'PUT', '/api/vitals', {}, false],
  ['tells another address', 'POST', '/api/vitals/', {}, false],
  ['tells a page', 'POST', '/toronto', {}, false],
])('A page that %s (%s %s, %j) gets past the guard: %s', (_what, method, path, change, may) => {
  const told = { ...FORM, 'content-type': 'application/json', 'content-length': '90', ...change }
  const set = Object.entries(told).filter(([, value]) => value !== undefined)
  const headers = new Headers(set)
  expect(isVitalsRequest(path, { method, headers }, 'www.site.example')).toBe(may)
})

const CALL = '[{"status":"start","values":{},"errors":{}},"$K1"]'
const ACTION = '609f179f5bcf7dfaf9be77c8f16809230889943eac'
const FIELDS = ['cityKey', 'nonce', 'name', 'phone']

/** What becomes of a body: its refusal's status, and whether it counts as unknown. */
async function checkBody(
  fields: [string, string | Blob][],
  action?: string,
): Promise<[number | undefined, boolean]> {
  const body = new FormData()
  for (const [name, value] of fields) body.append(name, value)
  const headers = action === undefined ? undefined : { 'next-action': action }
  const request = new Request('https://site.example', { method: 'POST', body, headers })
  let isUnknown = false
  const refusal = await findBodyRejection(request, () => (isUnknown = true))
  // What is let in is still to be read.
  if (!refusal) expect([...(await request.formData()).keys()]).toHaveLength(fields.length)
  return [refusal?.status, isUnknown]
}

const prefixFields = (prefix: string) =>
  FIELDS.map((name): [string, string] => [prefix + name, 'x'])

test('A hydrated form is let in', async () => {
  expect(await checkBody([...prefixFields('_1_'), ['0', CALL]], ACTION)).toEqual([undefined, false])
})

test('A form in an encoding that we do not know is let in, and reported', async () => {
  expect(await checkBody([...prefixFields('~1~'), ['0', CALL]], ACTION)).toEqual([undefined, true])
  expect(await checkBody([...prefixFields('_1_'), ['0', CALL]], 'b'.repeat(64))).toEqual([
    undefined,
    false,
  ])
})

test('A form that the framework’s other parser stumbles over is refused', async () => {
  const call: [string, string] = ['0', CALL]
  const refused = [400, false]
  expect(await checkBody([['_1_a\0', ''], call], ACTION)).toEqual(refused)
  expect(await checkBody([['_1_a', new Blob(['x'])], call], ACTION)).toEqual(refused)
  expect(
    await checkBody([...prefixFields('~1~'), ['~1~a', new Blob(['x'])], call], ACTION),
  ).toEqual(refused)
  expect(await checkBody([...prefixFields('~1~'), ['~1~a\0', 'x'], call], ACTION)).toEqual(refused)
  expect(await checkBody([...prefixFields('_1_'), ['0', '["$F1","$K1"]']], ACTION)).toEqual(refused)
  expect(await checkBody([...prefixFields('_1_'), call], 'rubbish')).toEqual(refused)
  expect(await checkBody([['name', 'Mary']])).toEqual(refused)
})
