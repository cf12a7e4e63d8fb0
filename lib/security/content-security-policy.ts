// Values are imported by relative paths (next.config.ts loads this file without the alias); type imports may use "@/".
import type { TagSettings } from '@/lib/analytics/conversions'
import type { Env } from '../env'
import { TAG_META, APP_CHECK_META, MAPS_META } from '../http/page-settings'

export const CSP_HEADER = 'content-security-policy'

type CspSources = Readonly<Record<string, readonly string[]>>

const OWN_SOURCES: CspSources = {
  'default-src': ["'none'"],
  // Inline: docs/decisions/0003-one-content-policy.md.
  'script-src': ["'self'", "'unsafe-inline'"],
  'style-src': ["'self'", "'unsafe-inline'"],
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

/** The last segment of the path of pages that have third parties of their own. */
export type ThirdPartyPage = 'book-now'

interface ThirdParty {
  sources: CspSources
  /** The only page that uses it; every page if undefined. */
  page?: ThirdPartyPage
  /** The content of its meta tag, which its browser module reads; undefined if it is off. */
  getSettings: (env: Partial<Env>) => string | object | undefined
}

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

export function buildPagePolicy(names: readonly string[]): string {
  const sources: Record<string, readonly string[]> = { ...OWN_SOURCES }
  for (const name of names) {
    for (const [directive, more] of Object.entries(THIRD_PARTIES[name]?.sources ?? {})) {
      sources[directive] = [...(sources[directive] ?? []), ...more]
    }
  }
  return Object.entries(sources)
    .map(([directive, list]) => `${directive} ${list.join(' ')}`)
    .join('; ')
}

/** Meta tags (name, content) of the page's own third parties; without `page`, of those that all pages share. */
export function getDeclarations(env: Partial<Env>, page?: ThirdPartyPage): [string, string][] {
  return Object.entries(THIRD_PARTIES).flatMap(([name, thirdParty]) => {
    const settings = thirdParty.page === page ? thirdParty.getSettings(env) : undefined
    if (settings === undefined) return []
    return [[name, typeof settings === 'string' ? settings : JSON.stringify(settings)]]
  })
}

/** @param page adds its own third parties to those of every page */
export function getPolicyHeader(env: Partial<Env>, page?: ThirdPartyPage): Record<string, string> {
  const declared = [...getDeclarations(env), ...(page ? getDeclarations(env, page) : [])]
  const policy = buildPagePolicy(declared.map(([name]) => name))
  // React needs eval() in development.
  const isStrict = env.NODE_ENV !== 'development'
  return {
    [CSP_HEADER]: isStrict ? policy : policy.replace('script-src', "script-src 'unsafe-eval'"),
  }
}
