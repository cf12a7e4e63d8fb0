import { createHash } from 'node:crypto'
// Relative: Node loads this file itself for the page cache, without the alias "@/".
import { TAG_META } from '../analytics/tag-settings.ts'
import { APP_CHECK_META } from '../forms/form.ts'
import { NONCE_SCRIPT } from '../forms/nonce-script.ts'

/** The header's name, in the case that Node and Next look it up in. */
export const CSP_HEADER = 'content-security-policy'

type CspSources = Readonly<Record<string, readonly string[]>>

const BASE_SOURCES: CspSources = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  'media-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
}

/** Whom Google's tag tells what it has seen, as pictures or as requests. */
const GOOGLE_TAG_HOSTS = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://www.googleadservices.com',
  'https://google.com',
  'https://www.google.com',
  'https://www.google.ca',
]

/**
 * Whom else some pages talk to, by the reason. A page gets it by its path (`guestsOn`) where it is
 * rendered per request, and by what stands in it (`guestsIn`) where it was prerendered.
 */
const THIRD_PARTIES = {
  // Places only: no map is drawn (https://developers.google.com/maps/documentation/javascript/content-security-policy).
  maps: {
    'script-src': ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
    'connect-src': ['https://maps.googleapis.com', 'https://places.googleapis.com'],
    'img-src': ['https://maps.gstatic.com'],
  },
  // https://cloud.google.com/recaptcha/docs/faq, and the exchange of its token at Firebase.
  appCheck: {
    'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    'connect-src': [
      'https://www.google.com/recaptcha/',
      'https://content-firebaseappcheck.googleapis.com',
    ],
  },
  // Analytics and Ads (https://developers.google.com/tag-platform/security/guides/csp). Scripts from the
  // folders of Ads alone: elsewhere on these hosts are answers that run what the address tells them.
  tag: {
    'script-src': [
      'https://*.googletagmanager.com',
      'https://www.googleadservices.com/pagead/',
      'https://googleads.g.doubleclick.net/pagead/',
      'https://pagead2.googlesyndication.com/pagead/',
      'https://www.google.com/pagead/',
    ],
    'img-src': GOOGLE_TAG_HOSTS,
    'connect-src': GOOGLE_TAG_HOSTS,
    'frame-src': ['https://www.googletagmanager.com', 'https://td.doubleclick.net'],
  },
} satisfies Record<string, CspSources>
export type ThirdParty = keyof typeof THIRD_PARTIES

/** An answer that is no page: nothing of it loads, runs, or is framed. */
export const NON_HTML_POLICY = serializePolicy({
  'default-src': ["'none'"],
  'form-action': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
})

/** The policy of a page whose inline scripts are let in by these sources, nonces or hashes. */
function buildPagePolicy(inline: readonly string[], thirdParties: readonly ThirdParty[]): string {
  const sources: Record<string, readonly string[]> = { ...BASE_SOURCES }
  const extras: CspSources[] = [
    { 'script-src': inline },
    ...thirdParties.map((thirdParty) => THIRD_PARTIES[thirdParty]),
  ]
  for (const extra of extras) {
    for (const [directive, more] of Object.entries(extra)) {
      sources[directive] = [...(sources[directive] ?? []), ...more]
    }
  }
  return serializePolicy(sources)
}

/** The policy of a page rendered for one request: the framework puts the nonce on its scripts. */
export function noncePolicy(nonce: string, thirdParties: readonly ThirdParty[]): string {
  return buildPagePolicy([`'nonce-${nonce}'`, hashScript(NONCE_SCRIPT)], thirdParties)
}

/** The policy of a prerendered page: its own inline scripts, each by its hash. */
export function hashPolicy(html: string): string {
  return buildPagePolicy(hashInlineScripts(html), thirdPartiesIn(html))
}

/** The policy of a prerendered page whose text we cannot read when it is served. */
export function unsafeInlinePolicy(thirdParties: readonly ThirdParty[]): string {
  return buildPagePolicy(["'unsafe-inline'"], thirdParties)
}

/** What of the environment lets guests in. */
export interface ThirdPartySettings {
  NEXT_PUBLIC_GOOGLE_MAPS_API_KEY?: string | undefined
  APP_CHECK_MODE?: string | undefined
  NEXT_PUBLIC_GOOGLE_TAG_ID?: readonly string[] | undefined
}

/** @param page the path of a page, as in lib/routing/routing.ts */
export function thirdPartiesFor(page: string, settings: ThirdPartySettings): ThirdParty[] {
  const { NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: mapsKey, APP_CHECK_MODE: mode = 'off' } = settings
  return [
    ...includeIf(mapsKey !== undefined && page.endsWith('/book-now'), 'maps'),
    ...includeIf(mode !== 'off', 'appCheck'),
    ...includeIf(settings.NEXT_PUBLIC_GOOGLE_TAG_ID !== undefined, 'tag'),
  ]
}

/** A prerendered page keeps the settings it was built with, whatever the environment says now. */
function thirdPartiesIn(html: string): ThirdParty[] {
  return [
    ...includeIf(/\\"mapsKey\\":\\"(?!\$undefined)/.test(html), 'maps'),
    ...includeIf(html.includes(`<meta name="${APP_CHECK_META}"`), 'appCheck'),
    ...includeIf(html.includes(`<meta name="${TAG_META}"`), 'tag'),
  ]
}

function includeIf(isIncluded: boolean, thirdParty: ThirdParty): ThirdParty[] {
  return isIncluded ? [thirdParty] : []
}

/** A source for each inline script of a page, in the order of the page; data (JSON-LD) does not run. */
export function hashInlineScripts(html: string): string[] {
  const scripts = html.matchAll(
    /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g,
  )
  return [...new Set([...scripts].map(([, text = '']) => hashScript(text)))]
}

function hashScript(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

function serializePolicy(sources: CspSources): string {
  return Object.entries(sources)
    .map(([directive, list]) => `${directive} ${list.join(' ')}`)
    .join('; ')
}
