import { globSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { waitForHydration } from '@/e2e/support/checks/csp-violations'
import { getMovingQuoteForm, submitForm } from '@/e2e/support/pages/quote-page'
import { expect, test } from '@/e2e/support/servers/fixtures'
import { STYLES_PATH } from '@/lib/routing/api-paths'

/** The style sheet has it once. */
const RULE = '.checkmark-item:before{'
const countRules = (text: string) => text.split(RULE).length - 1

const expectStyledPage = (page: Page) =>
  expect(page.locator('body')).toHaveCSS('background-color', 'rgb(252, 248, 240)')

test('The style sheet is in the HTML once, and neither in its data nor in a file of its own', async ({
  request,
  site,
}) => {
  for (const path of ['/toronto', '/thankyou', '/nope', '/toronto/nope']) {
    const html = await (await request.get(site.url + path)).text()
    expect(html.match(/<link[^>]+stylesheet/), path).toBeNull()
    expect(countRules(html), path).toBe(1)
    expect(html.indexOf(RULE), path).toBeLessThan(html.indexOf('<body'))
  }
  expect(globSync('.next/static/**/*.css')).toEqual([])
  const scripts = globSync('.next/static/**/*.js')
  expect(scripts.length).toBeGreaterThan(10)
  expect(scripts.filter((file) => countRules(readFileSync(file, 'utf8')) > 0)).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, failOnCspViolations: true })

  test('A page rendered anew after a form has its styles', async ({ page }) => {
    await page.goto('/miami')
    await submitForm(getMovingQuoteForm(page))
    await expect(page.getByText('Please check your answers')).toBeVisible()
    await expectStyledPage(page)
  })
})

test('The next page keeps the styles, and adds none', { tag: '@core' }, async ({ page }) => {
  await page.goto('/toronto/faq')
  await waitForHydration(page)
  await page.locator('a[href="/toronto/reviews"]').last().click()
  await expect(page).toHaveURL(/\/toronto\/reviews$/)
  await expectStyledPage(page)
  await expect(page.locator('style, link[rel=stylesheet]')).toHaveCount(1)
})

test.describe('when the whole document breaks', () => {
  test.use({ expectedErrors: [/broken on purpose|Minified React error/] })

  test('A visitor still sees a styled page and a phone number', async ({ page }) => {
    await page.addInitScript(() => {
      // Read outside of the boundary that shows a city's page of errors.
      Object.defineProperty(document, 'cookie', {
        get() {
          throw new Error('broken on purpose')
        },
      })
    })
    const styles = page.waitForResponse((response) => response.url().endsWith(STYLES_PATH))
    await page.goto('/toronto/faq')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Something went wrong on our end',
    )
    expect(countRules(await (await styles).text())).toBe(1)
    await expectStyledPage(page)
  })
})
