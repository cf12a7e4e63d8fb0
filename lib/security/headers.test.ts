import { buildPagePolicy, CSP_HEADER, THIRD_PARTIES } from './content-security-policy'
import { COMMON_HEADERS, DOCUMENT_HEADERS } from './headers'

test('The permissions policy denies each feature once, in less than 512 bytes', () => {
  const { 'permissions-policy': policy = '' } = DOCUMENT_HEADERS
  const entries = policy.split(', ').map((entry) => entry.split('='))
  expect(new Set(entries.map(([name]) => name)).size).toBe(entries.length)
  expect(entries.filter(([, allowlist]) => allowlist !== '()')).toEqual([])
  expect(policy.length).toBeLessThan(512)
})

test('With every third party and the longest cookie, the headers are below four kilobytes', () => {
  // Next's and Node's own headers, measured on a city page.
  const OTHER_HEADERS_SIZE = 460
  const COOKIE_SIZE = 1_024
  const policy = buildPagePolicy(Object.keys(THIRD_PARTIES))
  const headers = { ...COMMON_HEADERS, ...DOCUMENT_HEADERS, [CSP_HEADER]: policy }
  const size = Object.entries(headers).reduce(
    (sum, [name, value]) => sum + name.length + value.length + ': \r\n'.length,
    0,
  )
  expect(size + COOKIE_SIZE + OTHER_HEADERS_SIZE).toBeLessThan(4_096)
})
