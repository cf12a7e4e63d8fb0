import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { A11Y_ENGINES } from '@/e2e/support/checks/a11y-engines'
import { findPiiMarkers, makePiiMarkers } from '@/e2e/support/checks/pii-markers'
import {
  stubEmptyMaps,
  getBookingForm,
  fillBooking,
  getOpenDay,
} from '@/e2e/support/pages/booking-page'
import { getThankYouKey, requestShortQuote, submitForm } from '@/e2e/support/pages/quote-page'
import { toInstant } from '@/lib/forms/stored-fields'
import { startDatabaseServer } from '@/e2e/support/servers/database-server'
import { expect, getSiteSettings, test as base } from '@/e2e/support/servers/fixtures'
import { runCommand } from '@/e2e/support/servers/run-command'

const test = base.extend<{ folder: string }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names out of the pattern
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'report-'))
    await use(folder)
    rmSync(folder, { recursive: true })
  },
})

const GOOGLE = 'utm_source=google&utm_medium=cpc&utm_campaign=brand&gclid=A1'
const FACEBOOK = 'utm_source=facebook&utm_medium=paid_social&utm_campaign=spring&fbclid=F1'
const QUOTE_LINKS = [
  `/toronto/get-quote?${GOOGLE}`,
  `/toronto/get-quote?${GOOGLE}`,
  `/barrie/get-quote?${FACEBOOK}`,
  '/barrie/get-quote',
]

/** The cells of the row with this label in the table with this caption. */
function getCells(page: Page, caption: string, label: string): Locator {
  const row = page
    .getByRole('table', { name: caption })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: label, exact: true }) })
  return row.getByRole('cell')
}

test('The report counts requests that came by campaign links, and names no one', async ({
  page,
  context,
  database,
  folder,
}) => {
  test.slow()
  for (const [n, link] of QUOTE_LINKS.entries()) {
    const markers = makePiiMarkers(n)
    await context.clearCookies()
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': markers.clientIp })
    await page.goto(link)
    const message = `Two rooms ${markers.makeWord('m')}`
    await requestShortQuote(page, {
      name: markers.makeWord('n'),
      phone: markers.phone,
      message,
    })
  }
  await context.clearCookies()
  await stubEmptyMaps(page)
  await page.goto(`/toronto/book-now?${GOOGLE}`)
  await fillBooking(page, getOpenDay('toronto'), true)
  await getBookingForm(page).getByLabel('Your name').fill(makePiiMarkers(9).makeWord('n'))
  await submitForm(getBookingForm(page))
  await expect(page).toHaveURL(/\/thankyou/)
  const job = getThankYouKey(page)
  database.put(`/jobs/${job}/job_status`, 'Completed')
  database.put(`/outcomes/${job}`, { value: 640, currency: 'CAD', at: toInstant(new Date()) })

  const [spend, out] = [join(folder, 'spend.csv'), join(folder, 'report.html')]
  // In UTC: at night the report of the default period lacks the newest requests of eastern cities.
  const today = new Date().toISOString().slice(0, 10)
  writeFileSync(spend, `Day,Campaign,Currency code,Cost\n${today},brand,CAD,30\n`)
  const settings = getSiteSettings(database)
  const args = ['--until', today, '--spend', spend, '--out', out]
  const { status, text } = await runCommand('report', args, settings)
  expect(text).toMatch(/report\.html: 20.+, all locations; .+\n/)
  expect(text).toContain(`The costs of Google Ads are of ${today} to ${today} only.`)
  expect(status).toBe(0)

  expect(findPiiMarkers(readFileSync(out, 'utf8'))).toEqual([])
  await page.goto(`file://${out}`)
  const brand = getCells(page, 'By campaign', 'Google Ads: brand')
  const brandCells = ['3', '1', '33.3 % *', '6.1 % to 79.2 %', '1']
  await expect(brand).toHaveText([...brandCells, '30.00 CAD', '10.00 CAD', '30.00 CAD', '640 CAD'])
  await expect(getCells(page, 'By campaign', 'Meta Ads: spring').first()).toHaveText('1')
  await expect(getCells(page, 'By city', 'Barrie').first()).toHaveText('2')
  await expect(getCells(page, 'By city', 'Toronto').first()).toHaveText('3')
  await expect(getCells(page, 'By landing page', '/barrie/get-quote').first()).toHaveText('2')
  for (const engine of Object.values(A11Y_ENGINES)) expect(await engine(page)).toEqual([])
})

test('A sample opens no database and has no layout wider than a phone', async ({
  page,
  database,
  folder,
}) => {
  const out = join(folder, 'sample.html')
  const { length } = database.tokens
  const { status, text } = await runCommand('report', ['--sample', '--out', out], {
    ...getSiteSettings(database),
  })
  expect({ status, text }).toMatchObject({
    status: 0,
    text: expect.stringMatching(/; made up\n$/),
  })
  expect(database.tokens).toHaveLength(length)
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(`file://${out}`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expect(page.getByRole('table', { name: /^fees/ })).toContainText('better')
  await expect(page.getByRole('table', { name: /^price/ })).toContainText('too early')
  for (const engine of Object.values(A11Y_ENGINES)) expect(await engine(page)).toEqual([])
})

test('What the command does not understand is one line', async ({ database, folder }) => {
  // Eight commands.
  test.slow()
  const wrong = join(folder, 'wrong.csv')
  writeFileSync(wrong, 'Day,Campaign,Cost\n2026-10-01,brand,free\n')
  const out = join(folder, 'report.html')
  for (const [args, problem] of [
    [['--sice', '2026-10-01'], /Unknown option/],
    [['--since', 'yesterday'], /no day "yesterday"/],
    [['--since', '2026-10-02', '--until', '2026-10-01'], /is after --until 2026-10-01\./],
    [['--since', '2999-01-01'], /--since 2999-01-01 is after \d{4}-\d\d-\d\d, the last day/],
    [['--location', 'miami'], /no location "miami": Miami belongs to south-florida/],
    [['--sample', '--spend', wrong], /--sample has costs/],
    [['--spend', wrong], /wrong\.csv, line 2: there is no cost "free"/],
    [['--spend', join(folder, 'none.csv')], /none\.csv: ENOENT/],
  ] as const) {
    const { status, text } = await runCommand(
      'report',
      [...args, '--out', out],
      getSiteSettings(database),
    )
    expect(status).toBe(2)
    expect(text).toMatch(problem)
    expect(text.trim().split('\n')).toHaveLength(1)
  }
})

test('A box of a total is as wide as its amount', async ({ page, database, folder }) => {
  const spend = join(folder, 'spend.csv')
  const out = join(folder, 'report.html')
  const day = '2026-10-01'
  writeFileSync(spend, `Day,Campaign,Currency code,Cost\n${day},brand,CAD,"123,456,789,012"\n`)
  const args = ['--since', day, '--until', day, '--spend', spend, '--out', out]
  await runCommand('report', args, getSiteSettings(database))
  await page.goto(`file://${out}`)
  const amount = page.getByText('123,456,789,012 CAD')
  await expect(amount).toBeVisible()
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await amount.evaluate((line) => line.scrollWidth - line.clientWidth)).toBe(0)
  }
})

test('A database that refuses is one line', async ({ folder }) => {
  const database = await startDatabaseServer()
  database.setFault('deny')
  const out = join(folder, 'report.html')
  const { status, text } = await runCommand('report', ['--out', out], getSiteSettings(database))
  await database.stop()
  expect({ status, text }).toEqual({
    status: 1,
    text: expect.stringMatching(/^Reading leads failed.+\n$/),
  })
})
