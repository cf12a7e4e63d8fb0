import type { Env } from '@/lib/env'
import {
  buildPagePolicy,
  CSP_HEADER,
  getPolicyHeader,
  type ThirdPartyPage,
  THIRD_PARTIES,
} from './content-security-policy'
import { TAG_META, APP_CHECK_META, MAPS_META } from '@/lib/http/page-settings'
import { COMMON_HEADERS, DOCUMENT_HEADERS } from './headers'

const ALL = [MAPS_META, APP_CHECK_META, TAG_META]

function getSources(policy: string, directive: string): string[] | undefined {
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `))
  return found?.split(' ').slice(1)
}

test.each([[[]], [ALL]])('The policy with the third parties %j is strict', (names) => {
  const policy = buildPagePolicy(names)
  const directives = policy.split('; ').map((part) => part.split(' ')[0])
  expect(new Set(directives).size).toBe(directives.length)
  for (const directive of ['default-src', 'object-src', 'base-uri', 'frame-ancestors']) {
    expect([directive, getSources(policy, directive)]).toEqual([directive, ["'none'"]])
  }
  expect(getSources(policy, 'form-action')).toEqual(["'self'"])
  expect(policy).not.toContain('unsafe-eval')
})

test('Without third parties nothing is loaded from another host', () => {
  const sources = buildPagePolicy([])
    .split('; ')
    .flatMap((part) => part.split(' ').slice(1))
  expect([...new Set(sources)].sort()).toEqual(["'none'", "'self'", "'unsafe-inline'"])
})

const MAPS = { NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: 'key' }
const APP_CHECK = { APP_CHECK_MODE: 'monitor' } as const
const TAG = { NEXT_PUBLIC_GOOGLE_TAG_ID: ['G-1'] }

test.each<[Partial<Env>, ThirdPartyPage | undefined, string[]]>([
  [{}, 'book-now', []],
  [MAPS, undefined, []],
  [MAPS, 'book-now', [MAPS_META]],
  [{ APP_CHECK_MODE: 'off' }, undefined, []],
  [APP_CHECK, undefined, [APP_CHECK_META]],
  [TAG, undefined, [TAG_META]],
  [{ ...MAPS, ...APP_CHECK, ...TAG }, 'book-now', [APP_CHECK_META, TAG_META, MAPS_META]],
])('With the settings %j the policy of the page %s allows %j', (settings, page, names) => {
  expect(getPolicyHeader(settings, page)).toEqual({ [CSP_HEADER]: buildPagePolicy(names) })
})

test('Google’s tag may load no script from a whole Google host that answers with JSONP', () => {
  const scripts = getSources(buildPagePolicy([TAG_META]), 'script-src') ?? []
  const hosts = scripts.filter((source) => /^https:.*[.](google|doubleclick)[.]/.test(source))
  expect(hosts.filter((source) => !source.endsWith('/'))).toEqual([])
})

test('Only development may use eval', () => {
  const { [CSP_HEADER]: policy = '' } = getPolicyHeader({ NODE_ENV: 'development' })
  expect(getSources(policy, 'script-src')).toContain("'unsafe-eval'")
})

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
