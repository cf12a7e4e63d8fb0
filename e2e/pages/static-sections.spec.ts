import type { Page } from '@playwright/test'
import { openPage } from '@/e2e/support/pages/hydration'
import {
  fillMove,
  getFullQuoteForm,
  submitValidForm,
  submitForm,
} from '@/e2e/support/pages/quote-page'
import { expect, test } from '@/e2e/support/servers/fixtures'
import { globSync, readFileSync } from 'node:fs'
import { STYLES_PATH } from '@/lib/routing/api-paths'

const FOOTER_TITLE = 'Where we work'

const expectWholePage = async (page: Page) => {
  await expect(page.locator('[data-static]:not(:empty)')).toHaveCount(11)
  await expect(page.locator('[data-static]:empty')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: FOOTER_TITLE })).toBeVisible()
}

/** Replaces an element before React sees it; without `tag` removes it. */
async function replaceOnArrival(page: Page, selector: string, tag?: string): Promise<void> {
  await page.addInitScript(
    ([wanted, name]) => {
      const observer = new MutationObserver(() => {
        const element = document.querySelector(wanted)
        if (!element) return
        observer.disconnect()
        element.replaceWith(...(name ? [document.createElement(name)] : []))
      })
      observer.observe(document, { childList: true, subtree: true })
    },
    [selector, tag] as const,
  )
}

test('A static section is in the HTML, and not in its data', async ({ request, site }) => {
  const html = await (await request.get(`${site.url}/`)).text()
  expect(html.split(FOOTER_TITLE)).toHaveLength(2)
})

test(
  'Who sends a form and comes back finds two whole pages',
  { tag: '@core' },
  async ({ page }) => {
    await openPage(page, '/')
    await expectWholePage(page)
    await fillMove(getFullQuoteForm(page))
    await submitValidForm(getFullQuoteForm(page))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Thank you/)
    await expect(page.getByRole('heading', { name: FOOTER_TITLE })).toBeVisible()
    await expect(page.locator('[data-static]:empty')).toHaveCount(0)
    await page.goBack()
    await expectWholePage(page)
  },
)

test.describe('when the page differs from the server’s', () => {
  test.use({ expectedErrors: [/Minified React error/] })

  test('The page that the browser renders anew is whole', async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await replaceOnArrival(page, '#quote h2', 'h4')
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => errors.join()).toContain('418')
    await expectWholePage(page)
  })

  test('The page without a section is loaded once, and its form works', async ({ page, site }) => {
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url())
    })
    await replaceOnArrival(page, '[data-static^="supporterBadges"]')
    await openPage(page, '/')
    await expect(page.locator('[data-static]:empty')).toHaveCount(1)
    await fillMove(getFullQuoteForm(page))
    expect(documents).toEqual([`${site.url}/`])
    await submitValidForm(getFullQuoteForm(page))
  })
})

test.describe('when the connection is lost after the page has loaded', () => {
  test.use({ expectedErrors: [/Failed to load resource|ChunkLoadError|Failed to load chunk/] })

  test('The page stays, with the film’s picture and what was typed', async ({ page }) => {
    await openPage(page, '/')
    await page.route('**/_next/static/**', (route) => route.abort('internetdisconnected'))
    let failures = 0
    page.on('requestfailed', () => failures++)
    await page.locator('img[src*="/film/"]').first().scrollIntoViewIfNeeded()
    // The bundler tries a file twice.
    await expect.poll(() => failures).toBeGreaterThanOrEqual(2)
    const nameInput = getFullQuoteForm(page).getByLabel('Your name')
    await nameInput.fill('mary')
    await nameInput.blur()
    await expect(nameInput).toHaveValue('Mary')
    await expectWholePage(page)
  })
})

const RULE = '.checkmark-item:before{'
const countRules = (text: string) => text.split(RULE).length - 1

const expectStyledPage = (page: Page) =>
  expect(page.locator('body')).toHaveCSS('background-color', 'rgb(252, 248, 240)')

test('The style sheet is in the HTML once, and in no data or file', async ({ request, site }) => {
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
  test.use({ javaScriptEnabled: false })

  test('A page rendered anew after a form has its styles', async ({ page }) => {
    await page.goto('/miami')
    await submitForm(getFullQuoteForm(page))
    await expect(page.getByText('Please check your answers')).toBeVisible()
    await expectStyledPage(page)
  })
})

test('The next page keeps the styles, and adds none', { tag: '@core' }, async ({ page }) => {
  await openPage(page, '/toronto/faq')
  await page.locator('a[href="/toronto/how-it-works"]').last().click()
  await expect(page).toHaveURL(/\/toronto\/how-it-works$/)
  await expectStyledPage(page)
  await expect(page.locator('style, link[rel=stylesheet]')).toHaveCount(1)
})

test('A document of a failed request loads the style sheet as a file', async ({ page }) => {
  await page.route('/toronto/faq', async (route) => {
    const response = await route.fetch({ maxRetries: 2 })
    const body = (await response.text()).replace(/<style[^]*?<\/style>/, '')
    await route.fulfill({ response, body })
  })
  const styles = page.waitForResponse((response) => response.url().endsWith(STYLES_PATH))
  await page.goto('/toronto/faq')
  expect(countRules(await (await styles).text())).toBe(1)
  await expectStyledPage(page)
})

test.describe('when the whole document breaks', () => {
  test.use({ expectedErrors: [/broken on purpose|Minified React error/] })

  test('A visitor sees a styled page, and the whole page once it works again', async ({ page }) => {
    await page.addInitScript(() => {
      // React reads this outside the boundary that shows a city's error page.
      const countThrows = () => Number(sessionStorage.getItem('throws'))
      const find = document.querySelector.bind(document)
      document.querySelector = (selector: string) => {
        if (selector !== '[data-href="site"]' || sessionStorage.getItem('fixed'))
          return find(selector)
        sessionStorage.setItem('throws', String(countThrows() + 1))
        throw new Error('broken on purpose')
      }
    })
    await page.goto('/toronto/faq')
    const title = page.getByRole('heading', { level: 1 })
    const tryAgain = page.getByRole('button', { name: 'Try again' })
    await expect(title).toHaveText('Something went wrong on our end')
    await expect(page.getByRole('link', { name: 'Call 416-555-0110' })).toBeVisible()
    await expectStyledPage(page)
    const countThrows = () => page.evaluate(() => Number(sessionStorage.getItem('throws')))
    const throws = await countThrows()
    await tryAgain.click()
    await expect.poll(countThrows).toBeGreaterThan(throws)
    await expect(title).toHaveText('Something went wrong on our end')
    await page.evaluate(() => sessionStorage.setItem('fixed', 'yes'))
    await tryAgain.click()
    await expect(title).toHaveText('What people in Toronto ask us')
    await expect(page.locator('[data-static]:empty')).toHaveCount(0)
    await expectStyledPage(page)
  })
})
