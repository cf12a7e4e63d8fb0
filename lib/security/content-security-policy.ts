import { createHash } from 'node:crypto'
// Relative: Node loads this file itself for page-cache.ts, without the alias "@/".
import { TAG_META, type TagSettings } from '../analytics/tag-settings.ts'
import type { Env } from '../env.ts'
import { APP_CHECK_META, MAPS_META } from '../forms/form.ts'
import { SUBMIT_SCRIPT } from '../forms/submit-script.ts'

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

/** Pages with third parties of their own. */
export type ThirdPartyPage = 'book-now'

interface ThirdParty {
  sources: CspSources
  /** The only page that uses it; every page where undefined. */
  page?: ThirdPartyPage
  /** What its browser module reads from the meta tag; undefined where it is off. */
  getSettings: (env: Partial<Env>) => string | object | undefined
}

/** By the name of the meta tag that declares it (app/_shared/page-settings.tsx). */
export const THIRD_PARTIES: Record<string, ThirdParty> = {
  // https://developers.google.com/maps/documentation/javascript/content-security-policy, for Places only.
  [MAPS_META]: {
    page: 'book-now',
    getSettings: (env) => env.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY,
    sources: {
      'script-src': ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
      'connect-src': ['https://maps.googleapis.com', 'https://places.googleapis.com'],
      'img-src': ['https://maps.gstatic.com'],
    },
  },
  // https://cloud.google.com/recaptcha/docs/faq, and Firebase's exchange of its token.
  [APP_CHECK_META]: {
    getSettings: ({ APP_CHECK_MODE: mode = 'off', ...env }) =>
      mode === 'off'
        ? undefined
        : {
            siteKey: env.NEXT_PUBLIC_RECAPTCHA_ENTERPRISE_SITE_KEY,
            app: env.NEXT_PUBLIC_FIREBASE_WEB_APP,
          },
    sources: {
      'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
      'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
      'connect-src': [
        'https://www.google.com/recaptcha/',
        'https://content-firebaseappcheck.googleapis.com',
      ],
    },
  },
  // https://developers.google.com/tag-platform/security/guides/csp, without JSONP paths for scripts.
  [TAG_META]: {
    getSettings: ({
      NEXT_PUBLIC_GOOGLE_TAG_ID: ids,
      NEXT_PUBLIC_GOOGLE_ADS_CONVERSIONS: ads = {},
    }) => ids && ({ ids, ads } satisfies TagSettings),
    sources: {
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
  },
}

export const NON_HTML_POLICY = serializePolicy({
  'default-src': ["'none'"],
  'form-action': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
})

function buildPagePolicy(
  inlineScripts: readonly string[],
  inlineStyles: readonly string[],
  names: readonly string[],
): string {
  const sources: Record<string, readonly string[]> = { ...BASE_SOURCES }
  const extras: CspSources[] = [
    { 'script-src': inlineScripts, 'style-src': inlineStyles },
    ...names.map((name) => THIRD_PARTIES[name]?.sources ?? {}),
  ]
  for (const extra of extras) {
    for (const [directive, more] of Object.entries(extra)) {
      sources[directive] = [...(sources[directive] ?? []), ...more]
    }
  }
  return serializePolicy(sources)
}

/** For a page rendered per request: Next puts the nonce on its scripts. @param css in its style element */
export function noncePolicy(
  cspNonce: string,
  thirdParties: readonly string[],
  css?: string,
): string {
  const inlineScripts = [`'nonce-${cspNonce}'`, hashText(SUBMIT_SCRIPT)]
  return buildPagePolicy(inlineScripts, hashStyles(css), thirdParties)
}

/** For a prerendered page: hashes of its inline scripts and styles, and the third parties it declares. */
export function hashPolicy(html: string): string {
  const inlineStyles = hashTexts(html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g))
  return buildPagePolicy(hashInlineScripts(html), inlineStyles, findDeclaredThirdParties(html))
}

/** For a prerendered page whose HTML is unavailable when it is sent. */
export function unsafeInlinePolicy(thirdParties: readonly string[], css?: string): string {
  return buildPagePolicy(["'unsafe-inline'"], hashStyles(css), thirdParties)
}

/** @param path without the country @returns keys of `THIRD_PARTIES` */
export function thirdPartiesFor(path: string, env: Partial<Env>): string[] {
  return Object.entries(THIRD_PARTIES)
    .filter(([, { page }]) => page === undefined || path.endsWith(`/${page}`))
    .filter(([, { getSettings }]) => getSettings(env) !== undefined)
    .map(([name]) => name)
}

/** Names and contents of meta tags. @param page: those of this page alone; undefined: of every page */
export function getDeclarations(env: Partial<Env>, page?: ThirdPartyPage): [string, string][] {
  return Object.entries(THIRD_PARTIES).flatMap(([name, thirdParty]) => {
    const settings = thirdParty.page === page ? thirdParty.getSettings(env) : undefined
    if (settings === undefined) return []
    return [[name, typeof settings === 'string' ? settings : JSON.stringify(settings)]]
  })
}

/** A prerendered page keeps the settings of its build. React escapes `<` in texts and attributes. */
function findDeclaredThirdParties(html: string): string[] {
  const markup = html.replace(INLINE_SCRIPT, '')
  return Object.keys(THIRD_PARTIES).filter((name) => markup.includes(`<meta name="${name}" `))
}

const INLINE_SCRIPT = /<script[^>]*>[\s\S]*?<\/script>/g

/** A source for each inline script, in the order of the page; data (JSON-LD) does not run. */
export function hashInlineScripts(html: string): string[] {
  const scripts = html.matchAll(
    /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g,
  )
  return hashTexts(scripts)
}

/** A build without scripts/build.ts has an empty element. */
const hashStyles = (css = '') => [hashText(css)]

function hashTexts(elements: Iterable<RegExpExecArray>): string[] {
  return [...new Set([...elements].map(([, text = '']) => hashText(text)))]
}

function hashText(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function serializePolicy(sources: CspSources): string {
  return Object.entries(sources)
    .map(([directive, list]) => `${directive} ${list.join(' ')}`)
    .join('; ')
}
