import { getHeadline, HEADLINE_KEYS } from '@/lib/business/headlines'
import { expect, test, describeVisitors } from '@/e2e/support/servers/fixtures'
import { findLayoutIssues } from '@/e2e/support/checks/layout-issues'
import {
  getShortQuoteForm,
  getThankYouKey,
  submitForm,
  requestShortQuote,
} from '@/e2e/support/pages/quote-page'

describeVisitors('headlines', ({ visitor }) => {
  test(`${visitor} who follows an ad reads the ad’s headline, even after an error, and it is stored with the request`, async ({
    page,
    database,
  }) => {
    await page.goto('/toronto/get-quote?h=price-match&gclid=A1')
    const headline = page.getByRole('heading', { level: 1 })
    await expect(headline).toHaveText('We match any written Toronto quote')
    await submitForm(getShortQuoteForm(page))
    await expect(getShortQuoteForm(page).getByRole('alert')).toBeVisible()
    await expect(headline).toHaveText('We match any written Toronto quote')
    await requestShortQuote(page)
    expect(database.read(`/details/${getThankYouKey(page)}/attribution`)).toMatchObject({
      headline: 'price-match',
      last: { gclid: 'A1' },
    })
  })
})

test('Every headline’s page is prerendered and has the canonical address of the page without it', async ({
  site,
}) => {
  for (const [base, city, canonical] of [
    ['/miami/get-quote', 'Miami', '/miami/get-quote'],
    ['/get-quote', 'Dallas-Fort Worth', '/get-quote'],
  ] as const) {
    for (const key of HEADLINE_KEYS) {
      const answer = await fetch(`${site.url}${base}?h=${key}&utm_source=google`)
      const html = await answer.text()
      expect(answer.headers.get('x-nextjs-prerender')).toMatch(/1/)
      expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]).toBe(getHeadline(city, key))
      const [, address = ''] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? []
      expect(new URL(address).pathname).toBe(canonical)
    }
  }
})

test('The longest headline fits the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const key of HEADLINE_KEYS) {
    await page.goto(`/get-quote?h=${key}`)
    expect(await findLayoutIssues(page), key).toEqual([])
  }
})
