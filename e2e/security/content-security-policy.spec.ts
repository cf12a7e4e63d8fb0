import { searchAddress } from '@/e2e/support/pages/address-fields'
import { openWithoutScripts } from '@/e2e/support/pages/pause-requests'
import { expect, test } from '@/e2e/support/servers/fixtures'
import { stubGoogleMaps } from '@/e2e/support/servers/google-maps-stub'
import { openPage, waitForHydration } from '@/e2e/support/pages/hydration'
import { fillMove, getFullQuoteForm, submitForm } from '@/e2e/support/pages/quote-page'

const PICKUP_THANK_YOU_PATH =
  '/thankyou?form=pickup&city=toronto&moveDate=2027-03-15&window=09:00-11:00&load=half'
const PAGES = [
  ...['/', '/get-quote', '/privacy', '/thankyou?form=full&city=toronto', PICKUP_THANK_YOU_PATH],
  ...['', '/get-quote', '/book-now', '/how-it-works', '/what-we-take', '/faq', '/reviews'].map(
    (page) => `/toronto${page}`,
  ),
]

for (const path of PAGES) {
  test(
    `The policy allows all of ${path}, and the page hydrates`,
    { tag: '@core' },
    async ({ page }) => {
      await openPage(page, path)
      await page.waitForLoadState('networkidle')
    },
  )
}

test('The policy allows all of a 404 page', { tag: '@core' }, async ({ page }) => {
  await page.route('**/*', async (route) => {
    const response = await route.fetch({ maxRetries: 2 })
    await route.fulfill({ response, status: 200 })
  })
  for (const path of ['/toronto/nope', '/get-quote/nope', '/nope.png']) {
    await openPage(page, path)
  }
  // Pictures may still be loading.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('A form sent before hydration is answered with a page that hydrates', async ({ page }) => {
  const release = await openWithoutScripts(page, '/miami')
  const form = getFullQuoteForm(page)
  await fillMove(form, { phone: '416' })
  const answer = page.waitForResponse((response) => response.request().method() === 'POST')
  await submitForm(form)
  await answer
  release()
  await waitForHydration(page)
  await form.getByLabel('Phone number').fill('416-555-0142')
  await submitForm(form)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Thank you/)
})

test('The policy allows Google’s address service', async ({ page }) => {
  await stubGoogleMaps(page)
  await searchAddress(page)
})
