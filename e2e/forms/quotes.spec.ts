import { LeadSchema } from '@/lib/forms/records.fixture'
import { getWallClock } from '@/lib/dates/wall-clock'
import {
  expect,
  getDetails,
  getLeads,
  test,
  describeVisitors,
} from '@/e2e/support/servers/fixtures'
import {
  MOVE_DATE,
  getPostalCodeField,
  fillMove,
  getFullQuoteForm,
  getMoveAddress,
  MOVE_INPUT,
  MOVE_LEAD,
  requestShortQuote,
  getThankYouKey,
  submitForm,
} from '@/e2e/support/pages/quote-page'

describeVisitors('@core', ({ visitor }) => {
  test(`${visitor} can request a quote, and every field is stored`, async ({ page, database }) => {
    await page.goto('/miami')
    const form = getFullQuoteForm(page)
    await fillMove(form)
    await form.getByLabel('Move date').fill(MOVE_DATE)
    await form.getByLabel('I need help packing').check()
    const before = getWallClock(new Date(), 'America/New_York')
    await submitForm(form)

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Thank you/)
    const url = new URL(page.url())
    expect(url.pathname).toBe('/thankyou')
    const { ref, signature, ...answers } = Object.fromEntries(url.searchParams)
    expect(signature).toHaveLength(22)
    expect(answers).toEqual({
      form: 'full',
      city: 'miami',
      moveDate: MOVE_DATE,
      fromAddress: '75201',
      toAddress: '33101',
      packing: 'true',
    })

    const leads = getLeads(database)
    expect(Object.keys(leads)).toEqual([ref])
    const after = getWallClock(new Date(), 'America/New_York')
    const { date, time, ip_address, ...lead } = LeadSchema.parse(leads[String(ref)])
    expect(lead).toEqual(MOVE_LEAD)
    expect(ip_address).toMatch(/^(::1|127\.0\.0\.1)$/)
    expect([`${before.date} ${before.time}`, `${after.date} ${after.time}`]).toContain(
      `${date} ${time}`,
    )
    const details = getDetails(database)[String(ref)]
    expect(details?.reference).toMatch(/^MA-\w{5}$/)
    expect(details).toMatchObject({
      form: 'full',
      city: 'miami',
      time_zone: 'America/New_York',
      message: MOVE_INPUT.message,
      answers: { move_date: MOVE_DATE, packing: true },
    })
  })

  test.describe('from Canada', () => {
    test.use({ extraHTTPHeaders: { 'x-vercel-ip-country': 'CA' } })

    test(`${visitor} may switch from postal codes to ZIP codes`, async ({ page, database }) => {
      await page.goto('/toronto')
      const form = getFullQuoteForm(page)
      await expect(getPostalCodeField(form, 'Moving from')).toHaveAccessibleName('Postal code')
      await submitForm(form)
      await expect(
        form.getByRole('link', { name: 'Postal Code is required', exact: true }),
      ).toBeVisible()
      await expect(
        form.getByRole('link', { name: 'Moving To Postal Code is required' }),
      ).toBeVisible()

      await fillMove(form, { from: 'm5v 2t6' })
      await getMoveAddress(form, 'Moving to').getByLabel('United States').check()
      await expect(getPostalCodeField(form, 'Moving to')).toHaveAccessibleName('ZIP code')
      await getPostalCodeField(form, 'Moving to').fill('33101')
      await submitForm(form)
      await expect(page).toHaveURL(/fromAddress=m5v2t6&toAddress=33101/)
      const [lead] = Object.values(getLeads(database))
      expect(lead).toMatchObject({ zip: 'm5v2t6', zipTo: '33101', location_id: 'toronto' })
    })
  })
})

for (const [visitor, headers] of [
  ['whose country is unknown', {}],
  ['from a third country', { 'x-vercel-ip-country': 'MX' }],
] as const) {
  test.describe('without JavaScript', () => {
    test.use({ extraHTTPHeaders: { ...headers }, javaScriptEnabled: false })

    test(`A visitor ${visitor} starts with the city’s country at both ends`, async ({ page }) => {
      for (const [path, name] of [
        ['/toronto', 'Canada'],
        ['/miami', 'United States'],
      ] as const) {
        await page.goto(path)
        const countries = getFullQuoteForm(page).getByRole('radio', { name, checked: true })
        await expect(countries).toHaveCount(2)
      }
    })
  })
}

/** A location may have several cities; `/` and `/get-quote` are of the default one. */
const SHORT_FORMS = [
  ['/', 'dallas-fort-worth', 'dfw'],
  ['/houston', 'hamilton-niagara', 'houston'],
] as const
const SHORT_FORMS_WITHOUT_SCRIPTS = [
  ['/get-quote', 'dallas-fort-worth', 'dfw'],
  ['/ottawa/get-quote', 'ottawa', 'ottawa'],
] as const

describeVisitors('@core', ({ javaScriptEnabled, visitor }) => {
  const forms = javaScriptEnabled ? SHORT_FORMS : SHORT_FORMS_WITHOUT_SCRIPTS
  for (const [path, locationId, city] of forms) {
    test(`${visitor} can request an estimate on ${path}`, async ({ page, database }) => {
      await page.goto(path)
      await requestShortQuote(page)
      expect(new URL(page.url()).searchParams.get('city')).toBe(city)
      const leads = Object.entries(getLeads(database))
      expect(leads).toHaveLength(1)
      const [key, stored] = leads[0] ?? []
      const { date, time, ip_address, ...lead } = LeadSchema.parse(stored)
      expect([date, time, ip_address].every(Boolean)).toBe(true)
      const codes = { email: 'Unavailable', zip: '', zipTo: '' }
      expect(lead).toEqual({ ...MOVE_LEAD, ...codes, location_id: locationId })
      expect(getThankYouKey(page)).toBe(key)
      const details = getDetails(database)[String(key)]
      expect(details).toMatchObject({ form: 'short', city, email: 'mary@example.com' })
      expect(details).not.toHaveProperty('answers')
    })
  }
})
