import { createRequire } from 'node:module'
import type Base from 'next/dist/server/lib/incremental-cache/file-system-cache'
import type { IncrementalCachedAppPageValue as Page } from 'next/dist/server/response-cache/types'
import { CSP_HEADER, hashPolicy } from './content-security-policy.ts'

const { default: FileSystemCache } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache.js',
) as { default: typeof Base }

const pagesWithPolicy = new WeakSet<object>()

/**
 * Next's own page cache (`cacheHandler` in next.config.ts), which hands out every prerendered page
 * together with the policy for exactly this page: after the hourly refresh the page has other scripts,
 * and so another policy. Node loads this file as it is, outside the build.
 */
export default class PageCache extends FileSystemCache {
  override async get(...args: Parameters<Base['get']>) {
    const entry = await super.get(...args)
    if (isPage(entry?.value)) addPolicy(entry.value)
    return entry
  }

  /** Once in a while a page is answered from here: where it was not in the cache. */
  override async set(...args: Parameters<Base['set']>) {
    if (isPage(args[1])) addPolicy(args[1])
    return super.set(...args)
  }
}

function isPage(value: { kind: string } | null | undefined): value is Page {
  return value?.kind === 'APP_PAGE'
}

/** A page stays in memory, so it is read once. */
function addPolicy(page: Page): void {
  if (pagesWithPolicy.has(page)) return
  const headers: Page['headers'] = { ...page.headers, [CSP_HEADER]: hashPolicy(page.html) }
  // The framework sends this one itself, too.
  delete headers['x-nextjs-prerender']
  page.headers = headers
  pagesWithPolicy.add(page)
}
