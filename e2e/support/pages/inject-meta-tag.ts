import type { BrowserContext } from '@playwright/test'
import { buildPagePolicy, CSP_HEADER, THIRD_PARTIES } from '@/lib/security/content-security-policy'

/** Adds a third party's meta tag and sources, as a build with that setting does. */
export async function injectMetaTag(
  context: BrowserContext,
  siteUrl: string,
  name: string,
  content: string,
): Promise<void> {
  const meta = `<meta name="${name}" content="${content.replaceAll('"', '&quot;')}"/>`
  await context.route(
    (url) => url.origin === siteUrl,
    async (route) => {
      const request = route.request()
      if (request.resourceType() !== 'document' || request.method() !== 'GET') {
        return route.fallback()
      }
      const served = await route.fetch({ maxRetries: 2 })
      const html = await served.text()
      const body = html.includes(`<meta name="${name}"`)
        ? html
        : html.replace('</head>', `${meta}</head>`)
      const headers = { ...served.headers(), [CSP_HEADER]: getPolicy(body) }
      await route.fulfill({ response: served, headers, body })
    },
  )
}

function getPolicy(html: string): string {
  return buildPagePolicy(
    Object.keys(THIRD_PARTIES).filter((name) => html.includes(`<meta name="${name}" `)),
  )
}
