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
  submitForm,
  submitValidForm,
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
    expect(lead).toEqual({
      email: MOVE_INPUT.email,
      phone: '416-555-0142',
      zip: '75201',
      zipTo: '33101',
      source: 'Paid Ads',
      brand_id: 1,
      status: 'new',
      type: 'moving',
      won_by: '',
      location_id: 'south-florida',
      name: 'Mary Jane Smith',
      note_from_customer: '2 3 boxes a piano, 3rd floor.',
    })
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
      answers: { move_date: MOVE_DATE, packing: true },
    })
  })

  test(`${visitor} who corrects one invalid answer keeps the others`, async ({
    page,
    database,
  }) => {
    await page.goto('/edmonton')
    const form = getFullQuoteForm(page)
    await fillMove(form, { email: 'mary@example' })
    await getMoveAddress(form, 'Moving to').getByLabel('Canada').check()
    await getPostalCodeField(form, 'Moving to').fill('t5j 0n3')
    await form.getByLabel('Move date').fill(MOVE_DATE)
    await form.getByLabel('I need help packing').check()
    await submitForm(form)

    await expect(form.getByRole('alert').getByRole('link')).toHaveText(['Invalid email format'])
    await expect(getMoveAddress(form, 'Moving to').getByLabel('Canada')).toBeChecked()
    await expect(form.getByLabel('I need help packing')).toBeChecked()
    await expect(form.getByLabel('Move date')).toHaveValue(MOVE_DATE)
    await form.getByLabel('Email').fill(MOVE_INPUT.email)
    await submitValidForm(form)
    const [lead] = Object.values(getLeads(database))
    expect(lead).toMatchObject({ email: MOVE_INPUT.email, zip: '75201', zipTo: 't5j0n3' })
  })

  test.describe('from Canada', () => {
    test.use({ extraHTTPHeaders: { 'x-vercel-ip-country': 'CA' } })

    test(`${visitor} is asked for postal codes and can switch to ZIP codes`, async ({
      page,
      database,
    }) => {
      await page.goto('/toronto')
      const form = getFullQuoteForm(page)
      await expect(getPostalCodeField(form, 'Moving from')).toHaveAccessibleName('Postal code')
      await submitForm(form)
      await expect(form.getByRole('link', { name: 'Postal Code is required' })).toBeVisible()
      await expect(form.getByRole('link', { name: 'Moving To Zip is required' })).toBeVisible()

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
