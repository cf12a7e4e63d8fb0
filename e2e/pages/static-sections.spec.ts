import type { Page } from '@playwright/test'
import { openPage } from '@/e2e/support/pages/hydration'
import { fillMove, getFullQuoteForm, submitValidForm } from '@/e2e/support/pages/quote-page'
import { expect, test } from '@/e2e/support/servers/fixtures'

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
