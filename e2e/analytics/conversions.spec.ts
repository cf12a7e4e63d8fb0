import type { Page } from '@playwright/test'
import { openBooking, bookPickup } from '@/e2e/support/pages/booking-page'
import { getLeads, test as testWithoutTag } from '@/e2e/support/servers/fixtures'
import { openWithoutScripts, pauseRequests, waitForHydration } from '@/e2e/support/pages/hydration'
import { findPiiMarkers, makePiiMarkers } from '@/e2e/support/checks/pii-markers'
import { visitPage } from '@/e2e/support/pages/page-types'
import {
  MOVE_DATE,
  fillContact,
  fillMove,
  getFullQuoteForm,
  getShortQuoteForm,
  submitForm,
  requestShortQuote,
} from '@/e2e/support/pages/quote-page'
import {
  expect,
  expectPageViews,
  getTagEvents,
  getTagPages,
  stubGoogleTag,
  test,
} from '@/e2e/support/servers/google-tag-stub'

const getCallLink = (page: Page) =>
  page.getByRole('banner').first().locator('a[href^="tel:"]').first()

testWithoutTag(
  'A site without Google’s tag loads nothing from Google, stores nothing and offers no choices',
  async ({ page, baseURL }) => {
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).host))
    await page.goto('/privacy#choices')
    await expect(page.getByText('Google doesn’t measure anything while you browse')).toBeVisible()
    await expect(page.getByRole('form', { name: 'Privacy choices' })).toHaveCount(0)
    await getCallLink(page).click()
    await page.waitForLoadState('networkidle')
    // Data URLs have no host.
    expect([...hosts].filter(Boolean)).toEqual([new URL(String(baseURL)).host])
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  },
)

test('A visitor’s quote is counted once, even after a reload, and not in another browser', async ({
  page,
  tag,
  database,
  browser,
  site,
}) => {
  await page.goto('/toronto/get-quote')
  await expectPageViews(tag, 1)
  await requestShortQuote(page)
  await expect.poll(() => getTagEvents(tag, 'conversion').length).toBe(1)
  const [ref] = Object.keys(getLeads(database))
  const lead = {
    ...{ value: 50, currency: 'CAD', lead_source: 'Paid Ads', city: 'toronto', kind: 'lead' },
    ...{ transaction_id: ref, transport_type: 'beacon' },
  }
  expect(getTagEvents(tag, 'generate_lead')).toEqual([lead])
  expect(getTagEvents(tag, 'conversion')).toEqual([{ ...lead, send_to: 'AW-123/lead' }])

  await page.reload()
  await expectPageViews(tag, 3)
  expect(getTagEvents(tag, 'generate_lead')).toHaveLength(1)

  const other = await browser.newContext()
  const otherTag = await stubGoogleTag(other, site.url)
  await (await other.newPage()).goto(page.url())
  await expectPageViews(otherTag, 1)
  expect(getTagEvents(otherTag, 'generate_lead')).toEqual([])
  await other.close()
})

test('The same request again after "back" is counted once', async ({ page, tag }) => {
  await page.goto('/get-quote')
  await expectPageViews(tag, 1)
  for (const round of [1, 2]) {
    await requestShortQuote(page)
    await expectPageViews(tag, 2 * round)
    await page.goBack()
    await expectPageViews(tag, 2 * round + 1)
  }
  expect(getTagEvents(tag, 'generate_lead')).toHaveLength(1)
})

test.describe('without scripts at first', () => {
  // The stub cannot add its sources to a page that a redirect leads to.
  test.use({ bypassCSP: true })

  test('A visitor who submits before the scripts have loaded is counted', async ({ page, tag }) => {
    const release = await openWithoutScripts(page, '/toronto/get-quote')
    await fillContact(getShortQuoteForm(page))
    await submitForm(getShortQuoteForm(page))
    await page.waitForURL(/\/thankyou/, { waitUntil: 'commit' })
    release()
    await expect.poll(() => getTagEvents(tag, 'generate_lead').length).toBe(1)
    await page.reload()
    await expectPageViews(tag, 2)
    expect(getTagEvents(tag, 'generate_lead')).toHaveLength(1)
  })
})

