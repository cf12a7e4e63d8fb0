import { bookPickup, stubEmptyMaps } from '@/e2e/support/pages/booking-page'
import {
  fillContact,
  getShortQuoteForm,
  getThankYouKey,
  requestFullQuote,
  requestShortQuote,
  submitValidForm,
} from '@/e2e/support/pages/quote-page'
import { describeVisitors, expect, getSiteSettings, test } from '@/e2e/support/servers/fixtures'
import { runCommand } from '@/e2e/support/servers/run-command'

// Users of other products reported these inputs in public.

describeVisitors('reported inputs', ({ visitor }) => {
  test(`${visitor} from Hoboken keeps the first digit of the ZIP code in the file for a spreadsheet`, async ({
    page,
    database,
  }) => {
    await page.goto('/toronto')
    await requestFullQuote(page, { from: '07030' })
    const { stdout } = await runCommand('leads', ['--csv'], getSiteSettings(database))
    expect(stdout).toContain(',07030,')
  })

  test(`${visitor} from a TikTok ad with a long click id keeps it`, async ({ page, database }) => {
    const clickId = `E.C.P.${'aB3-_'.repeat(59)}`
    await page.goto(`/toronto?ttclid=${clickId}`)
    await page.goto('/toronto/get-quote')
    await requestShortQuote(page)
    const last = database.read(`/details/${getThankYouKey(page)}/attribution/last`)
    expect(last).toMatchObject({ ttclid: clickId, landing_path: '/toronto' })
  })
})

test('A link to a request opens as mail programs damage it', async ({ page }) => {
  await stubEmptyMaps(page)
  await page.goto('/toronto/book-now')
  await bookPickup(page, true)
  const link = page.getByRole('link', { name: 'See, change or cancel' })
  const href = (await link.getAttribute('href')) ?? ''
  expect(href).toContain('&sig=')
  for (const damaged of [`${href})`, `${href}.`, `${href},`, href.replace('&', '&amp;')]) {
    await page.goto(damaged)
    await expect(page.getByRole('heading', { level: 1 }), damaged).toHaveText(
      'Your pickup is booked',
    )
  }
})

for (const [typed, path, phone] of [
  ['/toronto/get-quote)', '/toronto/get-quote', '416-555-0110'],
  ['/toronto,', '/toronto', '416-555-0110'],
  ['/torronto/get-quote', '/toronto/get-quote', '416-555-0110'],
  ['/san_antonio', '/san-antonio', '210-555-0116'],
] as const) {
  test(`The address ${typed} leads to the page that was meant`, async ({ page }) => {
    await page.goto(typed)
    expect(new URL(page.url()).pathname).toBe(path)
    await expect(page.getByRole('banner')).toContainText(phone)
  })
}

test('A phone links no opening hours before the page is ready', async ({ page }) => {
  for (const path of ['/toronto', '/toronto/get-quote', '/toronto/book-now', '/toronto/faq']) {
    await page.goto(path)
    await expect(page.locator('meta[name="format-detection"]')).toHaveAttribute(
      'content',
      'telephone=no, date=no, address=no, email=no',
    )
  }
})

test('A page opened from a webmail’s sandboxed frame shows its number', async ({ page, site }) => {
  const link = `<a href="${site.url}/toronto/get-quote" target="_blank">Your request</a>`
  await page.route('https://webmail.example/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe sandbox="allow-popups" srcdoc='${link}'></iframe>`,
    }),
  )
  await page.goto('https://webmail.example/')
  const opened = page.waitForEvent('popup')
  await page.frameLocator('iframe').getByRole('link').click()
  const popup = await opened
  await expect(popup.getByRole('banner')).toContainText('416-555-0110')
})

test('Seven people behind one address are stored within ten minutes', async ({
  browser,
  database,
  site,
}) => {
  const lists = ['leads', 'quarantine/leads']
  for (let person = 0; person < 7; person++) {
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/toronto/get-quote')
    const form = getShortQuoteForm(page)
    await fillContact(form, {
      name: `Person ${'ABCDEFG'.charAt(person)}`,
      phone: `416555014${person}`,
    })
    await submitValidForm(form)
    await context.close()
  }
  const counts = lists.map((list) => Object.keys(database.read(`/${list}`) ?? {}).length)
  expect(counts).toEqual([6, 1])
})
