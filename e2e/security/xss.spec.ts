import { DENIED_FEATURES } from '@/lib/security/permissions-policy'
import { expect, test } from '@/e2e/support/servers/fixtures'
import { waitForHydration, trackCspViolations } from '@/e2e/support/checks/csp-violations'

/** What an attacker may get into a page; each would set `hacked` on the window. */
const INJECTED_HTML = `
  <script>window.hacked = 'inline'</script>
  <script src="data:text/javascript,window.hacked='data'"></script>
  <script src="https://evil.example/a.js"></script>
  <img src="/nope.png" onerror="window.hacked = 'handler'" alt="">
  <svg onload="window.hacked = 'svg'"></svg>
  <iframe srcdoc="<script>parent.hacked = 'frame'</script>"></iframe>
  <style>h1 { display: none }</style>
  <base href="https://evil.example/">`

// React notices that the page is not as it was sent.
test.use({ expectedErrors: [/Content Security Policy|404 \(Not Found\)|React error #418/] })

for (const path of ['/toronto', '/toronto/book-now', '/thankyou?kind=quote&city=toronto']) {
  test(`What somebody gets into a page does not run: ${path}`, async ({ page }) => {
    const refused = await trackCspViolations(page)
    await page.route('https://evil.example/**', () => {
      throw new Error('The page asked a stranger')
    })
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch()
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
      .poll(() => [...new Set(refused.map((what) => what.split(' ')[0]))].sort())
      .toEqual(['base-uri', 'script-src-attr', 'script-src-elem', 'style-src-elem'])
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  })
}

test('A page may not ask the visitor for anything, or tell others about them', async ({ page }) => {
  await page.goto('/toronto')
  await waitForHydration(page)
  const allowed = await page.evaluate(() =>
    (
      document as unknown as { featurePolicy: { allowedFeatures(): string[] } }
    ).featurePolicy.allowedFeatures(),
  )
  // The film starts by itself.
  expect(allowed).toContain('autoplay')
  expect(allowed.filter((name) => DENIED_FEATURES.includes(name))).toEqual([])
})
