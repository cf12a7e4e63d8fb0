import { expect, test, JAVASCRIPT_MODES } from '@/e2e/support/servers/fixtures'

for (const { javaScriptEnabled, visitor } of JAVASCRIPT_MODES) {
  test.describe(() => {
    test.use({ javaScriptEnabled })

    test(`${visitor} reads the opening hours beside the large number`, async ({ page }) => {
      for (const path of ['/toronto', '/toronto/get-quote']) {
        await page.goto(path)
        await expect(
          page.getByText('We answer the phone Monday to Saturday, 8 am to 6 pm'),
        ).toBeVisible()
      }
    })
  })
}
