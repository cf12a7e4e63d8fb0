import { expect, JAVASCRIPT_MODES, test } from '@/e2e/support/servers/fixtures'
import { getFullQuoteForm } from '@/e2e/support/pages/quote-page'

for (const { javaScriptEnabled, visitor } of JAVASCRIPT_MODES) {
  test.describe('@core', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 780 } })

    test(`${visitor} from Canada can switch to a city, and the form stays in view`, async ({
      page,
    }) => {
      await page.setExtraHTTPHeaders({ 'x-vercel-ip-country': 'CA' })
      await page.goto('/')
      await expect(getFullQuoteForm(page).getByLabel('Your name')).toBeInViewport()
      const form = await getFullQuoteForm(page).boundingBox()
      await page.getByText('Choose your city').click()
      const cities = page.getByRole('navigation', { name: 'Cities' }).getByRole('link')
      await expect(cities.first()).toHaveText('Barrie, ON')
      expect(await getFullQuoteForm(page).boundingBox(), 'nothing moves').toEqual(form)
      await cities.filter({ hasText: 'Toronto' }).click()
      await expect(page).toHaveURL('/toronto')
      await expect(page.getByText('Choose your city')).toBeHidden()
    })
  })
}
