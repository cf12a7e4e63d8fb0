import type { Page } from '@playwright/test'
import { expectNoLayoutIssues } from '@/e2e/support/checks/layout-issues'
import { getLayoutShifts, trackLayoutShifts } from '@/e2e/support/checks/layout-shifts'
import {
  fillBooking,
  getBookingForm,
  getOpenDay,
  openBooking,
  WIDE_SCREEN,
} from '@/e2e/support/pages/booking-page'
import { getThankYouKey, submitValidForm } from '@/e2e/support/pages/quote-page'
import { describeVisitors, expect, getDetails } from '@/e2e/support/servers/fixtures'
import { setCalendar, test } from '@/e2e/support/servers/isolated-site'

const prices = 'quarter:119-169,half:219-289,three-quarters:319-399,full:399-489,currency:CAD'

const getLoads = (page: Page) =>
  getBookingForm(page)
    .getByRole('group', { name: /^How full/ })
    .getByRole('radio')

describeVisitors('prices', ({ javaScriptEnabled, visitor }) => {
  test(`${visitor} sees prices before the name, and the pass and details keep the range of the load`, async ({
    page,
    isolated,
  }) => {
    await setCalendar(isolated, { prices })
    await openBooking(page)
    for (const [n, low] of [119, 219, 319, 399].entries())
      await expect(getLoads(page).nth(n)).toHaveAccessibleName(new RegExp(`from \\$${low}`))
    await fillBooking(page, getOpenDay('toronto'), javaScriptEnabled)
    await setCalendar(isolated, { prices: prices.replaceAll('219', '229') })
    await submitValidForm(getBookingForm(page))
    const pass = page.getByRole('region', { name: 'Pickup pass' })
    await expect(pass).toContainText('Price we showed you$219 to $289')
    const details = getDetails(isolated.store)[getThankYouKey(page)]
    expect(details).toMatchObject({ price_shown: '219-289 CAD' })
  })
})

test('With prices nothing moves, a choice keeps its height, and every price is readable', async ({
  page,
  isolated,
}) => {
  await setCalendar(isolated, { prices, texts: true })
  await trackLayoutShifts(page)
  const form = await openBooking(page)
  await expect(form.getByText(/Valid until/).first()).toBeAttached()
  const question = form.getByRole('group', { name: /^How full/ })
  const height = (await question.boundingBox())?.height
  for (const load of await getLoads(page).all()) {
    await load.check()
    expect((await question.boundingBox())?.height).toBe(height)
  }
  expect(await getLayoutShifts(page)).toEqual([])

  // An answer of the FAQ opens at once if nothing is animated.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const name of ['what-we-take', 'faq', 'book-now']) {
    await page.goto(`/toronto/${name}`)
    await page.locator('details').evaluateAll((items) => {
      for (const item of items) item.setAttribute('open', '')
    })
    await expectNoLayoutIssues(page)
  }
})

test('The FAQ and the list of junk show the prices, in every city of the location that has the currency', async ({
  page,
  isolated,
}) => {
  const { site, store } = isolated
  store.put('/locations/hamilton-niagara/prices', prices)
  await setCalendar(isolated, {})
  await page.goto('/hamilton/what-we-take')
  const row = page.getByRole('row', { name: /^Half/ })
  await expect(row).toContainText('$219 to $289')
  await expect(page.getByRole('table', { name: /Hamilton, in Canadian dollars/ })).toBeVisible()
  await page.goto('/hamilton/faq')
  await page.getByText('How much does a junk pickup cost?').click()
  await expect(row).toBeVisible()
  // Houston shares the location, but not the prices: it is in another country.
  for (const path of ['/houston/faq', '/houston/what-we-take', '/houston/book-now', '/barrie/faq'])
    expect(await (await fetch(site.url + path)).text()).not.toMatch(/\$219|<table/)
  store.put('/locations/hamilton-niagara/prices', null)
  await setCalendar(isolated, {})
  expect(await (await fetch(`${site.url}/hamilton/faq`)).text()).not.toContain('$219')
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Who confirms the price is before the button, and a number that takes texts takes photos', async ({
    page,
    isolated,
  }) => {
    await setCalendar(isolated, { texts: true })
    const form = await openBooking(page)
    await expect(form).toContainText(
      /confirms the price in writing before .* pay by .*Book my pickup/,
    )
    await expect(form.locator('[name=prices]')).toHaveCount(0)
    await fillBooking(page, getOpenDay('toronto'), false)
    await submitValidForm(getBookingForm(page))
    const { reference } = getDetails(isolated.store)[getThankYouKey(page)] ?? {}
    await expect(page.getByRole('link', { name: 'Text us a photo' })).toHaveAttribute(
      'href',
      `sms:+14165550110?&body=Photos%20for%20${String(reference)}%3A%20`,
    )
    // A phone folds the long texts.
    await page.setViewportSize(WIDE_SCREEN)
    for (const path of ['/toronto', '/toronto/what-we-take']) {
      await page.goto(path)
      await expect(page.getByText('Text a photo to 416-555-0110.')).toBeVisible()
    }
    await setCalendar(isolated, { texts: null })
    await page.reload()
    await expect(page.getByText('Text a photo')).toHaveCount(0)
  })
})
