import { DENIED_FEATURES } from '@/lib/security/permissions-policy'
import { expect, test } from '@/e2e/support/servers/fixtures'
import { trackCspViolations } from '@/e2e/support/checks/csp-violations'
import { waitForHydration } from '@/e2e/support/pages/hydration'

/** HTML of an attacker; each part would set `hacked` on the window. */
const INJECTED_HTML = `
  <script>window.hacked = 'inline'</script>
  <script src="data:text/javascript,window.hacked='data'"></script>
  <script src="https://evil.example/a.js"></script>
  <img src="/nope.png" onerror="window.hacked = 'handler'" alt="">
  <svg onload="window.hacked = 'svg'"></svg>
  <iframe srcdoc="<script>parent.hacked = 'frame'</script>"></iframe>
  <style>h1 { display: none }</style>
  <base href="https://evil.example/">`

// React logs an error for the changed page.
test.use({ expectedErrors: [/Content Security Policy|404 \(Not Found\)|React error #418/] })

for (const path of ['/toronto', '/toronto/book-now', '/thankyou?kind=quote&city=toronto']) {
  test(`Code injected into ${path} does not run`, async ({ page }) => {
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
      const link = document.createElement('a')
      link.href = "javascript:window.hacked = 'link'"
      document.body.append(link)
      link.click()
    })
    await expect
      .poll(() => [...new Set(violations.map((violation) => violation.split(' ')[0]))].sort())
      .toEqual(['base-uri', 'script-src-attr', 'script-src-elem', 'style-src-elem'])
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  })
}

test('A page cannot use any denied browser feature', async ({ page }) => {
  await page.goto('/toronto')
  await waitForHydration(page)
  const allowed = await page.evaluate(() =>
    (
      document as unknown as { featurePolicy: { allowedFeatures(): string[] } }
    ).featurePolicy.allowedFeatures(),
  )
  // The film needs autoplay.
  expect(allowed).toContain('autoplay')
  expect(allowed.filter((name) => DENIED_FEATURES.includes(name))).toEqual([])
})
