import { getBadges } from '@/lib/business/badges'
import { DEFAULT_PHONE } from '@/lib/business/brand'
import { getLogo } from '@/lib/business/logos'
import { getCity } from '@/lib/cities/cities'
import { CLAIMS } from '@/lib/business/claims'
import { getTrackingPhone } from '@/e2e/support/pages/crawl'
import { SERVICES, STEPS } from '@/lib/business/services'
import { ENGLISH } from '@/lib/words/translate'
import { COUNTRY_HEADER } from '@/e2e/support/pages/page-types'
import { expect, test } from '@/e2e/support/servers/fixtures'

test('The landing page shows every claim, service, step and badge', async ({ page }) => {
  await page.goto('/')
  for (const { text } of Object.values(CLAIMS)) {
    await expect(page.getByText(text).filter({ visible: true }).first(), text).toBeVisible()
  }
  for (const { name } of SERVICES)
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  for (const { title } of STEPS)
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
  for (const badge of getBadges(getCity('dfw')))
    await expect(page.getByRole('img', { name: badge.name, exact: true })).toBeVisible()
})

for (const [country, logo] of [
  ['US', getLogo('usa', ENGLISH)],
  ['CA', getLogo('canada', ENGLISH)],
  ['MX', getLogo('other', ENGLISH)],
] as const) {
  test(`The logo is the one for visitors from ${country}`, { tag: '@core' }, async ({ page }) => {
    await page.setExtraHTTPHeaders({ [COUNTRY_HEADER]: country })
    await page.goto('/toronto')
    const logos = page.locator('img').and(page.getByAltText(logo.alt, { exact: true }))
    const widths = await logos.evaluateAll((images) =>
      images.map((image) => image.getAttribute('width')),
    )
    expect(widths).toEqual(['300', country === 'US' ? '220' : '200'])
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/404/] })

  for (const [path, phone] of [
    ['/toronto/nope', getTrackingPhone('toronto')],
    ['/get-quote/nope', DEFAULT_PHONE],
    ['/nope.png', DEFAULT_PHONE],
  ] as const) {
    test(
      `A visitor of ${path} reads that there is no such page, with a phone and a link`,
      { tag: '@core' },
      async ({ page }) => {
        const response = await page.goto(path)
        expect(response?.status()).toBe(404)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          'There’s nothing at this address',
        )
        await expect(
          page.getByRole('main').getByRole('link', { name: `Call ${phone}` }),
        ).toBeVisible()
        await expect(page.getByRole('link', { name: 'Get a free quote' })).toBeVisible()
      },
    )
  }
})

test('A thank-you page repeats only valid parameters', { tag: '@core' }, async ({ page }) => {
  await page.goto(
    '/thankyou?moveDate=2027-03-15&fromAddress=m5v2t6&toAddress=%3Cb%3Eevil&packing=true&city=toronto',
  )
  await expect(page.getByRole('definition')).toHaveText([
    'Monday, March 15, 2027',
    'M5V 2T6',
    'Not specified',
    'Yes',
  ])
  await expect(
    page.getByRole('main').getByRole('link', { name: /^(In a hurry\? )?Call \d/ }),
  ).toContainText(`Call ${getTrackingPhone('toronto')}`)
})

test('A visitor reads the opening hours beside the large number', async ({ page }) => {
  for (const path of ['/toronto', '/toronto/get-quote']) {
    await page.goto(path)
    const hours = page.getByText('We answer the phone Monday to Saturday, 8 am to 6 pm')
    await expect(hours.filter({ visible: true }).first()).toBeVisible()
  }
})
