import { CSP_HEADER, NON_HTML_POLICY } from './content-security-policy'
import { PERMISSIONS_POLICY } from './permissions-policy'

export type HeaderList = Readonly<Record<string, string>>

/** Sent with every answer, files included (next.config.ts). */
export const COMMON_HEADERS: HeaderList = {
  // Browsers heed it over https only (RFC 6797, section 8.1), so it needs no condition.
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/** Sent with every answer but our own files: they mean something for documents only, and weigh a kilobyte. */
export const DOCUMENT_HEADERS: HeaderList = {
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': PERMISSIONS_POLICY,
}

/** Sent with every answer that is known to be no page. */
export const NON_HTML_HEADERS: HeaderList = { [CSP_HEADER]: NON_HTML_POLICY }

/** Sent with the files of the build and of public/, beside the above. */
export const STATIC_FILE_HEADERS: HeaderList = { [CSP_HEADER]: "frame-ancestors 'none'" }

/**
 * Sent with the files of public/, whose names stay when they change: a page opened within the hour asks
 * for none of them again, one of the next day shows what it has and asks meanwhile.
 */
export const PUBLIC_FILE_HEADERS: HeaderList = {
  'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
}
