import { resolve } from 'node:path'
import type { NextConfig } from 'next'
// An invalid environment stops `next build` and `next start` here.
import { env, SITE_URL } from './lib/env'
import {
  CALENDAR_PATH,
  CANARY_PATH,
  WEBHOOK_DELIVERY_PATH,
  HEALTH_PATH,
  REVALIDATE_PATH,
  SECURITY_TXT_PATH,
  STYLES_PATH,
  VITALS_PATH,
} from './lib/routing/api-paths'
import {
  COMMON_HEADERS,
  STATIC_FILE_HEADERS,
  DOCUMENT_HEADERS,
  HASHED_FILE_HEADERS,
  PUBLIC_FILE_HEADERS,
  NON_HTML_HEADERS,
} from './lib/security/static-headers'

/** Responses other than HTML that the middleware passes on without headers. */
const NON_HTML_PATHS = [
  CALENDAR_PATH,
  CANARY_PATH,
  WEBHOOK_DELIVERY_PATH,
  HEALTH_PATH,
  REVALIDATE_PATH,
  SECURITY_TXT_PATH,
  STYLES_PATH,
  VITALS_PATH,
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
]

const PUBLIC_FOLDERS = 'badges|drawings|film|fonts|icons|items|logos|og'
/** Files only: the 404 page of other paths has its own policy. */
const STATIC_FILE_SOURCES = [
  `/:folder(_next/static|${PUBLIC_FOLDERS})/:path*`,
  '/:icon(apple-icon\\.png|favicon\\.ico|icon\\.svg)',
]

const toHeaderList = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }))

const config: NextConfig = {
  agentRules: false,
  generateBuildId: () => env.BUILD_ID,
  // Inlined: a build keeps its values wherever it is served.
  env: { BUILD_ID: env.BUILD_ID, PINNED_LOCATIONS: env.PINNED_LOCATIONS, SITE_CSS: env.SITE_CSS },
  // A style sheet in the HTML needs no file; development reloads the file when it changes.
  turbopack: { resolveAlias: env.SITE_CSS ? { '@/app/globals.css': './app/styles/none.ts' } : {} },
  poweredByHeader: false,
  reactStrictMode: true,
  // Pictures are encoded when they are made, so the server never encodes.
  images: { unoptimized: true },
  // Vercel has its own page cache (lib/security/page-headers.ts).
  cacheHandler: env.VERCEL ? undefined : resolve('lib/security/page-cache.ts'),
  headers: () => [
    { source: '/:path*', headers: toHeaderList(COMMON_HEADERS) },
    {
      source: `/((?!(?:_next/static|${PUBLIC_FOLDERS})/).*)`,
      headers: toHeaderList(DOCUMENT_HEADERS),
    },
    { source: `/:folder(${PUBLIC_FOLDERS})/:path*`, headers: toHeaderList(PUBLIC_FILE_HEADERS) },
    { source: '/fonts/:path*', headers: toHeaderList(HASHED_FILE_HEADERS) },
    ...STATIC_FILE_SOURCES.map((source) => ({
      source,
      headers: toHeaderList(STATIC_FILE_HEADERS),
    })),
    ...NON_HTML_PATHS.map((source) => ({ source, headers: toHeaderList(NON_HTML_HEADERS) })),
  ],
  // Next's router ignores folders whose names start with a dot.
  rewrites: () => [{ source: SECURITY_TXT_PATH, destination: '/api/security.txt' }],
  experimental: {
    globalNotFound: true,
    // 0.6 KiB less of the framework's own scripts.
    turbopackCjsTreeShaking: true,
    // A second limit behind lib/http/guard.ts. The origin of SITE_URL is allowed behind proxies that
    // hide the public host.
    serverActions: { bodySizeLimit: '64kb', allowedOrigins: [new URL(SITE_URL).host] },
  },
}

export default config
