import { createRequire } from 'node:module'
import type Base from 'next/dist/server/lib/incremental-cache/file-system-cache'
import type { IncrementalCachedAppPageValue as Page } from 'next/dist/server/response-cache/types'
import { CSP_HEADER, hashPolicy } from './content-security-policy.ts'

const { default: FileSystemCache } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache.js',
) as { default: typeof Base }

const pagesWithPolicy = new WeakSet<object>()

/**
 * Adds to each prerendered page the policy computed from its HTML, which the hourly refresh changes
 * (`cacheHandler` in next.config.ts). Node loads this file itself, outside the build.
 */
export default class PageCache extends FileSystemCache {
  override async get(...args: Parameters<Base['get']>) {
    const entry = await super.get(...args)
    if (isPage(entry?.value)) addPolicy(entry.value)
    return entry
  }

  /** A page that was not cached is sent from here. */
  override async set(...args: Parameters<Base['set']>) {
    if (isPage(args[1])) addPolicy(args[1])
    return super.set(...args)
  }
}

function isPage(value: { kind: string } | null | undefined): value is Page {
  return value?.kind === 'APP_PAGE'
}

function addPolicy(page: Page): void {
  if (pagesWithPolicy.has(page)) return
  const headers: Page['headers'] = { ...page.headers, [CSP_HEADER]: hashPolicy(page.html) }
  // Next sends this header itself, too.
  delete headers['x-nextjs-prerender']
  page.headers = headers
  pagesWithPolicy.add(page)
}
