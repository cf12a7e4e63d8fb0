import { resolve } from 'node:path'
import type { NextConfig } from 'next'
// Read here so that a wrong environment stops `next build` and `next start` with the bad keys' names.
import { env, SITE_URL } from './lib/env'
import {
  CALENDAR_PATH,
  CANARY_PATH,
  WEBHOOK_DELIVERY_PATH,
  HEALTH_PATH,
  REVALIDATE_PATH,
  SECURITY_TXT_PATH,
  VITALS_PATH,
} from './lib/routing/api-paths'
import {
  COMMON_HEADERS,
  STATIC_FILE_HEADERS,
  DOCUMENT_HEADERS,
  PUBLIC_FILE_HEADERS,
  NON_HTML_HEADERS,
} from './lib/security/static-headers'

/** Answers that pass the door and are no page. The page that says "nothing here" passes it, too. */
const NON_HTML_PATHS = [
  CALENDAR_PATH,
  CANARY_PATH,
  WEBHOOK_DELIVERY_PATH,
  HEALTH_PATH,
  REVALIDATE_PATH,
  SECURITY_TXT_PATH,
  VITALS_PATH,
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
]

/** The folders of public/. */
const PUBLIC_FOLDERS = 'badges|drawings|film|icons|items|logos|og'
/** Files only; what is missing there is answered by a page with a policy of its own beside this. */
const STATIC_FILE_SOURCES = [
  `/:folder(_next/static|${PUBLIC_FOLDERS})/:path*`,
  '/:icon(apple-icon\\.png|favicon\\.ico|icon\\.svg)',
]

const toHeaderList = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }))

const config: NextConfig = {
  agentRules: false,
  generateBuildId: () => env.BUILD_ID,
  // Inlined into the build: the values a build was made with stay with it wherever it is served.
  env: { BUILD_ID: env.BUILD_ID, PINNED_PHONES: env.PINNED_PHONES },
  poweredByHeader: false,
  reactStrictMode: true,
  // Pictures are encoded when they are made: nobody may have the server do it.
  images: { unoptimized: true },
  // Vercel keeps the pages itself, where none of our code sees them (lib/page-headers.ts).
  cacheHandler: env.VERCEL ? undefined : resolve('lib/security/page-cache.ts'),
  headers: () => [
    { source: '/:path*', headers: toHeaderList(COMMON_HEADERS) },
    {
      source: `/((?!(?:_next/static|${PUBLIC_FOLDERS})/).*)`,
      headers: toHeaderList(DOCUMENT_HEADERS),
    },
    { source: `/:folder(${PUBLIC_FOLDERS})/:path*`, headers: toHeaderList(PUBLIC_FILE_HEADERS) },
    ...STATIC_FILE_SOURCES.map((source) => ({
      source,
      headers: toHeaderList(STATIC_FILE_HEADERS),
    })),
    ...NON_HTML_PATHS.map((source) => ({ source, headers: toHeaderList(NON_HTML_HEADERS) })),
  ],
  // The router leaves out folders whose names begin with a dot.
  rewrites: () => [{ source: SECURITY_TXT_PATH, destination: '/api/security.txt' }],
  experimental: {
    globalNotFound: true,
    // The door refuses larger bodies first (lib/guard.ts); this holds if a request gets past it.
    // A proxy that hides the public host is believed to be ours where the origin is the site's own.
    serverActions: { bodySizeLimit: '64kb', allowedOrigins: [new URL(SITE_URL).host] },
  },
}

export default config
