import { readFileSync, writeFileSync } from 'node:fs'
import { findPiiMarkers, makePiiMarkers } from '@/e2e/support/checks/pii-markers'
import { getThankYouKey, requestShortQuote } from '@/e2e/support/pages/quote-page'
import { expect, getSiteSettings, test } from '@/e2e/support/servers/fixtures'
import { runCommand } from '@/e2e/support/servers/run-command'
import { findAxeViolations } from '@/e2e/support/checks/accessibility'

const GOOGLE = 'utm_source=google&utm_medium=cpc&utm_campaign=Brand&gclid=A1'
const HEADER = 'date,source,campaign,cost,currency'

test('The report says what the jobs of an ad cost, names no one, and fits a phone', async ({
  page,
  context,
  database,
}, testInfo) => {
  test.slow()
  for (const [n, query] of [`?${GOOGLE}`, `?${GOOGLE}`, ''].entries()) {
    const { makeWord, phone, clientIp } = makePiiMarkers(n)
    await context.clearCookies()
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': clientIp })
    await page.goto(`/barrie/get-quote${query}`)
    const message = `Two rooms ${makeWord('m')}`
    await requestShortQuote(page, { name: makeWord('n'), phone, message })
  }
  // The last request did not come from an ad.
  database.put(`/leads/${getThankYouKey(page)}/won_by`, 'Ann')
  // UTC's date: at night the default period lacks the newest requests of eastern cities.
  const today = new Date().toISOString().slice(0, 10)
  const [costs = '', out = ''] = ['costs.csv', 'report.html'].map((name) =>
    testInfo.outputPath(name),
  )
  writeFileSync(costs, `${HEADER}\n${today},google,brand,"3000",CAD\n`)
  const args = ['--until', today, '--costs', costs, '--out', out]
  const { status, text } = await runCommand('report', args, getSiteSettings(database))
  expect({ status, text }).toEqual({ status: 0, text: expect.stringContaining('report.html: 20') })

  expect(findPiiMarkers(readFileSync(out, 'utf8'))).toEqual([])
  await page.goto(`file://${out}`)
  await expect(page.getByText('The dearest is Google Ads with 3,000 CAD')).toBeVisible()
  const city = page.getByRole('table', { name: 'By city' }).getByRole('row', { name: 'Barrie' })
  const figures = ['–', '1', '33.3 % *', '3', '2', '1,500 CAD', '3,000 CAD', '–']
  await expect(city.getByRole('cell')).toHaveText(figures)

  await page.setViewportSize({ width: 360, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.getByText('Show the numbers').first().click()
  expect(await findAxeViolations(page)).toEqual([])
})
