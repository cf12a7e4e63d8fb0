import { CITIES } from '@/lib/cities/cities'
import { SEED_LOCATIONS } from '@/lib/cities/locations'
import { CITY_PAGES, telHref } from '@/lib/routing/paths'
import { expect, test, JAVASCRIPT_MODES } from '@/e2e/support/servers/fixtures'

const guelphPhone = SEED_LOCATIONS[CITIES.guelph.locationId].tracking_phone

for (const { javaScriptEnabled, visitor } of JAVASCRIPT_MODES) {
  test.describe(() => {
    test.use({ javaScriptEnabled })

    test(`${visitor} on a phone opens the menu and goes to any page of the city`, async ({
      page,
    }) => {
      for (const [link, path] of [
        ['What we take', '/guelph/what-we-take'],
        ['Reviews', '/guelph/reviews'],
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
  })
}

test('A visitor on a phone closes the menu with its button, the Escape key, or a touch beside it', async ({
  page,
}) => {
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

test('Every page of a city is one step from its home page', async ({ site }) => {
  const html = await (await fetch(`${site.url}/guelph`)).text()
  const links = new Set(html.match(/(?<=<a [^>]*href=")\/guelph[^"]*/g))
  // `hire` is the home page under another name, for old ads.
  const pages = CITY_PAGES.filter((page) => page !== 'hire').map((page) => `/guelph/${page}`)
  expect(links).toEqual(new Set(['/guelph', ...pages]))
})

test.describe('when a page breaks in the browser', () => {
  test.use({ expectedErrors: [/broken on purpose|Minified React error/] })

  test('A visitor keeps the city, its phone, and a way to try again', async ({ page }) => {
    await page.addInitScript(() => {
      // Which items the page's address names is read as the form comes to life.
      URLSearchParams.prototype.getAll = new Proxy(
        // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its own `this`
        URLSearchParams.prototype.getAll,
        {
          apply(original, self: URLSearchParams, [name]: [string]) {
            if (name !== 'item' || sessionStorage.getItem('mended'))
              return original.call(self, name)
            throw new Error('broken on purpose')
          },
        },
      )
    })
    await page.goto('/guelph/book-now')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something broke on our side')
    const main = page.getByRole('main')
    await expect(main).toContainText('The Guelph crew')
    await expect(main.getByRole('link', { name: `Call ${guelphPhone}` })).toHaveAttribute(
      'href',
      telHref(guelphPhone),
    )
    await page.evaluate(() => sessionStorage.setItem('mended', 'yes'))
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('form', { name: 'Junk pickup' })).toBeVisible()
  })
})

test('A phone finds the icons of the site, and a browser the old one', async ({ page, site }) => {
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
