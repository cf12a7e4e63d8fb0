import { waitForHydration } from '@/e2e/support/pages/hydration'
import type { Page } from '@playwright/test'
import { injectMetaTag } from '@/e2e/support/pages/inject-meta-tag'
import { APP_CHECK_FIELD } from '@/lib/forms/form'
import { expect, getLeads, test } from '@/e2e/support/servers/fixtures'
import { getShortQuoteForm, requestShortQuote } from '@/e2e/support/pages/quote-page'
import { APP_CHECK_META } from '@/lib/http/page-settings'

const WEB_APP = { apiKey: 'key', appId: '1:2:web:3', projectId: 'movers' }

async function openPage(
  page: Page,
  siteUrl: string,
  answer: 'token' | 'nothing',
): Promise<string[]> {
  const tokenRequests: string[] = []
  const grecaptcha = `{ ready: (f) => f(), render: (_, o) => o.callback(), execute: async () => 'human' }`
  await page.route(/google\.com\/recaptcha|googleapis\.com/, (route) => {
    const url = route.request().url()
    tokenRequests.push(url)
    if (answer === 'nothing') return route.abort()
    if (url.includes('recaptcha/')) {
      const body = `window.grecaptcha = { enterprise: ${grecaptcha} }`
      return route.fulfill({ contentType: 'text/javascript', body })
    }
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    return route.fulfill({ headers, json: { token: `token-${tokenRequests.length}`, ttl: '300s' } })
  })
  const settings = JSON.stringify({ siteKey: 'site-key', app: WEB_APP })
  await injectMetaTag(page.context(), siteUrl, APP_CHECK_META, settings)
  await page.goto('/toronto/get-quote')
  await waitForHydration(page)
  return tokenRequests
}

test('A form sends a token, requested after the first input', async ({ page, site }) => {
  const tokenRequests = await openPage(page, site.url, 'token')
  expect(tokenRequests).toEqual([])
  const post = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/toronto/get-quote'),
  )
  // The form waits three seconds for its token.
  await getShortQuoteForm(page).getByLabel('Your name').focus()
  await expect.poll(() => tokenRequests.length).toBe(1)
  await requestShortQuote(page)
  expect((await post).postData()).toMatch(new RegExp(`name="_1_${APP_CHECK_FIELD}"\\s+token-\\d`))
  expect(tokenRequests.some((url) => url.includes('recaptcha/enterprise.js'))).toBe(true)
})

test.describe('with Google out of reach', () => {
  test.use({ expectedErrors: [/ERR_FAILED|AppCheck/] })

  test('A visitor’s form is sent without a token', async ({ page, site, database }) => {
    await openPage(page, site.url, 'nothing')
    await requestShortQuote(page)
    expect(Object.keys(getLeads(database))).toHaveLength(1)
  })
})
