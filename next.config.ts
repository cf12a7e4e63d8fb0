import type { NextConfig } from 'next'
// Read here so that a wrong environment stops `next build` and `next start` with the bad keys' names.
import { env, SITE_URL } from './lib/env'

const config: NextConfig = {
  agentRules: false,
  generateBuildId: () => env.BUILD_ID,
  // Inlined into the build: the values a build was made with stay with it wherever it is served.
  env: { BUILD_ID: env.BUILD_ID, PINNED_PHONES: env.PINNED_PHONES },
  poweredByHeader: false,
  reactStrictMode: true,
  experimental: {
    globalNotFound: true,
    // The door refuses larger bodies first (lib/guard.ts); this holds if a request gets past it.
    // A proxy that hides the public host is believed to be ours where the origin is the site's own.
    serverActions: { bodySizeLimit: '64kb', allowedOrigins: [new URL(SITE_URL).host] },
  },
}

export default config
