import {
  bookPickup,
  fillBooking,
  getBookingForm,
  getOpenDay,
  stubEmptyMaps,
} from '@/e2e/support/pages/booking-page'
import { openPage } from '@/e2e/support/pages/hydration'
import {
  fillContact,
  getShortQuoteForm,
  getThankYouKey,
  requestFullQuote,
  requestShortQuote,
  submitValidForm,
} from '@/e2e/support/pages/quote-page'
import {
  describeVisitors,
  expect,
  getJobs,
  getLeads,
  getSiteSettings,
  test,
} from '@/e2e/support/servers/fixtures'
import { runCommand } from '@/e2e/support/servers/run-command'

// What users of other products reported in public, as it was reported.

describeVisitors('reported inputs', ({ javaScriptEnabled, visitor }) => {
  for (const [typed, stored] of [
    ['Apartment 1204', '1204'],
    ['Penthouse 2301', 'PH 2301'],
  ] as const) {
    test(`${visitor} whose browser fills in "${typed}" has the whole number stored`, async ({
      page,
      database,
    }) => {
      await stubEmptyMaps(page)
      await page.goto('/toronto/book-now')
      await fillBooking(page, getOpenDay('toronto'), javaScriptEnabled, { unit: typed })
      await submitValidForm(getBookingForm(page))
      const units = Object.values(getJobs(database)).map(({ cus_address }) => cus_address.unit)
      expect(units).toEqual([stored])
    })
  }

  test(`${visitor} with a long name and an email with invisible signs is stored whole`, async ({
    page,
    database,
  }) => {
    await page.goto('/toronto/get-quote')
    const email = '\ufeffmailto:mary@example.com.'
    await requestShortQuote(page, { name: 'Maria Fernanda Rodriguez', email })
    const [[key = '', lead] = []] = Object.entries(getLeads(database))
    expect(lead?.name).toBe('Maria Fernanda Rodri')
    const details = { name: 'Maria Fernanda Rodriguez', email: 'mary@example.com' }
    expect(database.read(`/details/${key}`)).toMatchObject(details)
  })

  test(`${visitor} whose address book knows an extension has it stored beside the number`, async ({
    page,
    database,
  }) => {
    await page.goto('/toronto/get-quote')
    await requestShortQuote(page, { phone: '+14165550142,,123#' })
    const [[key = '', lead] = []] = Object.entries(getLeads(database))
    expect(lead?.phone).toBe('416-555-0142')
    expect(database.read(`/details/${key}/answers`)).toEqual({ phone_extension: '123' })
  })

  test(`${visitor} whose phone types dashes and digits of its own has an address the crew can read`, async ({
    page,
    database,
  }) => {
    await stubEmptyMaps(page)
    await page.goto('/toronto/book-now')
    const typed = { street: '٨٨–١٥ 144th Street', unit: '12–1204' }
    await fillBooking(page, getOpenDay('toronto'), javaScriptEnabled, typed)
    await submitValidForm(getBookingForm(page))
    const [job] = Object.values(getJobs(database))
    expect(job?.cus_address).toMatchObject({ street: '88-15 144th Street', unit: '12-1204' })
  })

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

test('A phone is taken from any keyboard, as one composed word, too', async ({ page }) => {
  await openPage(page, '/toronto/get-quote')
  const phone = getShortQuoteForm(page).getByLabel('Phone number')
  for (const digits of ['４１６５５５０１４２', '٤١٦٥٥٥٠١٤٢']) {
    await phone.fill('')
    await page.keyboard.insertText(digits)
    await expect(phone).toHaveValue('416-555-0142')
  }
  await phone.fill('')
  const keyboard = await page.context().newCDPSession(page)
  for (let length = 1; length <= 10; length++) {
    const text = '4165550142'.slice(0, length)
    await keyboard.send('Input.imeSetComposition', {
      ...{ text, selectionStart: length, selectionEnd: length },
    })
  }
  await keyboard.send('Input.insertText', { text: '4165550142' })
  await expect(phone).toHaveValue('416-555-0142')
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
