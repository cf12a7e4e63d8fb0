import { getBadges } from '@/lib/business/badges'
import { DEFAULT_PHONE } from '@/lib/business/brand'
import { getLogo } from '@/lib/business/logos'
import { getCity } from '@/lib/cities/cities'
import { CLAIMS } from '@/lib/business/claims'
import { getTrackingPhone } from '@/e2e/support/pages/crawl'
import { SERVICES, STEPS } from '@/lib/business/services'
import { ENGLISH } from '@/lib/words/translate'
import { COUNTRY_HEADER, visitPage } from '@/e2e/support/pages/page-types'
import { expect, test, describeVisitors } from '@/e2e/support/servers/fixtures'
import type { Locator } from '@playwright/test'
import { getFieldPaths } from '@/lib/routing/paths'
import { waitForHydration } from '@/e2e/support/pages/hydration'
import { stubEmptyMaps } from '@/e2e/support/pages/booking-page'
import { FORMS } from '@/e2e/support/pages/site-forms'

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

const paths = getFieldPaths('toronto')
const LINKS = [
  ['Can you pack for me?', 'Get my free quote', paths.packing],
  ['Do I need a date before I get a quote?', 'Get my free quote', paths.moveDate],
  ['Do you do long-distance moves?', 'Get my free quote', paths.zip],
  ['What do you take?', 'Book a pickup', paths.bookingMessage],
  ['When can you come?', 'Book a pickup', paths.arrivalWindow],
  ['What if I don’t know how full the truck will be?', 'Book a pickup', paths.load],
] as const
/** One of each form. */
const WITHOUT_SCRIPTS = [LINKS[0], LINKS[4]]
const WIDTHS = [320, 1440]

describeVisitors('links', ({ javaScriptEnabled, visitor }) => {
  for (const [question, link, path] of javaScriptEnabled ? LINKS : WITHOUT_SCRIPTS) {
    test(`${visitor} follows the answer to “${question}” to its field`, async ({ page }) => {
      await stubEmptyMaps(page)
      const field = page.locator(`[id="${path.split('#')[1]}"]`)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto('/toronto/faq')
        if (javaScriptEnabled) await waitForHydration(page)
        const answer = page.getByRole('group').filter({ hasText: question })
        await answer.getByText(question).click()
        await answer.getByRole('link', { name: link }).click()
        await expect(page).toHaveURL(path)
        if (javaScriptEnabled) await expect(field).toBeFocused()
        await expect(field).toBeInViewport({ ratio: 1 })
        await expect.poll(() => isUncovered(field)).toBe(true)
      }
    })
  }
})

function isUncovered(field: Locator): Promise<boolean> {
  return field.evaluate((input) => {
    const { left, top, width, height } = input.getBoundingClientRect()
    const edges = [top + 1, top + height - 1]
    return edges.every((y) => document.elementFromPoint(left + width / 2, y) === input)
  })
}

test('Every form links to the policy of its city', async ({ page }) => {
  await stubEmptyMaps(page)
  for (const { form, ...place } of FORMS) {
    await visitPage(page, place)
    // A later step of the booking has the link.
    const link = form(page).getByRole('link', { name: 'Privacy', includeHidden: true })
    await expect(link).toHaveAttribute('href', /^\/(dfw|toronto)\/privacy$/)
  }
})

test('A visitor reads how accessible the site is, and whom to call', async ({ page }) => {
  await page.goto('/toronto/accessibility')
  await expect(page.getByRole('heading', { name: 'What we’ve tested' })).toBeVisible()
  const phone = getTrackingPhone('toronto')
  await expect(page.getByRole('main').getByRole('link', { name: phone })).toBeVisible()
})
