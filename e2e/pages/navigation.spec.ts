import { openPage } from '@/e2e/support/pages/hydration'
import { CITY_PAGES } from '@/lib/routing/paths'
import { telHref } from '@/lib/routing/tel-href'
import { getTrackingPhone } from '@/e2e/support/pages/crawl'
import { getFullQuoteForm } from '@/e2e/support/pages/quote-page'
import { expect, test, describeVisitors } from '@/e2e/support/servers/fixtures'

const guelphPhone = getTrackingPhone('guelph')

describeVisitors('navigation', ({ visitor }) => {
  test(`${visitor} on a phone opens the menu and goes to a page of the city`, async ({ page }) => {
    for (const [link, path] of [
      ['What we take', '/guelph/what-we-take'],
      ['How it works', '/guelph/how-it-works'],
      ['Home', '/guelph'],
    ] as const) {
      await page.goto('/guelph/faq')
      const menu = page.getByRole('navigation', { name: 'Pages', exact: true })
      await expect(menu).toBeHidden()
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await menu.getByRole('link', { name: link }).click()
      await expect(page).toHaveURL(path)
      await expect(menu).toBeHidden()
    }
  })

  test(`${visitor} far down a page on a phone has the menu at the top`, async ({ page }) => {
    await page.goto('/guelph')
    await page.mouse.wheel(0, 3_000)
    // The page's own header also has this button.
    const menu = page.getByRole('button', { name: 'Menu', exact: true }).last()
    await expect(menu).toBeInViewport({ ratio: 1 })
    await menu.click()
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'FAQ' }).click()
    await expect(page).toHaveURL('/guelph/faq')
  })

  test(
    `${visitor} from Canada can switch to a city, and the form stays in view`,
    { tag: '@core' },
    async ({ page }) => {
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
    },
  )
})

test('The menu of a phone closes by its button, Escape or a tap outside', async ({ page }) => {
  await page.goto('/guelph')
  const menu = page.getByRole('navigation', { name: 'Pages', exact: true })
  const open = page.getByRole('button', { name: 'Menu', exact: true })
  for (const close of [
    () => page.getByRole('button', { name: 'Close menu' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(200, 740),
  ]) {
    await open.click()
    await expect(menu).toBeInViewport()
    await close()
    await expect(menu).toBeHidden()
  }
})

test('A city’s home page links to every page of the city', async ({ site }) => {
  const html = await (await fetch(`${site.url}/guelph`)).text()
  const links = new Set(html.match(/(?<=<a [^>]*href=")\/guelph[^"]*/g))
  // `hire` repeats the home page for old ads; `booking` needs a request's link.
  const pages = CITY_PAGES.filter(
    (page) => !['hire', 'booking', 'reviews', 'prices'].includes(page),
  )
  expect(links).toEqual(
    new Set(['/guelph', ...pages.map((page) => `/guelph/${page}`), '/guelph/privacy#choices']),
  )
})

test('The button of the about section scrolls to the form', { tag: '@core' }, async ({ page }) => {
  await page.goto('/toronto')
  await page.getByRole('link', { name: 'Get my free quote' }).click()
  await expect(page.getByRole('form', { name: 'Moving quote' })).toBeInViewport()
})

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('The sticky header appears five pixels below the header', async ({ page }) => {
    await openPage(page, '/toronto')
    const sticky = page.locator('[data-sticky-header]')
    const height = await page
      .locator('#site-header')
      .evaluate((header) => (header as HTMLElement).offsetHeight)
    const scrollTo = (top: number): Promise<void> =>
      page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
    await scrollTo(height + 5)
    await expect(sticky).toHaveAttribute('data-sticky-header', 'hidden')
    await scrollTo(height + 6)
    await expect(sticky).toHaveAttribute('data-sticky-header', 'shown')
    await expect(sticky.getByRole('link', { name: 'GET A FREE ESTIMATE TODAY' })).toBeInViewport()
    await expect(
      sticky.getByRole('link', { name: `CALL ${getTrackingPhone('toronto')}` }),
    ).toBeInViewport()
    await scrollTo(0)
    await expect(sticky).toHaveAttribute('data-sticky-header', 'hidden')
  })

  test('A page opens at its top, and “back” returns to its place', async ({ page }) => {
    await openPage(page, '/toronto/how-it-works')
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
    const sticky = page.locator('[data-sticky-header]')
    await sticky.getByRole('link', { name: 'GET A FREE ESTIMATE TODAY' }).click()
    await expect(page).toHaveURL('/toronto/get-quote')
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL('/toronto/how-it-works')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600)
  })
})

test.describe('when a page breaks in the browser', () => {
  test.use({ expectedErrors: [/broken on purpose|Minified React error/] })

  test('A visitor sees the city, its phone and a button to try again', async ({ page }) => {
    await page.addInitScript(() => {
      // The form calls getAll during hydration.
      URLSearchParams.prototype.getAll = new Proxy(
        // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its own `this`
        URLSearchParams.prototype.getAll,
        {
          apply(original, self: URLSearchParams, [name]: [string]) {
            if (name !== 'item' || sessionStorage.getItem('fixed')) return original.call(self, name)
            throw new Error('broken on purpose')
          },
        },
      )
    })
    await page.goto('/guelph/book-now')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Something went wrong on our end',
    )
    const main = page.getByRole('main')
    await expect(main).toContainText('The Guelph crew')
    await expect(main.getByRole('link', { name: `Call ${guelphPhone}` })).toHaveAttribute(
      'href',
      telHref(guelphPhone),
    )
    await page.evaluate(() => sessionStorage.setItem('fixed', 'yes'))
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('form', { name: 'Junk pickup' })).toBeVisible()
    await expect(page.locator('[data-static]:empty')).toHaveCount(0)
  })
})

test('Phones and old browsers find the site’s icons', async ({ page, site }) => {
  await page.goto('/guelph')
  const href = (rel: string) =>
    page.locator(`link[rel="${rel}"]`).first().getAttribute('href') as Promise<string>
  const manifest = (await (await fetch(site.url + (await href('manifest')))).json()) as {
    icons: { src: string; type: string }[]
  }
  expect(manifest.icons).toHaveLength(3)
  const icons = [
    ...manifest.icons,
    { src: await href('apple-touch-icon'), type: 'image/png' },
    { src: '/favicon.ico', type: 'image/x-icon' },
  ]
  for (const { src, type } of icons) {
    const response = await fetch(site.url + src)
    expect(response.status, src).toBe(200)
    expect(response.headers.get('content-type'), src).toBe(type)
  }
})
