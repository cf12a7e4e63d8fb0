import { THANK_YOU_PATH } from '@/lib/routing/paths'

/**
 * Answers Next's request to this server for the thank-you page to which an action redirects, before it
 * is sent. The browser loads that page itself, because its root layout differs.
 */
export function skipRedirectPrefetch(): void {
  const originalFetch = globalThis.fetch
  globalThis.fetch = (input, init) =>
    isRedirectPrefetch(input, init)
      ? Promise.resolve(new Response(null, { status: 204 }))
      : originalFetch(input, init)
}

/** The arguments of `createRedirectRenderResult` in next/dist/server/app-render/action-handler.js. */
function isRedirectPrefetch(input: string | URL | Request, init: RequestInit | undefined): boolean {
  return (
    input instanceof URL &&
    input.pathname === THANK_YOU_PATH &&
    init?.method === 'GET' &&
    init.headers instanceof Headers &&
    init.headers.get('rsc') === '1'
  )
}
