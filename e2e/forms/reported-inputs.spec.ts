import { expect, test } from '@/e2e/support/servers/fixtures'

// What users of other products reported in public, as it was reported.

test('A phone links no opening hours before the page is ready', async ({ page }) => {
  for (const path of ['/toronto', '/toronto/get-quote', '/toronto/book-now', '/toronto/faq']) {
    await page.goto(path)
    await expect(page.locator('meta[name="format-detection"]')).toHaveAttribute(
      'content',
      'telephone=no, date=no, address=no, email=no',
    )
  }
})

test('A page opened from a webmail’s sandboxed frame shows its number', async ({ page, site }) => {
  const link = `<a href="${site.url}/toronto/get-quote" target="_blank">Your request</a>`
  await page.route('https://webmail.example/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe sandbox="allow-popups" srcdoc='${link}'></iframe>`,
    }),
  )
  await page.goto('https://webmail.example/')
  const opened = page.waitForEvent('popup')
  await page.frameLocator('iframe').getByRole('link').click()
  const popup = await opened
  await expect(popup.getByRole('banner')).toContainText('416-555-0110')
})
