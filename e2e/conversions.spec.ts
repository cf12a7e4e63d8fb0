import type { Locator, Page } from '@playwright/test'
import { bookingForm, fillBooking, someDay, withoutMaps } from './support/booking-page'
import { leadsIn, test as unmeasured } from './support/fixtures'
import { hold } from './support/hold'
import { marksIn, marksOf } from './support/marks'
import { COUNTRY_HEADER } from './support/page-types'
import { hydrated } from './support/policy'
import { entriesOf, getForm, GOOD_MOVE, send } from './support/post-form'
import { fillContact, fillMove, fullForm, shortForm, submit } from './support/quote-page'
import { expect, test } from './support/tag-fixtures'
import { eventsOf, pagesOf, serveTag, type TagStandIn } from './support/tag-stand-in'

const viewed = (tag: TagStandIn, times: number) =>
  expect.poll(() => eventsOf(tag, 'page_view').length).toBe(times)

const header = (page: Page) => page.getByRole('banner').first()
const callLink = (page: Page): Locator => header(page).locator('a[href^="tel:"]').first()

unmeasured('A site without a tag loads, keeps and offers nothing', async ({ page, baseURL }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await page.goto('/privacy#choices')
  await expect(page.getByText('Google measures nothing here')).toBeVisible()
  await callLink(page).click()
  await page.waitForLoadState('networkidle')
  // Pictures that stand in the page itself have no host.
  expect([...hosts].filter(Boolean)).toEqual([new URL(String(baseURL)).host])
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('Google is asked only once the page is usable', async ({ page, tag }) => {
  const finish = await hold(page, '**/logos/*')
  await page.goto('/toronto', { waitUntil: 'commit' })
  await hydrated(page)
  expect(tag.asked).toEqual([])
  finish()
  await viewed(tag, 1)
})

test('A visitor’s quote is counted once, also after a reload, and in no other browser', async ({
  page,
  tag,
  database,
  browser,
  site,
}) => {
  await page.goto('/toronto/get-quote')
  await fillContact(shortForm(page))
  await submit(shortForm(page))
  await expect(page).toHaveURL(/\/thankyou/)
  await expect.poll(() => eventsOf(tag, 'conversion').length).toBe(1)
  const [ref] = Object.keys(leadsIn(database))
  const lead = {
    ...{ value: 50, currency: 'CAD', lead_source: 'Paid Ads', city: 'toronto', kind: 'lead' },
    ...{ transaction_id: ref, transport_type: 'beacon' },
  }
  expect(eventsOf(tag, 'generate_lead')).toEqual([lead])
  expect(eventsOf(tag, 'conversion')).toEqual([{ ...lead, send_to: 'AW-123/lead' }])

  const views = eventsOf(tag, 'page_view').length
  await page.reload()
  await viewed(tag, views + 1)
  expect(eventsOf(tag, 'generate_lead')).toHaveLength(1)

  const other = await browser.newContext()
  const otherTag = await serveTag(other, site.url)
  await (await other.newPage()).goto(page.url())
  await viewed(otherTag, 1)
  expect(eventsOf(otherTag, 'generate_lead')).toEqual([])
  await other.close()
})

test('A visitor who goes back and sends the same again is counted once', async ({ page, tag }) => {
  await page.goto('/get-quote')
  await hydrated(page)
  for (const round of [1, 2]) {
    await fillContact(shortForm(page))
    await submit(shortForm(page))
    await expect(page, `round ${round}`).toHaveURL(/\/thankyou/)
    await viewed(tag, 2 * round)
    await page.goBack()
    await viewed(tag, 2 * round + 1)
  }
  expect(eventsOf(tag, 'generate_lead')).toHaveLength(1)
})

test('A visitor who sends before the scripts have arrived is counted', async ({ page, tag }) => {
  const open = await hold(page, '**/_next/static/**/*.js*')
  await page.goto('/toronto/get-quote', { waitUntil: 'commit' })
  await fillContact(shortForm(page))
  await submit(shortForm(page))
  await page.waitForURL(/\/thankyou/, { waitUntil: 'commit' })
  open()
  await expect.poll(() => eventsOf(tag, 'generate_lead').length).toBe(1)
  await page.reload()
  await viewed(tag, 2)
  expect(eventsOf(tag, 'generate_lead')).toHaveLength(1)
})

unmeasured('Over https the mark of a request is for this host only', async ({ baseURL }) => {
  const form = await getForm(`${baseURL}/toronto`, 'Moving quote')
  const body = new FormData()
  for (const [name, value] of entriesOf(form, GOOD_MOVE)) body.append(name, value)
  const { headers } = await send(form, body, { 'x-forwarded-proto': 'https' })
  expect(headers.get('set-cookie')).toMatch(
    /^__Host-sent=lead\.toronto\.[-\w]{20}; Path=\/; .*Max-Age=600; Secure; SameSite=lax$/,
  )
})

test('A visitor’s pickup is counted as a booking', async ({ page, tag }) => {
  await withoutMaps(page)
  await page.goto('/toronto/book-now')
  await hydrated(page)
  await fillBooking(page, someDay('toronto'), true)
  await submit(bookingForm(page))
  await expect(page).toHaveURL(/\/thankyou/)
  await expect.poll(() => eventsOf(tag, 'booking').length).toBe(1)
  expect(eventsOf(tag, 'booking')[0]).toMatchObject({ kind: 'booking', city: 'toronto', value: 75 })
  // The owner has named no conversion of Google Ads for it.
  expect(eventsOf(tag, 'conversion')).toEqual([])
  expect(eventsOf(tag, 'generate_lead')).toEqual([])
})

test('A visitor’s tap on the number is counted, also before Google is there', async ({
  page,
  tag,
}) => {
  await hold(page, '**/logos/*')
  await page.goto('/dfw', { waitUntil: 'commit' })
  await hydrated(page)
  await callLink(page).click()
  await expect.poll(() => eventsOf(tag, 'conversion').length).toBe(1)
  const call = { value: 25, currency: 'USD', city: 'dfw', kind: 'call', transport_type: 'beacon' }
  expect(eventsOf(tag, 'call_click')[0]).toMatchObject(call)
  expect(eventsOf(tag, 'conversion')[0]).toMatchObject({ ...call, send_to: 'AW-123/call' })
})

test('A visitor who goes on by the router is seen on each page, whose address says where from', async ({
  page,
  tag,
}) => {
  await page.goto('/toronto?gclid=Click-1&utm_campaign=moves&utm_term=m@example.com&zip=75201')
  await viewed(tag, 1)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Reviews' }).click()
  await viewed(tag, 2)
  const origin = new URL(page.url()).origin
  const landing = `${origin}/toronto?gclid=Click-1&utm_campaign=moves`
  expect(pagesOf(tag)).toEqual([
    { page_location: landing, page_referrer: '' },
    { page_location: `${origin}/toronto/reviews`, page_referrer: landing },
  ])
})

test.describe('with a page that is not there', () => {
  test.use({ expectedErrors: [/404/] })

  test('Of who sends a form and what they write, Google is told nothing', async ({
    page,
    tag,
    database,
  }, { workerIndex }) => {
    const { word, phone, code } = marksOf(3_000 + workerIndex)
    await page.setExtraHTTPHeaders({ [COUNTRY_HEADER]: 'CA' })
    await page.goto('/toronto')
    await viewed(tag, 1)
    await fillMove(fullForm(page), {
      ...{ name: word('n'), phone, message: word('m') },
      ...{ email: `${word('e')}@example.com`, from: code, to: code },
    })
    await fullForm(page).getByLabel('Move date').fill('2027-03-15')
    await submit(fullForm(page))
    await expect(page).toHaveURL(/\/thankyou\?.*fromAddress=/)
    await viewed(tag, 2)
    await page.goto(`/toronto/${word('x')}`)
    await viewed(tag, 3)
    await callLink(page).click()
    await expect.poll(() => eventsOf(tag, 'call_click').length).toBe(1)

    expect(marksIn(JSON.stringify(database.at('/leads')))).not.toEqual([])
    const told = JSON.stringify([tag.commands, tag.asked])
    expect(eventsOf(tag, 'generate_lead')).toHaveLength(1)
    expect(marksIn(told)).toEqual([])
    expect(told).not.toMatch(/2027-03-15|fromAddress|toAddress/)
  })
})
