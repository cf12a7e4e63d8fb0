import { bookPickup, openBooking } from '@/e2e/support/pages/booking-page'
import { makeClientIp, postForm, VALID_MOVE } from '@/e2e/support/pages/post-form'
import { getThankYouKey, requestShortQuote } from '@/e2e/support/pages/quote-page'
import { expect, serverTest, test } from '@/e2e/support/servers/fixtures'
import { fetchForm } from '@/lib/http/plain-form'

// Users of other products reported these inputs in public.

test('A visitor from a TikTok ad with a long click id keeps it', async ({ page, database }) => {
  const clickId = `E.C.P.${'aB3-_'.repeat(59)}`
  await page.goto(`/toronto?ttclid=${clickId}`)
  await page.goto('/toronto/get-quote')
  await requestShortQuote(page)
  const last = database.read(`/details/${getThankYouKey(page)}/attribution/last`)
  expect(last).toMatchObject({ ttclid: clickId, landing_path: '/toronto' })
})

test('A link to a request opens as mail programs damage it', async ({ page }) => {
  await openBooking(page)
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

serverTest('A damaged or misspelt address leads to the page that was meant', async ({ site }) => {
  for (const [typed, path, phone] of [
    ['/toronto/get-quote)', '/toronto/get-quote', '416-555-0110'],
    ['/toronto,', '/toronto', '416-555-0110'],
    ['/torronto/get-quote', '/toronto/get-quote', '416-555-0110'],
    ['/san_antonio', '/san-antonio', '210-555-0116'],
  ] as const) {
    const answer = await fetch(site.url + typed)
    expect(answer.url).toBe(site.url + path)
    expect(await answer.text()).toContain(phone)
  }
})

serverTest('A phone links no opening hours before the page is ready', async ({ site }) => {
  for (const path of ['/toronto', '/toronto/get-quote', '/toronto/book-now', '/toronto/faq'])
    expect(await (await fetch(site.url + path)).text()).toContain(
      '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no"/>',
    )
})

serverTest(
  'Seven people behind one address are stored within ten minutes',
  async ({ database, site }) => {
    const client = makeClientIp()
    for (let person = 0; person < 7; person++) {
      const form = await fetchForm(`${site.url}/toronto`, 'Moving quote')
      const caller = { name: `Person ${'ABCDEFG'.charAt(person)}`, phone: `416555014${person}` }
      const { location } = await postForm(form, { ...VALID_MOVE, ...caller }, client)
      expect(location).toContain('/thankyou')
    }
    const lists = ['leads', 'quarantine/leads']
    const counts = lists.map((list) => Object.keys(database.read(`/${list}`) ?? {}).length)
    expect(counts).toEqual([6, 1])
  },
)
