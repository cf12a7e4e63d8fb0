import { readFileSync, writeFileSync } from 'node:fs'
import { findPiiMarkers, makePiiMarkers } from '@/e2e/support/checks/pii-markers'
import { getThankYouKey, requestShortQuote } from '@/e2e/support/pages/quote-page'
import { expect, getSiteSettings, test } from '@/e2e/support/servers/fixtures'
import { runCommand } from '@/e2e/support/servers/run-command'
import { findAxeViolations } from '@/e2e/support/checks/accessibility'
import { updateVisit } from '@/lib/analytics/attribution'
import { CONSENT, LEAD } from '@/lib/store/records.fixture'
import { createRecordKey } from '@/lib/store/record-key'

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

const HOUR_AGO = Date.now() - 3_600_000
const KEY = createRecordKey('', {}, HOUR_AGO).key
const TIME = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\+0000`

test('Ops mark a lead as won within the database rules, and it is written once for Google Ads', async ({
  database,
}, testInfo) => {
  test.slow()
  const run = (name: string, ...args: string[]) => runCommand(name, args, getSiteSettings(database))
  const attribution = updateVisit(undefined, {
    url: new URL('https://movers.example/toronto?gclid=Cj0KCQ-x_1'),
    referrer: null,
    now: new Date(HOUR_AGO),
  })
  database.put(`/leads/${KEY}`, LEAD)
  database.put(`/details/${KEY}`, { attribution, consent: { ...CONSENT, advertising: true } })
  const won = await run('leads', '--won', KEY, '--value', '850')
  expect(won.stdout).toBe(`leads/${KEY}: won, 850.00 CAD\n`)
  expect(database.read(`/leads/${KEY}`)).toEqual({ ...LEAD, status: 'won', won_by: 'office' })

  const printed = await run('leads', '--google-ads')
  expect(printed.text).toContain('Not marked as written')
  const file = (name: string) => testInfo.outputPath(name)
  const clicks = await run(
    'leads',
    '--google-ads',
    '--since',
    '2026-01-01',
    '--out',
    file('clicks'),
  )
  for (const csv of [printed.stdout, readFileSync(file('clicks'), 'utf8')])
    expect(csv).toMatch(
      new RegExp(`^Google Click ID,.*\r\nCj0KCQ-x_1,,,Won request,${TIME},850.00,CAD,${KEY}\r\n$`),
    )
  expect(clicks.text).toContain('Conversions: 1\n')
  expect((await run('leads', '--google-ads')).text).toContain('Written before: 1; --again')
  await run('leads', '--google-ads', 'enhanced', '--out', file('enhanced'))
  expect(readFileSync(file('enhanced'), 'utf8')).toMatch(
    new RegExp(`\n[0-9a-f]{64},[0-9a-f]{64},Won request,${TIME},850.00,CAD,${KEY}\r\n$`),
  )
  expect(database.read(`/outcomes/${KEY}`)).toMatchObject({
    ...{ won: true, value: 850, currency: 'CAD' },
    ...{ exported_click: expect.any(String), exported_enhanced: expect.any(String) },
  })

  expect((await run('leads', '--reopen', KEY)).stdout).toContain('open again; it was written')
  expect(database.read(`/leads/${KEY}`)).toEqual(LEAD)
  expect((await run('leads', '--withhold', KEY)).stdout).toContain('it was written before')
  expect((await run('forget', '--key', KEY)).text).toContain(`${KEY} was written for Google Ads`)
  expect([database.read('/outcomes'), database.read('/leads')]).toEqual([null, null])
})
