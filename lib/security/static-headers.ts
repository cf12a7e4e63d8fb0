import { CSP_HEADER, NON_HTML_POLICY } from './content-security-policy'
import { PERMISSIONS_POLICY } from './permissions-policy'

export type HeaderList = Readonly<Record<string, string>>

/** For every response, files included (next.config.ts). */
export const COMMON_HEADERS: HeaderList = {
  // Browsers ignore it over http (RFC 6797, section 8.1).
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/** For every response but our own files: they affect documents only, and take a kilobyte. */
export const DOCUMENT_HEADERS: HeaderList = {
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': PERMISSIONS_POLICY,
}

export const NON_HTML_HEADERS: HeaderList = { [CSP_HEADER]: NON_HTML_POLICY }

export const STATIC_FILE_HEADERS: HeaderList = { [CSP_HEADER]: "frame-ancestors 'none'" }

/** For files whose names contain a hash. */
export const HASHED_FILE_HEADERS: HeaderList = {
  'cache-control': 'public, max-age=31536000, immutable',
}

/** For the files of public/, whose names stay when they change. */
export const PUBLIC_FILE_HEADERS: HeaderList = {
  'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
}
