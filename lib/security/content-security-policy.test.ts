import { TAG_META } from '@/lib/analytics/tag-settings'
import { APP_CHECK_META, MAPS_META } from '@/lib/forms/form'
import {
  thirdPartiesFor,
  hashInlineScripts,
  noncePolicy,
  unsafeInlinePolicy,
  NON_HTML_POLICY,
  hashPolicy,
} from './content-security-policy'

function getSources(policy: string, directive: string): string[] | undefined {
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `))
  return found?.split(' ').slice(1)
}

const PAGE = `<!DOCTYPE html><script src="/_next/static/chunks/a.js" async=""></script>
<script>alert(1)</script><script id="_R_">push("a<b", 'é')</script><script>alert(1)</script>
<script src="/b.js" nomodule="">
</script><p>script</p><script type="application/ld+json">{}</script>`
const HASHES = [
  "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
  "'sha256-T/8PTIPt4ajtjE3mGXliaTGG00J+zsnLoscx8fA6360='",
]

test('The policy of a prerendered page allows its inline scripts by hash, each once', () => {
  expect(hashInlineScripts(PAGE)).toEqual(HASHES)
  expect(getSources(hashPolicy(PAGE), 'script-src')).toEqual(["'self'", ...HASHES])
})

test('The policy of a page without inline scripts allows none', () => {
  expect(getSources(hashPolicy('<p>Hello</p>'), 'script-src')).toEqual(["'self'"])
})

test('The policy of a prerendered page allows its inline styles by hash, each once', () => {
  const html = '<style data-href="site">a{b:c}</style><style>a{b:c}</style><p style="">style</p>'
  expect(getSources(hashPolicy(html), 'style-src')).toEqual([
    "'self'",
    "'sha256-0cRUVYRKwNwnl1hkfkPGjkht16b039TjFdJzmXfFK2o='",
  ])
  expect(getSources(hashPolicy(PAGE), 'style-src')).toEqual(["'self'"])
})

test('The policy of a page rendered per request allows its nonce and the form’s nonce script', () => {
  const sources = getSources(noncePolicy('abc=', []), 'script-src')
  expect(sources).toEqual(["'self'", "'nonce-abc='", expect.stringMatching(/^'sha256-.{44}'$/)])
})

test.each([
  ['prerendered', hashPolicy(PAGE)],
  ['rendered per request', noncePolicy('abc', [MAPS_META])],
  ['HTML unavailable', unsafeInlinePolicy([])],
  ['not HTML', NON_HTML_POLICY],
])('The policy (%s) denies by default and has each directive once', (_name, policy) => {
  const directives = policy.split('; ').map((part) => part.split(' ')[0])
  expect(new Set(directives).size).toBe(directives.length)
  expect(getSources(policy, 'default-src')).toEqual(["'none'"])
  expect(getSources(policy, 'base-uri')).toEqual(["'none'"])
  expect(getSources(policy, 'frame-ancestors')).toEqual(["'none'"])
  expect(policy).not.toContain('unsafe-eval')
})

test('Only the policy for pages whose HTML is unavailable has unsafe-inline', () => {
  for (const policy of [hashPolicy(PAGE), noncePolicy('abc', [MAPS_META]), NON_HTML_POLICY]) {
    expect(policy).not.toContain('unsafe')
  }
  expect(getSources(unsafeInlinePolicy([]), 'script-src')).toEqual(["'self'", "'unsafe-inline'"])
})

test.each([MAPS_META, APP_CHECK_META, TAG_META])(
  'A prerendered page that declares %s has its sources, and a text with that name has not',
  (name) => {
    const tag = `<meta name="${name}" content="x"/>`
    expect(hashPolicy(tag)).toContain('google')
    const data = JSON.stringify(JSON.stringify(tag))
    const texts = [`<p>${name}</p>`, `<p>${tag.replaceAll('<', '&lt;')}</p>`]
    const scripts = [`<script>push(${data})</script>`, `<script type="x">${tag}</script>`]
    for (const html of [...texts, ...scripts]) expect(hashPolicy(html)).not.toContain('google')
  },
)

test('A page that declares an unknown third party has no more sources', () => {
  for (const name of ['evil', '__proto__', 'toString', 'https://evil.example']) {
    expect(hashPolicy(`<meta name="${name}" content="x"/>`)).toBe(hashPolicy(''))
    expect(noncePolicy('abc', [name])).toBe(noncePolicy('abc', []))
  }
})

test('Google Maps is allowed on the booking page alone, and only with a key', () => {
  const settings = { NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: 'key' }
  expect(thirdPartiesFor('/toronto/book-now', settings)).toEqual([MAPS_META])
  expect(thirdPartiesFor('/toronto/book-now', {})).toEqual([])
  expect(thirdPartiesFor('/toronto', settings)).toEqual([])
  expect(getSources(noncePolicy('abc', [MAPS_META]), 'script-src')).toContain(
    'https://maps.googleapis.com',
  )
  expect(noncePolicy('abc', [])).not.toContain('google')
})

test('App Check is allowed on every page where it is on', () => {
  const RECAPTCHA = 'https://www.google.com/recaptcha/'
  expect(thirdPartiesFor('/toronto', { APP_CHECK_MODE: 'monitor' })).toEqual([APP_CHECK_META])
  expect(thirdPartiesFor('/toronto', { APP_CHECK_MODE: 'off' })).toEqual([])
  const policy = noncePolicy('abc', [APP_CHECK_META])
  expect(getSources(policy, 'script-src')).toContain(RECAPTCHA)
  expect(getSources(policy, 'frame-src')).toContain(RECAPTCHA)
  expect(getSources(policy, 'frame-ancestors')).toEqual(["'none'"])
})

describe('Google’s tag', () => {
  const policy = noncePolicy('abc', [TAG_META])

  test('is allowed on every page where it is on', () => {
    const settings = { NEXT_PUBLIC_GOOGLE_TAG_ID: ['G-1'] }
    expect(thirdPartiesFor('/toronto', settings)).toEqual([TAG_META])
    expect(getSources(policy, 'script-src')).toContain('https://*.googletagmanager.com')
    expect(getSources(policy, 'connect-src')).toContain('https://*.google-analytics.com')
    expect(policy).not.toContain('unsafe')
  })

  test('may load no script from a whole Google host that answers with JSONP', () => {
    const scripts = getSources(policy, 'script-src') ?? []
    const hosts = scripts.filter((source) => /^https:.*[.](google|doubleclick)[.]/.test(source))
    expect(hosts.filter((source) => !source.endsWith('/'))).toEqual([])
  })
})
