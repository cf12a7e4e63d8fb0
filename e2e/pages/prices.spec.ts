import { findAxeViolations } from '@/e2e/support/checks/accessibility'
import { expectNoLayoutIssues } from '@/e2e/support/checks/layout-issues'
import { crawlPage, findStructuredDataErrors } from '@/e2e/support/pages/crawl'
import { expect } from '@/e2e/support/servers/fixtures'
import { setCalendar, test } from '@/e2e/support/servers/isolated-site'

const rates = 'two:149,three:209,minimum:3,travel:79,currency:CAD'
const prices = 'quarter:119-169,half:219-289,three-quarters:319-399,full:399-489,currency:CAD'

test('The page of prices is linked and in the sitemap once the crew area has any', async ({
  page,
  isolated,
}) => {
  const { site, store } = isolated
  const read = async (path: string) => (await fetch(site.url + path)).text()
  store.put('/locations/kitchener-waterloo/rates', null)
  await setCalendar(isolated, {})
  expect(await read('/waterloo')).not.toContain('/waterloo/prices')
  expect(await read('/waterloo/prices')).not.toContain('<table')
  expect(await read('/sitemap.xml')).not.toContain('/prices')

  store.put('/locations/kitchener-waterloo/rates', rates)
  await setCalendar(isolated, { prices, rates })
  await page.goto('/waterloo/faq')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Prices' }).click()
  await expect(page.getByRole('row', { name: /^2 bedrooms/ })).toContainText('$824 to $1,122')
  const canonical = page.locator('link[rel=canonical]')
  await expect(canonical).toHaveAttribute('href', /\/kitchener\/prices$/)
  const sitemap = await read('/sitemap.xml')
  expect(sitemap.match(/\/\w+\/prices/g)?.toSorted()).toEqual([
    '/kitchener/prices',
    '/toronto/prices',
  ])

  await page.goto('/toronto/prices')
  await expect(page.getByRole('row', { name: /^Half/ })).toContainText('$219 to $289')
  expect(await findAxeViolations(page)).toEqual([])
  await expectNoLayoutIssues(page)
  const crawled = await crawlPage(await page.context().newPage(), site.url, '/toronto/prices')
  expect(findStructuredDataErrors(crawled)).toEqual([])
  expect(crawled.data.join()).toContain('"priceRange":"$149')
  store.put('/locations/kitchener-waterloo/rates', null)
  await setCalendar(isolated, { prices: null, rates: null })
})
