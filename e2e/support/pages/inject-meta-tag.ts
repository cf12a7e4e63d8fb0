import type { BrowserContext } from '@playwright/test'
import { CSP_HEADER, hashPolicy } from '@/lib/security/content-security-policy'

/**
 * Adds a meta tag to prerendered pages, as a build with that setting does. Pages rendered per request
 * have the tag already.
 */
export async function injectMetaTag(
  context: BrowserContext,
  siteUrl: string,
  name: string,
  content: string,
): Promise<void> {
  const meta = `<meta name="${name}" content="${content.replaceAll('"', '&quot;')}"/>`
  await context.route(
    (url) => url.origin === siteUrl && url.pathname !== '/thankyou',
    async (route) => {
      const request = route.request()
      if (request.resourceType() !== 'document' || request.method() !== 'GET') {
        return route.fallback()
      }
      const served = await route.fetch({ maxRetries: 2 })
      const body = (await served.text()).replace('</head>', `${meta}</head>`)
      const headers = { ...served.headers(), [CSP_HEADER]: hashPolicy(body) }
      await route.fulfill({ response: served, headers, body })
    },
  )
}
