import { readFileSync } from 'node:fs'
import {
  thirdPartiesFor,
  hashInlineScripts,
  noncePolicy,
  unsafeInlinePolicy,
  NON_HTML_POLICY,
  hashPolicy,
} from './content-security-policy'
import { APP_CHECK_META } from '@/lib/forms/form'
import { TAG_META } from '@/lib/analytics/tag-settings'

/** What a policy allows for a kind of thing. */
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

test('A page’s inline scripts are let in by their hashes, each once', () => {
  expect(hashInlineScripts(PAGE)).toEqual(HASHES)
  expect(getSources(hashPolicy(PAGE), 'script-src')).toEqual(["'self'", ...HASHES])
})

test('A page without inline scripts lets none in', () => {
  expect(getSources(hashPolicy('<p>Hello</p>'), 'script-src')).toEqual(["'self'"])
})

test('A page rendered for one request lets in its nonce, and the script that stands on every page', () => {
  const sources = getSources(noncePolicy('abc=', []), 'script-src')
  expect(sources).toEqual(["'self'", "'nonce-abc='", expect.stringMatching(/^'sha256-.{44}'$/)])
})

test.each([
  ['prerendered', hashPolicy(PAGE)],
  ['live', noncePolicy('abc', ['maps'])],
  ['looser', unsafeInlinePolicy([])],
  ['no page', NON_HTML_POLICY],
])('A policy (%s) starts from nothing, and names no directive twice', (_name, policy) => {
  const directives = policy.split('; ').map((part) => part.split(' ')[0])
  expect(new Set(directives).size).toBe(directives.length)
  expect(getSources(policy, 'default-src')).toEqual(["'none'"])
  expect(getSources(policy, 'base-uri')).toEqual(["'none'"])
  expect(getSources(policy, 'frame-ancestors')).toEqual(["'none'"])
  expect(policy).not.toContain('unsafe-eval')
})

test('Only the policy for pages that we cannot read lets in what it does not know', () => {
  for (const policy of [hashPolicy(PAGE), noncePolicy('abc', ['maps']), NON_HTML_POLICY]) {
    expect(policy).not.toContain('unsafe')
  }
  expect(getSources(unsafeInlinePolicy([]), 'script-src')).toEqual(["'self'", "'unsafe-inline'"])
})

describe('Google’s Maps', () => {
  const MAPS = 'https://maps.googleapis.com'

  test('is let in on the booking page alone, and only with a key', () => {
    const settings = { NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: 'key' }
    expect(thirdPartiesFor('/toronto/book-now', settings)).toEqual(['maps'])
    expect(thirdPartiesFor('/toronto/book-now', {})).toEqual([])
    expect(thirdPartiesFor('/toronto', settings)).toEqual([])
    expect(getSources(noncePolicy('abc', ['maps']), 'script-src')).toContain(MAPS)
    expect(noncePolicy('abc', [])).not.toContain('google')
  })

  test('is let in where a prerendered page carries the key', () => {
    const flight = (value: string) =>
      `<script>self.__next_f.push([1,"{\\"mapsKey\\":\\"${value}\\"}"])</script>`
    expect(getSources(hashPolicy(flight('test-key')), 'script-src')).toContain(MAPS)
    expect(hashPolicy(flight('$undefined'))).not.toContain('google')
  })

  test('goes by the name that the page gives the key', () => {
    const page = readFileSync('app/[country]/[city]/book-now/page.tsx', 'utf8')
    expect(page).toContain('mapsKey={env.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY}')
  })
})

describe('App Check', () => {
  const RECAPTCHA = 'https://www.google.com/recaptcha/'

  test('is let in on every page, for any may hold a form, where it is on', () => {
    expect(thirdPartiesFor('/toronto', { APP_CHECK_MODE: 'monitor' })).toEqual(['appCheck'])
    expect(thirdPartiesFor('/toronto', { APP_CHECK_MODE: 'off' })).toEqual([])
    const policy = noncePolicy('abc', ['appCheck'])
    expect(getSources(policy, 'script-src')).toContain(RECAPTCHA)
    expect(getSources(policy, 'frame-src')).toContain(RECAPTCHA)
    expect(getSources(policy, 'frame-ancestors')).toEqual(["'none'"])
  })

  test('is let in where a prerendered page carries its settings', () => {
    const page = `<meta name="${APP_CHECK_META}" content="{}"/>`
    expect(getSources(hashPolicy(page), 'script-src')).toContain(RECAPTCHA)
    expect(hashPolicy('<p>app-check</p>')).not.toContain('google')
  })
})

describe('Google’s tag', () => {
  const TAG = 'https://*.googletagmanager.com'

  test('is let in on every page where it is on', () => {
    expect(thirdPartiesFor('/toronto', { NEXT_PUBLIC_GOOGLE_TAG_ID: ['G-1'] })).toEqual(['tag'])
    const policy = noncePolicy('abc', ['tag'])
    expect(getSources(policy, 'script-src')).toContain(TAG)
    expect(getSources(policy, 'connect-src')).toContain('https://*.google-analytics.com')
    expect(policy).not.toContain('unsafe')
  })

  test('may load no script from a whole host of Google’s that runs what an address tells it', () => {
    const scripts = getSources(noncePolicy('abc', ['tag']), 'script-src') ?? []
    const hosts = scripts.filter((source) => /^https:.*[.](google|doubleclick)[.]/.test(source))
    expect(hosts.filter((source) => !source.endsWith('/'))).toEqual([])
  })

  test('is let in where a prerendered page carries its settings', () => {
    const page = `<meta name="${TAG_META}" content="{}"/>`
    expect(getSources(hashPolicy(page), 'script-src')).toContain(TAG)
    expect(hashPolicy('<p>google-tag</p>')).not.toContain('googletagmanager')
  })
})
