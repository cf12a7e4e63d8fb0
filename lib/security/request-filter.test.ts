import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { createServer, request as send, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { filterRequest, installRequestFilter } from './request-filter'

const filter = (method: string, url: string, headers: Record<string, string> = {}) => {
  const request = { method, url, headers: { ...headers } }
  return { response: filterRequest(request), request }
}

test.each([
  ['/toronto/', '/toronto'],
  ['/toronto/?gclid=a//b', '/toronto?gclid=a//b'],
  ['//toronto', '/toronto'],
  ['//evil.example/x', '/evil.example/x'],
  ['/\\evil.example', '/evil.example'],
  ['/toronto//faq//', '/toronto/faq'],
  ['//', '/'],
  ['/icon.svg/', '/icon.svg'],
  ['http://foreign.example/toronto/', '/toronto'],
  ['http://foreign.example//evil.example', '/evil.example'],
])('%s redirects to %s on this host', (url, location) => {
  expect(filter('GET', url).response).toEqual({ status: 308, headers: { location } })
})

test.each([
  ['http://foreign.example/toronto?x=1', '/toronto?x=1'],
  ['HTTPS://foreign.example:8080/', '/'],
  ['http://foreign.example', '/'],
  ['http://foreign.example?x=1', '/?x=1'],
  ['/toronto?next=http://foreign.example/', '/toronto?next=http://foreign.example/'],
  ['/', '/'],
  ['/%2e%2e', '/%2e%2e'],
  ['/?x=%', '/?x=%'],
])('%s is normalized to %s', (url, normalized) => {
  const { response, request } = filter('GET', url)
  expect([response, request.url]).toEqual([undefined, normalized])
})

test.each([
  ['GET', '*', 400],
  ['OPTIONS', '*', 400],
  ['GET', 'ftp://foreign.example/x', 400],
  ['GET', '', 400],
  ['GET', '/badges/%', 400],
  ['GET', '/api/%zz', 400],
  ['GET', '/logos/..%c0%af..', 400],
  ['GET', '/badges/%00', 400],
  ['TRACE', '/', 405],
  ['OPTIONS', '/badges/raptors.svg', 405],
  ['POST', '/_next/static/x', 405],
  ['POST', '/toronto.rsc', 404],
  ['GET', '/toronto.segments/_tree.segment.rsc', 404],
])('%s %s is answered %i', (method, url, status) => {
  expect(filter(method, url).response?.status).toBe(status)
})

test('A form posted to a file is passed to the middleware', () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  expect(filter('POST', '/badges/raptors.svg', headers).response).toBeUndefined()
})

test.each([
  ['GET', '/thankyou?kind=quote', undefined],
  ['POST', '/toronto', undefined],
  ['GET', '/toronto', '1'],
])('%s %s keeps the header rsc as %s', (method, url, rsc) => {
  expect(filter(method, url, { rsc: '1' }).request.headers.rsc).toBe(rsc)
})

const BADGE = readdirSync('public/badges')[0] ?? ''
const SIZE = statSync(`public/badges/${BADGE}`).size

test.each([
  ['bytes=0-', true],
  ['bytes=0-5', true],
  [`bytes=${SIZE - 1}-`, true],
  ['bytes=-5', false],
  [`bytes=-${SIZE + 1}`, false],
  ['bytes=5-1,9999999-', false],
  ['lines=1', false],
])('For a file, the range %s is kept: %s', (range, isKept) => {
  const { response, request } = filter('GET', `/badges/${BADGE}`, { range })
  expect([response, 'range' in request.headers]).toEqual([undefined, isKept])
})

test.each([`bytes=${SIZE}-`, 'bytes=999999999-', 'bytes=999999999-9999999999'])(
  'The range %s beyond the end of a file is answered 416 with its size',
  (range) => {
    const { status, headers } = filter('GET', `/badges/${BADGE}`, { range }).response ?? {}
    expect([status, headers?.['content-range']]).toEqual([416, `bytes */${SIZE}`])
  },
)

test.each([
  '/badges/../../package.json',
  '/badges/%2e%2e/%2e%2e/package.json',
  '/badges/nope.svg',
  `/badges/${'a'.repeat(5_000)}`,
])('A range of %s reveals no size', (url) => {
  const { response, request } = filter('GET', url, { range: 'bytes=999999999-' })
  expect([response, request.headers.range]).toEqual([undefined, undefined])
})

test('A request with an expectation is answered once', async () => {
  // Diagnostics channels belong to the process, which other test files share.
  const removeFilter = installRequestFilter()
  const passedUrls: (string | undefined)[] = []
  const server = createServer((request) => void passedUrls.push(request.url)).listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const headers = { expect: 'anything', connection: 'close' }
  const sent = send({ port, path: '/badges/%', method: 'POST', headers }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  response.resume()
  await once(response, 'end')
  server.close()
  removeFilter()
  expect(response.statusCode).toBe(400)
  // Without the listener Node answers 417 itself.
  expect(passedUrls).toEqual(['//'])
})
