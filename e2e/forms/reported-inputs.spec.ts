import { expect, serverTest, test } from '@/e2e/support/servers/fixtures'

// Users of other products reported these inputs in public.

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

serverTest('A phone links no opening hours before the page is ready', async ({ site }) => {
  for (const path of ['/toronto', '/toronto/get-quote', '/toronto/book-now', '/toronto/faq'])
    expect(await (await fetch(site.url + path)).text()).toContain(
      '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no"/>',
    )
})