test('A visitor’s pickup is counted as a booking', async ({ page, tag }) => {
  await openBooking(page)
  await bookPickup(page, true)
  await expect.poll(() => getTagEvents(tag, 'booking').length).toBe(1)
  expect(getTagEvents(tag, 'booking')[0]).toMatchObject({
    kind: 'booking',
    city: 'toronto',
    value: 75,
  })
  // The stub's settings name no Google Ads conversion for bookings.
  expect(getTagEvents(tag, 'conversion')).toEqual([])
  expect(getTagEvents(tag, 'generate_lead')).toEqual([])
})

test('A tap on the number is counted before Google’s tag has loaded', async ({ page, tag }) => {
  await pauseRequests(page, '**/logos/*')
  await page.goto('/dfw', { waitUntil: 'commit' })
  await waitForHydration(page)
  await getCallLink(page).click()
  await expect.poll(() => getTagEvents(tag, 'conversion').length).toBe(1)
  const call = { value: 25, currency: 'USD', city: 'dfw', kind: 'call', transport_type: 'beacon' }
  expect(getTagEvents(tag, 'call_click')[0]).toMatchObject(call)
  expect(getTagEvents(tag, 'conversion')[0]).toMatchObject({ ...call, send_to: 'AW-123/call' })
})

test('The next page is counted with its address and referrer', async ({ page, tag }) => {
  await page.goto('/toronto?gclid=Click-1&utm_campaign=moves&utm_term=m@example.com&zip=75201')
  await expectPageViews(tag, 1)
  await page.getByRole('contentinfo').getByRole('link', { name: 'What we take' }).click()
  await expectPageViews(tag, 2)
  const origin = new URL(page.url()).origin
  const landing = `${origin}/toronto?gclid=Click-1&utm_campaign=moves`
  expect(getTagPages(tag)).toEqual([
    { page_location: landing, page_referrer: '' },
    { page_location: `${origin}/toronto/what-we-take`, page_referrer: landing },
  ])
})

test.describe('with a visit to a 404 page', () => {
  test.use({ expectedErrors: [/404/] })

  test('Google receives nothing about who sends a form or what they write', async ({
    page,
    tag,
    database,
  }, { workerIndex }) => {
    const { makeWord, phone, postalCode } = makePiiMarkers(3_000 + workerIndex)
    await visitPage(page, { path: '/toronto', visitorCountry: 'CA' })
    await expectPageViews(tag, 1)
    await fillMove(getFullQuoteForm(page), {
      ...{ name: makeWord('n'), phone, message: makeWord('m') },
      ...{ email: `${makeWord('e')}@example.com`, from: postalCode, to: postalCode },
    })
    await getFullQuoteForm(page).getByLabel('Move date').fill(MOVE_DATE)
    await submitForm(getFullQuoteForm(page))
    await expect(page).toHaveURL(/\/thankyou\?.*fromAddress=/)
    await expectPageViews(tag, 2)
    await page.goto(`/toronto/${makeWord('x')}`)
    await expectPageViews(tag, 3)
    await getCallLink(page).click()
    await expect.poll(() => getTagEvents(tag, 'call_click').length).toBe(1)

    expect(findPiiMarkers(JSON.stringify(database.read('/leads')))).not.toEqual([])
    const sentToGoogle = JSON.stringify([tag.commands, tag.requestedUrls])
    expect(getTagEvents(tag, 'generate_lead')).toHaveLength(1)
    expect(findPiiMarkers(sentToGoogle)).toEqual([])
    expect(sentToGoogle).not.toMatch(new RegExp(`${MOVE_DATE}|fromAddress|toAddress`))
  })
})
