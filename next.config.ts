import type { NextConfig } from 'next'
import { PHASE_PRODUCTION_SERVER } from 'next/constants'
// An invalid environment stops `next build` and `next start` here.
import { env, SITE_URL } from './lib/env'
import { SECURITY_TXT_PATH } from './lib/routing/api-paths'
import { getPolicyHeader } from './lib/security/content-security-policy'
import {
  COMMON_HEADERS,
  DESK_PAGE_HEADERS,
  DOCUMENT_HEADERS,
  ENDPOINT_HEADERS,
  HASHED_FILE_HEADERS,
  PRIVATE_PAGE_HEADERS,
  PUBLIC_FILE_HEADERS,
  SIGNED_OUT_HEADERS,
  SIGNED_PAGE_HEADERS,
} from './lib/security/headers'

const PUBLIC_FOLDERS = 'badges|drawings|film|fonts|icons|items|logos|og'
/** Next redirects the router's requests for files, and browsers would cache that redirect. */
const UNLESS_RSC = { missing: [{ type: 'header', key: 'rsc' } as const] }

/** Leaves out the settings of third parties, so that the policy allows none. */
const PRIVATE_ENV = { NODE_ENV: env.NODE_ENV }

const toHeaderList = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }))

const createConfig = (formMemory: string): NextConfig => ({
  agentRules: false,
  generateBuildId: () => env.BUILD_ID,
  // Next inlines these, so a build keeps its values wherever it is served.
  env: {
    BUILD_ID: env.BUILD_ID,
    PINNED_LOCATIONS: env.PINNED_LOCATIONS,
    HOLIDAYS: env.HOLIDAYS,
    SITE_CSS: env.SITE_CSS,
    FORM_MEMORY: formMemory,
  },
  // Styles in the HTML need no file. Development keeps the file, to reload it when it changes.
  turbopack: { resolveAlias: env.SITE_CSS ? { '@/app/globals.css': './app/styles/none.ts' } : {} },
  poweredByHeader: false,
  reactStrictMode: true,
  // Pictures are encoded when they are made, so the server never encodes.
  images: { unoptimized: true },
  // A later entry replaces an earlier one's header.
  headers: () => [
    { source: '/:path*', headers: toHeaderList(COMMON_HEADERS) },
    {
      source: `/((?!(?:_next/static|${PUBLIC_FOLDERS})/).*)`,
      headers: toHeaderList({ ...DOCUMENT_HEADERS, ...getPolicyHeader(env) }),
    },
    { source: '/:city/book-now', headers: toHeaderList(getPolicyHeader(env, 'book-now')) },
    {
      source: '/:city/booking',
      headers: toHeaderList({ ...PRIVATE_PAGE_HEADERS, ...getPolicyHeader(PRIVATE_ENV) }),
    },
    {
      source: '/:city/desk/:path*',
      headers: toHeaderList({ ...DESK_PAGE_HEADERS, ...getPolicyHeader(PRIVATE_ENV) }),
    },
    {
      source: '/:city/desk',
      has: [{ type: 'query', key: 'done', value: 'signedout' }],
      headers: toHeaderList(SIGNED_OUT_HEADERS),
    },
    { source: '/thankyou', headers: toHeaderList(SIGNED_PAGE_HEADERS) },
    { source: '/api/:path*', headers: toHeaderList(ENDPOINT_HEADERS) },
    {
      source: `/:folder(${PUBLIC_FOLDERS})/:path*`,
      ...UNLESS_RSC,
      headers: toHeaderList(PUBLIC_FILE_HEADERS),
    },
    { source: '/fonts/:path*', ...UNLESS_RSC, headers: toHeaderList(HASHED_FILE_HEADERS) },
  ],
  // The framework reads a body to its end before middleware can refuse it (lib/http/guard.ts).
  redirects: () => [
    {
      source: '/:path*',
      has: [{ type: 'header', key: 'content-length', value: '\\d{6,}' }],
      destination: '/',
      statusCode: 303,
    },
  ],
  // Next's router ignores folders whose names start with a dot.
  rewrites: () => [{ source: SECURITY_TXT_PATH, destination: '/api/security.txt' }],
  experimental: {
    globalNotFound: true,
    // Saves 0.6 KiB of the framework's own scripts.
    turbopackCjsTreeShaking: true,
    // The limit of lib/http/guard.ts, for bodies longer than their content-length.
    proxyClientMaxBodySize: '64kb',
    // Allows the origin of SITE_URL behind proxies that hide the public host.
    serverActions: { bodySizeLimit: '64kb', allowedOrigins: [new URL(SITE_URL).host] },
  },
})

/** Compiles the script that a page with a form runs before React starts. */
async function compileFormMemory(): Promise<string> {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: ['components/form/memory/start.ts'],
    bundle: true,
    minify: true,
    write: false,
    target: 'es2022',
  })
  return outputFiles.map(({ text }) => text.trim()).join('')
}

// `next start` serves what the build has compiled.
export default async (phase: string) =>
  createConfig(phase === PHASE_PRODUCTION_SERVER ? '' : await compileFormMemory())
